/**
 * Calendars as RFC 5545 writes them, for the feed and for the files the app makes. Imports nothing: it runs in Deno
 * and in the browser. Times are written in UTC, so a clock change is the reader's calendar's business, not ours.
 */

export interface CalendarEvent {
  /** The same for ever, whatever changes about the event; unique in the world. */
  uid: string
  /** Rises with every change. */
  sequence: number
  summary: string
  /** ISO instants; for a whole day `YYYY-MM-DD`, the end then being the day after the last one. */
  start: string
  end: string
  /** ISO instants. */
  createdAt?: string
  updatedAt: string
  description?: string
  location?: string
  url?: string
  isCancelled?: boolean
}

export interface CalendarFile {
  /** As the calendar app calls it. */
  name: string
  /** IANA name, a hint for apps that show the calendar in one zone. */
  zone?: string
  /** How often an app should fetch it again, in hours; only for feeds. */
  refreshHours?: number
  events: readonly CalendarEvent[]
}

/** The whole file: CRLF after each line, none longer than 75 octets. */
export function writeCalendar({ name, zone, refreshHours, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    createTextLine('NAME', name),
    createTextLine('X-WR-CALNAME', name),
    ...(zone ? [`X-WR-TIMEZONE:${zone}`] : []),
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeEvent(event: CalendarEvent): string[] {
  const { uid, sequence, summary, start, end, createdAt, updatedAt } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // of a published event this is when it last changed: two readings of the same state are the same octets
    `DTSTAMP:${formatUtc(updatedAt)}`,
    ...(createdAt ? [`CREATED:${formatUtc(createdAt)}`] : []),
    `LAST-MODIFIED:${formatUtc(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${formatMoment(start)}`,
    `DTEND${formatMoment(end)}`,
    createTextLine('SUMMARY', summary),
    ...(event.description ? [createTextLine('DESCRIPTION', event.description)] : []),
    ...(event.location ? [createTextLine('LOCATION', event.location)] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    event.isCancelled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED',
    ...(event.isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

function createTextLine(name: string, value: string): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
  // no other control character may stand in a text
  return `${name}:${escaped.replaceAll(/\p{Cc}/gu, ' ')}`
}

function formatMoment(value: string): string {
  return value.length === 10 ? `;VALUE=DATE:${value.replaceAll('-', '')}` : `:${formatUtc(value)}`
}

/** `20261124T163000Z` */
function formatUtc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const longest = 75

/** Breaks a line between characters, never inside one: octets are counted, letters are kept whole. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  if (encoder.encode(line).length <= longest) return line
  let written = ''
  let used = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (used + size > longest) {
      written += '\r\n '
      used = 1
    }
    written += character
    used += size
  }
  return written
}
