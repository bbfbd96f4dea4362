/** What a period opens on: the first event still to come, or the first one of a period that is not the present one. */

interface Timed {
  id: string
  /** `YYYY-MM-DDTHH:mm:00` on the calendar's clock. */
  start: string
  end: string
}

/** The event that ends next after `wallNow`; null when all are over. Texts are `YYYY-MM-DDTHH:mm:00`. */
export function findNextEvent<Event extends Timed>(
  events: readonly Event[],
  wallNow: string,
): Event | null {
  return (
    events
      .filter(({ end }) => end > wallNow)
      .toSorted((one, other) => one.start.localeCompare(other.start))[0] ?? null
  )
}

/**
 * The hour a week scrolls to, `HH:mm:ss`: half an hour before the earliest time of day among what is still to
 * come; with nothing to come half an hour before now, or before the earliest event of another week. Null where
 * a week is empty.
 */
export function computeScrollTime(
  events: readonly Timed[],
  wallNow: string,
  isPresentWeek: boolean,
): string | null {
  const ahead = events.filter(({ end }) => end > wallNow)
  const shown = ahead.length > 0 ? ahead : isPresentWeek ? [{ start: wallNow }] : events
  const earliest = shown.map(({ start }) => start.slice(11, 16)).toSorted()[0]
  if (!earliest) return null
  const [hour = 0, minute = 0] = earliest.split(':').map(Number)
  const minutes = Math.max(0, hour * 60 + minute - 30)
  const parts = [Math.floor(minutes / 60), minutes % 60, 0]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
