/** Matches on the calendar: read-only, by the school's clock. */
import { toWallClock } from '@/lib/time/wall-clock'
import { matchEnd, matchName, type MatchToKeep } from '@/features/teams/model/match-file'

export interface Fixture extends MatchToKeep {
  team_id: string
  team: { name: string; school: { time_zone: string } }
}

/** Ids of matches are no ids of trainings: the calendar tells them apart by this. */
export function toMatchEvent(fixture: Fixture) {
  const zone = fixture.team.school.time_zone
  const wall = (instant: string) => {
    const { date, time } = toWallClock(instant, zone)
    return `${date}T${time}:00`
  }
  return {
    id: `match-${fixture.id}`,
    title: matchName(fixture),
    start: wall(fixture.starts_at),
    end: wall(matchEnd(fixture)),
    editable: false,
    stamp: fixture.updated_at,
  }
}
