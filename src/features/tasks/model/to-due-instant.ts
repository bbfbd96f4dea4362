/** The day a task is due, as the instant the database keeps. */
import { toInstant } from '@/lib/time/wall-clock'

/** The last minute of a day (`YYYY-MM-DD`) where the school is; null without a day. */
export function toDueInstant(day: string | null, zone: string): string | null {
  return day ? toInstant({ date: day, time: '23:59' }, zone) : null
}
