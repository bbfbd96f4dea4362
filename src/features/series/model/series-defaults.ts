/** How a new weekly slot begins: as the team trained lately, from today to the end of its season. */
import { countMinutesBetween } from '@/lib/time/interval'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { defaultDuration, defaultTime } from '@/features/planner/model/training-defaults'
import { longestSeries } from './series-dates'
import { seriesMinutes, type SeriesValues } from './series-schema'
export interface Season {
  name: string
  school_id: string
  starts_on: string
  ends_on: string
}

interface PastTraining {
  team_id: string
  starts_at: string
  ends_at: string
  place: string | null
  field_bookings?: readonly { field_part_id: string }[]
}

/** The season a day lies in, else the next one to come; undefined where the school has none. */
export function findSeasonAt(seasons: readonly Season[], schoolId: string, date: string) {
  return seasons
    .filter(({ school_id, ends_on }) => school_id === schoolId && ends_on >= date)
    .toSorted((one, other) => one.starts_on.localeCompare(other.starts_on))[0]
}

/** From `today` or the season's first day, whichever is later, to its end; half a year without one. */
export function getSeasonPeriod(season: Season | undefined, today: string) {
  if (!season) return { from_on: today, to_on: addDays(today, 182) }
  const from_on = season.starts_on > today ? season.starts_on : today
  const latest = addDays(from_on, longestSeries)
  return { from_on, to_on: season.ends_on < latest ? season.ends_on : latest }
}

/** Weekdays stay open: a slot like the one there is would be a mistake more often than not. */
export function createSeriesValues(
  team: { id: string; school_id: string; school: { time_zone: string } } | undefined,
  past: readonly PastTraining[],
  seasons: readonly Season[],
  now: number,
): SeriesValues {
  const zone = team?.school.time_zone ?? 'UTC'
  const own = past.filter(({ team_id }) => team_id === team?.id)
  const today = toWallClock(now, zone).date
  const length = Number(
    findMostCommon(
      own.map(({ starts_at, ends_at }) => String(countMinutesBetween(starts_at, ends_at))),
    ) ?? defaultDuration,
  )
  return {
    team_id: team?.id ?? '',
    weekdays: [],
    time:
      findMostCommon(own.map(({ starts_at }) => toWallClock(starts_at, zone).time)) ?? defaultTime,
    minutes: Math.min(Math.max(length, seriesMinutes.min), seriesMinutes.max),
    place: findMostCommon(own.flatMap(({ place }) => place ?? [])) ?? '',
    title: '',
    ...getSeasonPeriod(team && findSeasonAt(seasons, team.school_id, today), today),
    template_id: null,
    field_part_id: findMostCommon(own.flatMap(listPartIds)) ?? null,
    when_taken: '',
    skips: [],
  }
}

function listPartIds({ field_bookings = [] }: PastTraining): string[] {
  return field_bookings.map(({ field_part_id }) => field_part_id)
}

/** The value that comes most often; of equals the first. */
function findMostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
