// Run: npx deno test --no-remote --node-modules-dir=manual --import-map supabase/functions/deliver-mail/deno.json supabase/functions/deliver-mail
import { deepEqual, doesNotMatch, equal, match, throws } from 'node:assert/strict'
import { composeMail } from './compose.ts'
import { type Deps, handle, type OutboxMail } from './handler.ts'
import { bg } from '../_shared/news/words-bg.ts'
import { de } from '../_shared/news/words-de.ts'
import { en } from '../_shared/news/words-en.ts'

const PARENT = { id: 'u1', email: 'eva@demo.test', first_name: 'Eva', locale: 'de' }
const GRANTED: OutboxMail = {
  id: 'm1',
  user_id: 'u1',
  to_email: null,
  to_locale: null,
  category: 'system',
  kind: 'role_granted',
  payload: { role: 'parent', school_name: 'FC <Riverside>' },
}
const INVITED: OutboxMail = {
  ...GRANTED,
  user_id: null,
  to_email: 'aunt@demo.test',
  to_locale: 'bg',
  category: null,
  kind: 'invitation',
  payload: {
    role: 'parent',
    school_name: 'FC Riverside',
    inviter: 'Lena Hoffmann',
    link: '/accept-invitation?token=abc',
  },
}
const MOVED: OutboxMail = {
  ...GRANTED,
  category: 'training',
  kind: 'training_moved',
  payload: {
    team: 'U13',
    title: 'Rondos',
    place: 'Hall',
    starts_at: '2026-11-24T16:30:00+00:00',
    time_zone: 'Europe/Sofia',
    link: '/training-manager/trainings/details/t1',
  },
}

