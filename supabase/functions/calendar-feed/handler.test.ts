// Run: npx deno test --no-remote --node-modules-dir=manual --import-map supabase/functions/calendar-feed/deno.json supabase/functions/calendar-feed
import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type Deps, type Feed, handle } from './handler.ts'
import { words } from './words.ts'

const TOKEN = 'A'.repeat(43)
const TRAINING: Feed['events'][number] = {
  kind: 'training',
  id: 't1',
  team: 'U13',
  title: 'Rondos',
  starts_at: '2026-11-24T16:30:00+00:00',
  ends_at: '2026-11-24T18:00:00+00:00',
  place: 'Pitch 2',
  is_cancelled: false,
  sequence: 3,
  created_at: '2026-11-01T08:00:00+00:00',
  updated_at: '2026-11-20T20:41:07+00:00',
  answers: [{ name: 'Mia', answer: 'yes' }],
}
const MATCH: Feed['events'][number] = {
  ...TRAINING,
  kind: 'match',
  id: 'm1',
  title: undefined,
  opponent: 'FC {name}',
  is_home: false,
  competition: 'Cup',
  meet_at: '2026-11-28T08:15:00+00:00',
  answers: [],
}

function createWorld(events = [TRAINING, MATCH], locale = 'en') {
  const asked: string[] = []
  const feed: Feed = { locale, name: 'Mia', time_zone: 'Europe/Sofia', events }
  const deps: Deps = {
    appUrl: 'https://app.test',
    feed(token) {
      asked.push(token)
      return Promise.resolve(token === TOKEN ? feed : null)
    },
  }
  return { deps, asked }
}

function get(path = `${TOKEN}.ics`, init: RequestInit = {}): Request {
  return new Request(`http://f/calendar-feed/${path}`, init)
}

async function read(events?: Feed['events'], locale?: string): Promise<string> {
  const response = await handle(get(), createWorld(events, locale).deps)
  return (await response.text()).replaceAll('\r\n ', '')
}

Deno.test('a calendar app gets the trainings and matches without signing in', async () => {
  const response = await handle(get(), createWorld().deps)
  equal(response.status, 200)
  equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8')
  match(response.headers.get('cache-control') ?? '', /^private/)
  const file = (await response.text()).replaceAll('\r\n ', '')
  match(file, /X-WR-CALNAME:Touchline · Mia\r\n/)
  match(file, /SUMMARY:U13 · Rondos\r\n/)
  match(file, /DESCRIPTION:Mia: coming\r\n/)
  match(file, /LOCATION:Pitch 2\r\n/)
  match(file, /URL:https:\/\/app\.test\/training-manager\/trainings\/details\/t1\r\n/)
})

Deno.test('a match names home first, and when to meet by the school’s clock', async () => {
  const file = await read([MATCH])
  match(file, /SUMMARY:FC \{name\} – U13\r\n/)
  match(file, /DESCRIPTION:Away · Cup\\nMeet at 10:15\r\n/)
})

Deno.test(
  'unknown, revoked and malformed tokens get one answer, the last without a question',
  async () => {
    const { deps, asked } = createWorld()
    const answers = []
    for (const path of [`${'B'.repeat(43)}.ics`, 'short.ics', `${TOKEN}`, `${TOKEN}%0A.ics`, '']) {
      const response = await handle(get(path), deps)
      answers.push([response.status, await response.text()])
      equal(response.headers.get('cache-control'), 'private, no-store')
    }
    deepEqual(answers, Array(5).fill([404, 'Not found']))
    deepEqual(asked, ['B'.repeat(43)])
  },
)

Deno.test('what has not changed is not sent again; what has is', async () => {
  const { deps } = createWorld()
  const etag = (await handle(get(), deps)).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
    const again = await handle(get(undefined, { headers: { 'if-none-match': known } }), deps)
    deepEqual([again.status, await again.text()], [304, ''])
  }
  const moved = createWorld([{ ...TRAINING, starts_at: '2026-11-24T17:00:00+00:00' }, MATCH])
  const fresh = await handle(get(undefined, { headers: { 'if-none-match': etag } }), moved.deps)
  equal(fresh.status, 200)
})

Deno.test('a training called off stays in the calendar, in words as well', async () => {
  const file = await read([{ ...TRAINING, is_cancelled: true, sequence: 4 }])
  match(file, /STATUS:CANCELLED\r\n/)
  match(file, /SEQUENCE:4\r\n/)
  match(file, /SUMMARY:Called off: U13 · Rondos\r\n/)
})

Deno.test(
  'a feed that shows nothing any more is an empty calendar, which empties the app',
  async () => {
    const file = await read([])
    match(file, /^BEGIN:VCALENDAR\r\n/)
    doesNotMatch(file, /VEVENT/)
  },
)

Deno.test('speaks the language of the person, and English where it knows none', async () => {
  match(await read([{ ...TRAINING, title: null }], 'bg'), /SUMMARY:U13 · Тренировка\r\n/)
  match(await read([TRAINING], 'de'), /DESCRIPTION:Mia: ist dabei\r\n/)
  match(await read([TRAINING], 'fr'), /DESCRIPTION:Mia: coming\r\n/)
  for (const language of Object.values(words)) {
    deepEqual(Object.keys(language), Object.keys(words.en))
    deepEqual(Object.keys(language.answers), Object.keys(words.en.answers))
  }
})

Deno.test('is only read', async () => {
  equal((await handle(get(undefined, { method: 'POST' }), createWorld().deps)).status, 405)
  const head = await handle(get(undefined, { method: 'HEAD' }), createWorld().deps)
  deepEqual([head.status, await head.text()], [200, ''])
})
