/** Days of practice as weeks: the heat map, and a streak that rest days never break. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'

export interface Day {
  day: string
  entries: number
  minutes: number
}

/** Weeks of the heat map. */
export const shownWeeks = 17
/** As far back as days are asked for: a year, for the streak. */
export const readDays = 371

export interface MapDay extends Day {
  isFuture: boolean
}

export interface MapWeek {
  /** Monday. */
  start: string
  days: MapDay[]
}

/** The last weeks up to the one of `today`, Monday first, with empty days. */
export function listWeeks(days: readonly Day[], today: string, count = shownWeeks): MapWeek[] {
  const known = new Map(days.map((day) => [day.day, day]))
  const first = addDays(getStartOfWeek(today), -7 * (count - 1))
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(first, 7 * week)
    return {
      start,
      days: Array.from({ length: 7 }, (_unused, index) => {
        const day = addDays(start, index)
        const { entries = 0, minutes = 0 } = known.get(day) ?? {}
        return { day, entries, minutes, isFuture: day > today }
      }),
    }
  })
}

/** From nothing (0) to much (3): a short practice counts as one, too. */
export function getStrength({ entries, minutes }: Day): 0 | 1 | 2 | 3 {
  if (entries === 0) return 0
  if (minutes >= 25) return 3
  return minutes >= 12 ? 2 : 1
}

/** Weeks in a row with practice. Rest days count as part of it; the week that runs cannot break it. */
export function computeStreak(days: readonly Day[], today: string): number {
  const weeks = new Set(
    days.filter(({ entries }) => entries > 0).map(({ day }) => getStartOfWeek(day)),
  )
  const current = getStartOfWeek(today)
  let week = weeks.has(current) ? current : addDays(current, -7)
  let count = 0
  while (weeks.has(week)) {
    count += 1
    week = addDays(week, -7)
  }
  return count
}

/** Sums since `from` (a day), which is part of it. */
export function sumSince(days: readonly Day[], from: string) {
  const since = days.filter(({ day, entries }) => day >= from && entries > 0)
  return {
    days: since.length,
    minutes: since.reduce((sum, { minutes }) => sum + minutes, 0),
    entries: since.reduce((sum, { entries }) => sum + entries, 0),
  }
}
