/** How far away something is, in the unit a person would say: "now", "in 40 minutes", "tomorrow". */
import { toWallClock } from '@/lib/time/wall-clock'

export type Distance =
  { kind: 'now' } | { kind: 'ahead'; value: number; unit: 'minute' | 'hour' | 'day' }

interface Span {
  starts_at: string
  zone: string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Within the hour minutes, later today hours, else calendar days of the school. `now` in epoch ms. */
export function computeTimeTo({ starts_at, zone }: Span, now: number): Distance {
  const ms = Date.parse(starts_at) - now
  if (ms <= 0) return { kind: 'now' }
  const minutes = Math.ceil(ms / minuteMs)
  if (minutes < 60) return { kind: 'ahead', value: minutes, unit: 'minute' }
  const days = countDaysUntil(toWallClock(starts_at, zone).date, zone, now)
  if (days > 0) return { kind: 'ahead', value: days, unit: 'day' }
  return { kind: 'ahead', value: Math.round(minutes / 60), unit: 'hour' }
}

/** Calendar days from today to a date (`YYYY-MM-DD`) of the school; 0 today, negative when past. */
export function countDaysUntil(date: string, zone: string, now: number): number {
  const today = toWallClock(now, zone).date
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs)
}