function createToken(claims: Record<string, unknown>): string {
  return `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
}

function post(claims?: Record<string, unknown>): Request {
  const headers = claims ? { authorization: `Bearer ${createToken(claims)}` } : undefined
  return new Request('http://f/deliver-mail', { method: 'POST', headers })
}

function createWorld(queue: OutboxMail[], send: Deps['send'] = () => Promise.resolve()) {
  const finished: [string, string | null][] = []
  const sentTo: string[] = []
  const deps: Deps = {
    appUrl: 'https://app.test',
    claim: (batch) => Promise.resolve(queue.splice(0, batch)),
    readWords: () => Promise.resolve([]),
    people: (ids) => Promise.resolve([PARENT].filter(({ id }) => ids.includes(id))),
    async send(mail) {
      await send(mail)
      sentTo.push(mail.to)
    },
    finish: (id, error) => Promise.resolve(void finished.push([id, error])),
  }
  return { deps, finished, sentTo }
}

const USER = { role: 'authenticated', sub: 'u9' }

Deno.test('refuses a call without a token or with an anonymous one', async () => {
  const { deps, finished } = createWorld([GRANTED])
  equal((await handle(post(), deps)).status, 401)
  equal((await handle(post({ role: 'anon' }), deps)).status, 401)
  deepEqual(finished, [])
})

Deno.test('a signed-in user gets counts and nothing else', async () => {
  const { deps, finished, sentTo } = createWorld([GRANTED])
  const response = await handle(post(USER), deps)
  deepEqual(await response.json(), { sent: 1, failed: 0 })
  deepEqual(sentTo, ['eva@demo.test'])
  deepEqual(finished, [['m1', null]])
})

Deno.test('a second call finds nothing to do', async () => {
  const { deps, sentTo } = createWorld([GRANTED])
  await handle(post({ role: 'service_role' }), deps)
  const again = await handle(post({ role: 'service_role' }), deps)
  deepEqual(await again.json(), { sent: 0, failed: 0 })
  equal(sentTo.length, 1)
})

Deno.test('a whole club is served in one call, a flood in several', async () => {
  const createMany = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...GRANTED, id: `m${index}` }))
  const club = createWorld(createMany(120))
  deepEqual(await (await handle(post(USER), club.deps)).json(), { sent: 120, failed: 0 })
  const flood = createWorld(createMany(400))
  deepEqual(await (await handle(post(USER), flood.deps)).json(), { sent: 300, failed: 0 })
})

Deno.test('one failure is reported and does not stop the others', async () => {
  const unknown = { ...GRANTED, id: 'm2', category: null, kind: 'party' }
  const stranger = { ...GRANTED, id: 'm3', user_id: 'nobody' }
  const { deps, finished } = createWorld([unknown, stranger, GRANTED])
  deepEqual(await (await handle(post(USER), deps)).json(), { sent: 1, failed: 2 })
  deepEqual(
    finished.map(([id, error]) => [id, error === null]),
    [
      ['m2', false],
      ['m3', false],
      ['m1', true],
    ],
  )
})

Deno.test('a mail service that refuses leaves its reason in the outbox', async () => {
  const { deps, finished } = createWorld([GRANTED], () => Promise.reject(new Error('quota')))
  await handle(post(USER), deps)
  deepEqual(finished, [['m1', 'quota']])
})

Deno.test('writes in the language of the person and escapes what people typed', () => {
  const mail = composeMail(GRANTED, PARENT, 'https://app.test')
  match(mail.subject, /Rolle/)
  match(mail.text, /^Hallo Eva,/)
  match(mail.text, /Elternteil bei FC <Riverside>/)
  match(mail.html, /FC &lt;Riverside&gt;/)
  match(mail.html, /href="https:\/\/app\.test\/login"/)
})

Deno.test(
  'an address without account gets the invitation in its language, with the link',
  async () => {
    const { deps, finished, sentTo } = createWorld([INVITED])
    deps.people = () => Promise.reject(new Error('nobody to look up'))
    await handle(post(USER), deps)
    deepEqual([sentTo, finished], [['aunt@demo.test'], [['m1', null]]])
    const mail = composeMail(INVITED, { first_name: null, locale: 'bg' }, 'https://app.test')
    match(mail.subject, /Покана/)
    match(mail.text, /^Здравейте,\n\nLena Hoffmann ви кани .* FC Riverside .* родител/)
    match(mail.text, /https:\/\/app\.test\/accept-invitation\?token=abc/)
    doesNotMatch(mail.text, /settings/)
  },
)

Deno.test('an invitation does without an inviter', () => {
  const row = { ...INVITED, payload: { ...INVITED.payload, inviter: null } }
  const mail = composeMail(row, { first_name: null, locale: 'de' }, 'https://app.test')
  match(mail.text, /^Hallo,\n\nDu bist eingeladen, bei FC Riverside .* als Elternteil/)
})

Deno.test(
  'an event comes with title, place and the school’s clock, and a way to switch it off',
  () => {
    const mail = composeMail(MOVED, PARENT, 'https://app.test')
    equal(mail.subject, 'Änderung bei der Einheit von U13')
    match(mail.text, /Rondos · Di., 24\. November 2026.* 18:30 .* · Hall/)
    match(mail.text, /https:\/\/app\.test\/training-manager\/trainings\/details\/t1/)
    match(mail.text, /https:\/\/app\.test\/settings\/notifications/)
  },
)

Deno.test('many dates are counted, a deadline may be a day', () => {
  const planned = { ...MOVED, kind: 'training_planned', payload: { ...MOVED.payload, count: 8 } }
  match(composeMail(planned, PARENT, '').text, /8 neue Einheiten/)
  const fee = {
    ...GRANTED,
    category: 'payments',
    kind: 'fee_charged',
    payload: { due_on: '2026-12-01' },
  }
  const mail = composeMail(fee, PARENT, '')
  match(mail.text, /Di., 1\. Dezember 2026\n/)
  doesNotMatch(mail.text, /settings\/notifications/)
})

Deno.test('a missing answer is asked for by the name of the child, which no subject tells', () => {
  const payload = { ...MOVED.payload, player: 'Emir, Defne' }
  const child = composeMail({ ...MOVED, kind: 'training_answer_missing', payload }, PARENT, '')
  equal(child.subject, 'Deine Antwort fehlt noch: Einheit von U13')
  match(child.text, /Deine Antwort für Emir, Defne fehlt noch: eine Einheit von U13/)
  const own = composeMail({ ...MOVED, kind: 'match_answer_missing' }, PARENT, '')
  match(own.text, /Deine Antwort zu einem Spiel von U13 fehlt noch/)
})

Deno.test('the receipt of a notice says when it came', () => {
  const payload = { contract: '2026-00017', received_at: '2026-12-01T10:15:30+00:00' }
  const row = { ...GRANTED, category: null, kind: 'notice_received', payload }
  match(composeMail(row, PARENT, '').text, /Vertrag 2026-00017 .*1\. Dezember 2026.*11:15/)
})

Deno.test('a changed address is told with the new one, and cannot be switched off', () => {
  const row = {
    ...INVITED,
    kind: 'email_change_started',
    payload: { address: 'new@demo.test', link: '/settings/account' },
  }
  const mail = composeMail(row, { first_name: null, locale: 'de' }, 'https://app.test')
  equal(mail.subject, 'Deine E-Mail-Adresse soll sich ändern')
  match(mail.text, /auf new@demo\.test umstellen/)
  match(mail.text, /https:\/\/app\.test\/settings\/account/)
  doesNotMatch(mail.text, /settings\/notifications/)
})

Deno.test('a kind of a newer database gets the sentence of its category', () => {
  const row = {
    ...GRANTED,
    category: 'payments',
    kind: 'order_teleported',
    payload: { link: '/shop' },
  }
  const mail = composeMail(row, PARENT, 'https://app.test')
  equal(mail.subject, 'Neues zu deinen Zahlungen')
  match(mail.text, /https:\/\/app\.test\/shop/)
})

Deno.test('no link leads out of the application', () => {
  for (const link of ['//evil.test', 'https://evil.test', '/\\evil.test', 7, null]) {
    const mail = composeMail({ ...MOVED, payload: { link } }, PARENT, 'https://app.test')
    doesNotMatch(mail.text, /evil/)
  }
})

Deno.test('what people typed stays on one line', () => {
  const row = {
    ...MOVED,
    payload: { ...MOVED.payload, team: 'U13\n\nBcc: all', title: 'x'.repeat(500) },
  }
  const mail = composeMail(row, PARENT, 'https://app.test')
  doesNotMatch(mail.subject, /\n/)
  doesNotMatch(mail.text, /x{121}/)
})

Deno.test('every language has every sentence, and none names a child in the subject', () => {
  for (const words of [en, de, bg]) {
    deepEqual(Object.keys(words.kinds), Object.keys(en.kinds))
    deepEqual(Object.keys(words.roles), Object.keys(en.roles))
    for (const { subject } of Object.values(words.kinds))
      doesNotMatch(subject, /\{(player|title)\}/)
  }
})

Deno.test('falls back to English and does without a name or a school', () => {
  const row = { kind: 'role_declined', category: null, payload: { role: 'coach' } }
  const mail = composeMail(row, { first_name: null, locale: 'fr' }, 'https://app.test')
  match(mail.text, /^Hi,\n\nYour request for the role coach was not accepted/)
  throws(() => composeMail({ kind: 'x', category: null, payload: {} }, PARENT, ''), /no words/)
  throws(
    () => composeMail({ kind: 'toString', category: null, payload: {} }, PARENT, ''),
    /no words/,
  )
})
