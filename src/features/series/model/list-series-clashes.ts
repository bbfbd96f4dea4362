/** Which dates of a planned slot meet something that stands already. Instants in ISO. */
import type { SeriesDate } from './series-dates'

interface Span {
  starts_at: string
  ends_at: string
}

export interface OtherTraining extends Span {
  title: string | null
  series_id: string | null
}

export interface Booking extends Span {
  /** The field's name, as a place may call it. */
  field: string
  /** Whose it is; null when no team's. */
  team: string | null
  team_id: string | null
}

export interface DateClash {
  date: string
  kind: 'team' | 'field'
  /** The other training's title or whose booking it is; null when it has no name. */
  name: string | null
}

/**
 * The team's own trainings of other slots, and bookings by others of the field that `place` names:
 * a place is free text, so it counts as the field when it begins with the field's name.
 */
export function listSeriesClashes(
  dates: readonly SeriesDate[],
  trainings: readonly OtherTraining[],
  bookings: readonly Booking[],
  { place, teamId, seriesId }: { place: string; teamId: string; seriesId: string | null },
): DateClash[] {
  const foreign = bookings.filter(
    ({ field, team_id }) => team_id !== teamId && isFieldNamed(place, field),
  )
  return dates.flatMap((date): DateClash[] => {
    if (date.skip) return []
    const training = trainings.find(
      (other) => (seriesId === null || other.series_id !== seriesId) && hasOverlap(date, other),
    )
    const booking = foreign.find((other) => hasOverlap(date, other))
    return [
      ...(training ? [{ date: date.date, kind: 'team' as const, name: training.title }] : []),
      ...(booking ? [{ date: date.date, kind: 'field' as const, name: booking.team }] : []),
    ]
  })
}

function hasOverlap(date: SeriesDate, other: Span): boolean {
  return (
    Date.parse(other.starts_at) < Date.parse(date.endsAt) &&
    Date.parse(other.ends_at) > Date.parse(date.startsAt)
  )
}

function isFieldNamed(place: string, field: string): boolean {
  const [typed, known] = [place.trim().toLowerCase(), field.trim().toLowerCase()]
  return typed.startsWith(known) && !/^[\p{L}\d]/u.test(typed.slice(known.length))
}
