import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { BookedTime, Booking } from '../../model/booking'
import type { Part } from '../../model/part'

type Named = Pick<Booking, 'kind' | 'title' | 'team'> & Partial<Pick<Booking, 'training' | 'match'>>

/** Bookings, parts and times in words; clock times are the school's. */
export function useBookingText() {
  const { t, i18n } = useTranslation('fields')
  const locale = i18n.resolvedLanguage ?? 'en'

  /** "U13", "Mowing and lines", "Maintenance": the shortest that says who has it. */
  function formatHolder({ team, title, kind }: Named): string {
    return team?.name ?? title ?? t(`kinds.${kind}`)
  }

  /** What for: "Pressing", "U13 – SpVgg Kirchberg", "Meeting". */
  function describeBooking(booking: Named): string {
    const { kind, title, team, training, match } = booking
    if (match && team) {
      return match.is_home ? `${team.name} – ${match.opponent}` : `${match.opponent} – ${team.name}`
    }
    return training?.title ?? title ?? t(`kinds.${kind}`)
  }

  function formatPart({ kind, label }: Pick<Part, 'kind' | 'label'>): string {
    return t(`parts.names.${kind}`, { label })
  }

  /** "17:30–19:00", with the days when it runs over midnight. */
  function formatClock({ starts_at, ends_at }: BookedTime, zone: string): string {
    const start = toWallClock(starts_at, zone)
    const end = toWallClock(ends_at, zone)
    if (start.date === end.date || end.time === '00:00') return `${start.time}–${end.time}`
    return `${formatDay(start.date, locale)} ${start.time} – ${formatDay(end.date, locale)} ${end.time}`
  }

  /** "Tue, 24 Nov". */
  function formatBookingDay({ starts_at }: Pick<BookedTime, 'starts_at'>, zone: string): string {
    return formatDay(toWallClock(starts_at, zone).date, locale)
  }

  function formatIsoDate(isoDate: string, style: 'day' | 'day_long' = 'day'): string {
    return formatDay(isoDate, locale, style)
  }

  /** "U13 (17:30–19:00)": whom one asks when the ground is wanted. */
  function formatHolders(bookings: readonly Booking[], zone: string): string {
    return [
      ...new Set(
        bookings.map((booking) => `${formatHolder(booking)} (${formatClock(booking, zone)})`),
      ),
    ].join(', ')
  }

  return {
    who: formatHolder,
    what: describeBooking,
    part: formatPart,
    clock: formatClock,
    day: formatBookingDay,
    date: formatIsoDate,
    holders: formatHolders,
  }
}
