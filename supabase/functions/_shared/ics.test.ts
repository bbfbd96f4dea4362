import { doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type CalendarEvent, writeCalendar } from './ics.ts'

const TRAINING: CalendarEvent = {
  uid: 'training-1@touchline',
  sequence: 2,
  summary: 'U13 · Rondos',
  start: '2026-11-24T16:30:00+00:00',
  end: '2026-11-24T18:00:00+00:00',
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-20T20:41:07.123456+00:00',
}

function write(event: Partial<CalendarEvent> = {}, name = 'Touchline'): string {
  return writeCalendar({ name, events: [{ ...TRAINING, ...event }] })
}

/** What a calendar app reads: lines that begin with a space belong to the one before. */
function unfoldLines(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

Deno.test('every line ends with CRLF, the file with END:VCALENDAR', () => {
  const file = write()
  doesNotMatch(file.replaceAll('\r\n', ''), /[\r\n]/)
  ok(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'))
  ok(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n'))
})

Deno.test('an event says what it is, when, and since when', () => {
  const lines = unfoldLines(write())
  for (const line of [
    'UID:training-1@touchline',
    'SEQUENCE:2',
    'DTSTAMP:20261120T204107Z',
    'LAST-MODIFIED:20261120T204107Z',
    'CREATED:20261101T080000Z',
    'DTSTART:20261124T163000Z',
    'DTEND:20261124T180000Z',
    'SUMMARY:U13 · Rondos',
    'STATUS:CONFIRMED',
  ]) {
    ok(lines.includes(line), line)
  }
})

Deno.test('no line is longer than 75 octets, and no letter is torn', () => {
  const texts = [
    'Тренировка на открито: преса и бързо отнемане на топката след загуба и игра 4 срещу 4',
    'Mittwochs im Stadion am Schloßgraben – Überzahlspiel mit Flügelwechsel für Große',
    '⚽️🏟️'.repeat(30),
    'x'.repeat(74 - 'SUMMARY:'.length),
    'x'.repeat(75 - 'SUMMARY:'.length),
    'x'.repeat(76 - 'SUMMARY:'.length),
  ]
  for (const summary of texts) {
    const file = write({ summary, location: summary })
    for (const line of file.split('\r\n')) {
      const octets = new TextEncoder().encode(line)
      ok(octets.length <= 75, `${octets.length}: ${line}`)
      doesNotMatch(line, /\uFFFD/)
    }
    ok(unfoldLines(file).includes(`SUMMARY:${summary}`))
  }
})

Deno.test('what people typed cannot end a line or begin a property', () => {
  const file = write({
    summary: 'A; B, C \\ D',
    description: 'One\r\nTwo\nThree\rEND:VEVENT\u0007',
    location: 'Hall\nATTENDEE:mailto:all@demo.test',
  })
  const lines = unfoldLines(file)
  ok(lines.includes('SUMMARY:A\\; B\\, C \\\\ D'))
  ok(lines.includes('DESCRIPTION:One\\nTwo\\nThree\\nEND:VEVENT '))
  ok(lines.includes('LOCATION:Hall\\nATTENDEE:mailto:all@demo.test'))
  equal(lines.filter((line) => line === 'END:VEVENT').length, 1)
})

Deno.test('an event called off stays, takes no time, and says so', () => {
  const lines = unfoldLines(write({ isCancelled: true }))
  ok(lines.includes('STATUS:CANCELLED'))
  ok(lines.includes('TRANSP:TRANSPARENT'))
  ok(!lines.includes('STATUS:CONFIRMED'))
})

Deno.test('a whole day has dates, not times', () => {
  const lines = unfoldLines(write({ start: '2026-12-24', end: '2026-12-25' }))
  ok(lines.includes('DTSTART;VALUE=DATE:20261224'))
  ok(lines.includes('DTEND;VALUE=DATE:20261225'))
})

Deno.test(
  'half past five on both sides of a clock change is the instant each of them means',
  () => {
    const before = write({ start: '2026-10-22T17:30:00+03:00', end: '2026-10-22T19:00:00+03:00' })
    const after = write({ start: '2026-10-29T17:30:00+02:00', end: '2026-10-29T19:00:00+02:00' })
    match(before, /DTSTART:20261022T143000Z/)
    match(after, /DTSTART:20261029T153000Z/)
  },
)

Deno.test('a feed says how often to look again, a file does not', () => {
  const feed = writeCalendar({
    name: 'Touchline',
    zone: 'Europe/Sofia',
    refreshHours: 1,
    events: [],
  })
  match(feed, /REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/)
  match(feed, /X-WR-TIMEZONE:Europe\/Sofia\r\n/)
  doesNotMatch(write(), /REFRESH-INTERVAL|X-WR-TIMEZONE/)
  match(write({}, 'U13, Sofia'), /X-WR-CALNAME:U13\\, Sofia\r\n/)
})
