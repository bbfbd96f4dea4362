import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStack, type Stack } from '../stack'
import { APP_URL, connect, signUp } from './harness'

// On the real schema: deliver-mail and the functions of the outbox belong together.
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
})
afterAll(() => stack.stop())

async function queueMail(userId: string | undefined, key: string): Promise<void> {
  await stack.sql(
    `insert into public.mail_outbox (user_id, kind, payload, dedupe_key)
     values ($1, 'role_granted', '{"role":"coach","school_name":"FC Riverside"}', $2)`,
    [userId, key],
  )
}

it('refuses a call without a token', async () => {
  const bare = await fetch(`${stack.url}/functions/v1/deliver-mail`, { method: 'POST' })
  expect(bare.status).toBe(401)
  const { error } = await connect(stack).functions.invoke('deliver-mail')
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error?.context.status).toBe(401)
})

it('delivers the outbox for a signed-in user, once', async () => {
  const { client, id } = await signUp(stack, 'eva@demo.test')
  await queueMail(id, 'granted-1')
  const first = await client.functions.invoke('deliver-mail')
  expect(first.error).toBeNull()
  expect(first.data).toEqual({ sent: 1, failed: 0 })
  const mail = stack.mails.list('eva@demo.test')[0]
  expect(mail?.text).toContain('role coach at FC Riverside')
  expect((await client.functions.invoke('deliver-mail')).data).toEqual({ sent: 0, failed: 0 })
  const rows = await stack.sql<{ status: string }>('select status from public.mail_outbox')
  expect(rows).toEqual([{ status: 'sent' }])
})

it('sends the words of an administrator in the language they are written in', async () => {
  const { client, id } = await signUp(stack, 'uwe@demo.test')
  await stack.sql(`update public.users set locale = 'de' where id = $1`, [id])
  await stack.sql(
    `insert into private.news_words (kind, locale, subject, body)
     values ('role_granted', 'de', 'Du bist dabei!', 'Ab jetzt bist du {role}. Willkommen!')`,
  )
  await queueMail(id, 'granted-words')
  await client.functions.invoke('deliver-mail')
  const mail = stack.mails.list('uwe@demo.test')[0]
  expect(mail?.subject).toBe('Du bist dabei!')
  expect(mail?.text).toContain('Willkommen!')
})

it('is called by the clock as well', async () => {
  const { id } = await signUp(stack, 'tom@demo.test')
  await queueMail(id, 'granted-2')
  await stack.tick()
  expect(stack.mails.list('tom@demo.test')[0]?.subject).toContain('your role is ready')
})

it('says when there is no such function', async () => {
  const { error } = await connect(stack).functions.invoke('no-such-thing')
  expect(error?.context.status).toBe(404)
})

it('gives a calendar app the feed of a secret link, and nothing once it is revoked', async () => {
  const { client } = await signUp(stack, 'lea@demo.test')
  const made = await client.rpc('create_calendar_feed', { p_scope: 'all', p_locale: 'de' })
  expect(made.error).toBeNull()
  const { feed_id, token } = made.data[0]
  const address = `${stack.url}/functions/v1/calendar-feed/${token}.ics`

  // without any header: a calendar app has no key and no account
  const feed = await fetch(address)
  expect(feed.status).toBe(200)
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const etag = feed.headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)

  expect((await client.rpc('calendar_feed', { p_token: token })).error?.code).toBe('42501')
  await client.rpc('revoke_calendar_feed', { p_feed_id: feed_id })
  expect((await fetch(address)).status).toBe(404)
})
