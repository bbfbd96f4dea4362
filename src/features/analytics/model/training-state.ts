/** What stands in a row of the administrator's sessions. */
import { formatLocale } from '@/lib/dates'

interface TrainingRow {
  status: string
  ends_at: string
}

/** Over is over, whether or not somebody ticked it as done. */
export function getTrainingState(
  { status, ends_at }: TrainingRow,
  now: number,
): 'planned' | 'done' | 'cancelled' {
  if (status === 'cancelled') return 'cancelled'
  return Date.parse(ends_at) < now ? 'done' : 'planned'
}

/** Day and time by the school's clock. */
export function formatStart(startsAt: string, zone: string, language?: string): string {
  return new Intl.DateTimeFormat(formatLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(startsAt))
}
