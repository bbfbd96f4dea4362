/** Matches on the calendar: read-only, by the school's clock. */
import { toWallClock } from '@/lib/time/wall-clock'
import {
  computeMatchEnd,
  formatMatchName,
  type CalendarMatch,
} from '@/features/teams/model/match-file'

export interface Fixture extends CalendarMatch {
  team_id: string
  field_part_id: string | null
  goals_for: number | null
  goals_against: number | null
  team: { name: string; school: { time_zone: string } }
}

/** Ids of matches are no ids of trainings: the calendar tells them apart by this. */
export function toMatchEvent(fixture: Fixture) {
  const zone = fixture.team.school.time_zone
  const toWall = (instant: string) => {
    const { date, time } = toWallClock(instant, zone)
    return `${date}T${time}:00`
  }
  return {
    id: `match-${fixture.id}`,
    title: formatMatchName(fixture),
    start: toWall(fixture.starts_at),
    end: toWall(computeMatchEnd(fixture)),
    editable: false,
    stamp: fixture.updated_at,
  }
}
