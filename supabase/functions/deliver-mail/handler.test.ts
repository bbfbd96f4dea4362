// Run: npx deno test --no-remote --node-modules-dir=manual --import-map supabase/functions/deliver-mail/deno.json supabase/functions/deliver-mail
import { deepEqual, equal, match, throws } from 'node:assert/strict'
import { composeMail } from './compose.ts'
import { type Deps, handle, type OutboxMail } from './handler.ts'

const PARENT = { id: 'u1', email: 'eva@demo.test', first_name: 'Eva', locale: 'de' }
const GRANTED = {
  id: 'm1',
  user_id: 'u1',
  kind: 'role_granted',
  payload: { role: 'parent', school_name: 'FC <Riverside>' },
}

function token(claims: Record<string, unknown>): string {
  return `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
}

function post(claims?: Record<string, unknown>): Request {
  const headers = claims ? { authorization: `Bearer ${token(claims)}` } : undefined
  return new Request('http://f/deliver-mail', { method: 'POST', headers })
}

function world(queue: OutboxMail[], send: Deps['send'] = () => Promise.resolve()) {
  const finished: [string, string | null][] = []
  const sentTo: string[] = []
  const deps: Deps = {
    appUrl: 'https://app.test',
    claim: () => Promise.resolve(queue.splice(0)),
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
  const { deps, finished } = world([GRANTED])
  equal((await handle(post(), deps)).status, 401)
  equal((await handle(post({ role: 'anon' }), deps)).status, 401)
  deepEqual(finished, [])
})

Deno.test('a signed-in user gets counts and nothing else', async () => {
  const { deps, finished, sentTo } = world([GRANTED])
  const response = await handle(post(USER), deps)
  deepEqual(await response.json(), { sent: 1, failed: 0 })
  deepEqual(sentTo, ['eva@demo.test'])
  deepEqual(finished, [['m1', null]])
})

Deno.test('a second call finds nothing to do', async () => {
  const { deps, sentTo } = world([GRANTED])
  await handle(post({ role: 'service_role' }), deps)
  const again = await handle(post({ role: 'service_role' }), deps)
  deepEqual(await again.json(), { sent: 0, failed: 0 })
  equal(sentTo.length, 1)
})

Deno.test('one failure is reported and does not stop the others', async () => {
  const unknown = { ...GRANTED, id: 'm2', kind: 'party' }
  const stranger = { ...GRANTED, id: 'm3', user_id: 'nobody' }
  const { deps, finished } = world([unknown, stranger, GRANTED])
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
  const { deps, finished } = world([GRANTED], () => Promise.reject(new Error('quota')))
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

Deno.test('falls back to English and does without a name or a school', () => {
  const row = { kind: 'role_declined', payload: { role: 'coach' } }
  const mail = composeMail(row, { first_name: null, locale: 'fr' }, 'https://app.test')
  match(mail.text, /^Hi,\n\nYour request for the role coach was not accepted/)
  throws(() => composeMail({ kind: 'x', payload: {} }, PARENT, ''), /no words/)
})
