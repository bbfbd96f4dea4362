/** The times one form books: a single one, every week up to a day, or all dates of a weekly training. */
import { addDays } from '@/lib/time/calendar-date'
import { toInstant } from '@/lib/time/wall-clock'
import { findOverlaps, type BookedTime, type Booking } from './booking'
import type { BookingValues } from './booking-schema'
import type { StoredGround } from './ground'

export interface Occurrence extends BookedTime {
  training_id: string | null
  team_id: string | null
}

/** A training as far as a booking for it goes. */
export interface DatedTraining extends BookedTime {
  id: string
  team_id: string
  series_id: string | null
}

type Wanted = Pick<
  BookingValues,
  'kind' | 'training_id' | 'is_whole_series' | 'team_id' | 'date' | 'start' | 'end' | 'until'
>

/** Empty while the form does not say enough yet. `zone` is the school's. */
export function listOccurrences(
  values: Wanted,
  trainings: readonly DatedTraining[],
  zone: string,
): Occurrence[] {
  if (values.kind !== 'training') return listWeekly(values, zone)
  const chosen = trainings.find(({ id }) => id === values.training_id)
  if (!chosen) return []
  const isSeries = values.is_whole_series && chosen.series_id !== null
  const booked = isSeries
    ? trainings.filter(({ series_id }) => series_id === chosen.series_id)
    : [chosen]
  return booked.map(({ id, team_id, starts_at, ends_at }) => ({
    training_id: id,
    team_id,
    starts_at,
    ends_at,
  }))
}

/** From the first start to the last end. */
export function computeSpan(times: readonly BookedTime[]): BookedTime | null {
  const first = times[0]
  if (!first) return null
  return times.reduce(
    (span, { starts_at, ends_at }) => ({
      starts_at: starts_at < span.starts_at ? starts_at : span.starts_at,
      ends_at: ends_at > span.ends_at ? ends_at : span.ends_at,
    }),
    { starts_at: first.starts_at, ends_at: first.ends_at },
  )
}

export interface Clash {
  occurrence: Occurrence
  others: Booking[]
}

/** Which of the times are free on that ground, and who has the others. */
export function split(
  occurrences: readonly Occurrence[],
  ground: StoredGround,
  taken: readonly Booking[],
): { free: Occurrence[]; clashes: Clash[] } {
  const free: Occurrence[] = []
  const clashes: Clash[] = []
  for (const occurrence of occurrences) {
    const others = findOverlaps(
      { ...occurrence, along: ground.along, across: ground.across },
      taken,
    )
    if (others.length === 0) free.push(occurrence)
    else clashes.push({ occurrence, others })
  }
  return { free, clashes }
}

function listWeekly({ team_id, date, start, end, until }: Wanted, zone: string): Occurrence[] {
  if (!date || !start || !end || end <= start) return []
  const last = until && until >= date ? until : date
  const dates: string[] = []
  for (let day = date; day <= last && dates.length < 53; day = addDays(day, 7)) dates.push(day)
  return dates.map((day) => ({
    training_id: null,
    team_id: team_id || null,
    starts_at: toInstant({ date: day, time: start }, zone),
    ends_at: toInstant({ date: day, time: end }, zone),
  }))
}
