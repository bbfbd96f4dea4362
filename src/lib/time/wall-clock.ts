/** Instants and the wall clock of a time zone: the database keeps instants, people read and type the clock. */

const minuteMs = 60_000

export interface WallClock {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm`, 24 hours */
  time: string
}

const partFormats = new Map<string, Intl.DateTimeFormat>()

function getWallFormat(zone: string): Intl.DateTimeFormat {
  const known = partFormats.get(zone)
  if (known) return known
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  partFormats.set(zone, created)
  return created
}

/** The clock on a wall of the zone at an instant (ISO text or epoch milliseconds). */
export function toWallClock(instant: string | number, zone: string): WallClock {
  const parts: Record<string, string> = {}
  for (const { type, value } of getWallFormat(zone).formatToParts(new Date(instant))) {
    parts[type] = value
  }
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

/**
 * The instant (ISO, UTC) a wall clock shows. In the hour that a clock change skips the time moves on
 * by that hour; in the hour that comes twice the first one counts.
 */
export function toInstant({ date, time }: WallClock, zone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const before = asUtc - computeOffsetMs(asUtc - 24 * 60 * minuteMs, zone)
  const after = asUtc - computeOffsetMs(asUtc + 24 * 60 * minuteMs, zone)
  const fits = [before, after].filter((candidate) => toWallMs(candidate, zone) === asUtc)
  return new Date(fits.length > 0 ? Math.min(...fits) : before).toISOString()
}

/** A clock time some minutes later, over midnight if need be. */
export function addClockMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

function toWallMs(instant: number, zone: string): number {
  const { date, time } = toWallClock(instant, zone)
  return Date.parse(`${date}T${time}:00Z`)
}

function computeOffsetMs(instant: number, zone: string): number {
  return toWallMs(instant, zone) - Math.floor(instant / minuteMs) * minuteMs
}
