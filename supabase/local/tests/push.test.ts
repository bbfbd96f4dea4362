import { afterAll, beforeAll, expect, it } from 'vitest'
import { SERVICE_ROLE_KEY } from '../keys'
import { startStack, type Stack } from '../stack'
import { APP_URL, signUp } from './harness'

// On the real schema: deliver-push and the functions of its outbox belong together.
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
})
afterAll(() => stack.stop())

interface Phone {
  endpoint: string
  p256dh: string
  auth: string
}

async function createPhone(): Promise<Phone> {
  return (await fetch(`${stack.url}/_push/devices`, { method: 'POST' })).json()
}

async function readArrived({ endpoint }: Phone): Promise<{ word: unknown; topic: string }[]> {
  const query = encodeURIComponent(endpoint)
  return (await fetch(`${stack.url}/_push.json?endpoint=${query}`)).json()
}

async function refuse({ endpoint }: Phone, status: number): Promise<void> {
  await fetch(`${stack.url}/_push/refusals`, {
    method: 'POST',
    body: JSON.stringify({ endpoint, status }),
  })
}

async function signUpWithPhones(email: string) {
  const { client, id } = await signUp(stack, email)
  async function register(phone: Phone, locale = 'en') {
    return client.rpc('register_push_device', {
      p_address: phone.endpoint,
      p_kind: 'subscription',
      p_public_key: phone.p256dh,
      p_auth_secret: phone.auth,
      p_user_agent: 'A phone',
      p_locale: locale,
    })
  }
  return { client, id, register }
}

const notify = (userId: string | undefined) =>
  stack.sql(
    `insert into public.notifications (user_id, category, kind, payload, link)
     values ($1, 'notes', 'note_shared', '{"player": "Emir"}', '/notes/history')`,
    [userId],
  )

it('tells a browser the key it subscribes with', async () => {
  const { client } = await signUpWithPhones('key@demo.test')
  const { data, error } = await client.functions.invoke('deliver-push', { method: 'GET' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ public_key: expect.stringMatching(/^[\w-]{87}$/) })
})

it('news reaches every device of a person once, encrypted for each and in its language', async () => {
  const { client, id, register } = await signUpWithPhones('eva@demo.test')
  const [phone, tablet] = [await createPhone(), await createPhone()]
  expect((await register(phone, 'de')).error).toBeNull()
  await register(tablet)
  await notify(id)
  const { data } = await client.functions.invoke('deliver-push')
  expect(data).toEqual({ sent: 1, failed: 0 })
  expect((await client.functions.invoke('deliver-push')).data).toEqual({ sent: 0, failed: 0 })
  const word = { link: '/notes/history', unread: 1, body: '', locale: 'de' }
  expect(await readArrived(phone)).toEqual([
    expect.objectContaining({ word: expect.objectContaining(word), ttl: 259_200 }),
  ])
  expect(await readArrived(tablet)).toHaveLength(1)
  expect(JSON.stringify(await readArrived(tablet))).not.toContain('Emir')
})

it('leaves by the clock as well', async () => {
  const { id, register } = await signUpWithPhones('clock@demo.test')
  const phone = await createPhone()
  await register(phone)
  await notify(id)
  await stack.tick()
  expect(await readArrived(phone)).toHaveLength(1)
})

it('forgets a device its push service does not know any more', async () => {
  const { client, id, register } = await signUpWithPhones('gone@demo.test')
  const phone = await createPhone()
  await register(phone)
  await refuse(phone, 410)
  await notify(id)
  await client.functions.invoke('deliver-push')
  expect((await client.from('push_devices').select('id')).data).toEqual([])
})

it('tries again when a push service has too much to do, and keeps the device', async () => {
  const { client, id, register } = await signUpWithPhones('busy@demo.test')
  const phone = await createPhone()
  await register(phone)
  await refuse(phone, 429)
  await notify(id)
  expect((await client.functions.invoke('deliver-push')).data).toEqual({ sent: 0, failed: 1 })
  await refuse(phone, 201)
  await stack.sql('update public.push_outbox set next_attempt_at = now()')
  expect((await client.functions.invoke('deliver-push')).data).toEqual({ sent: 1, failed: 0 })
  expect(await readArrived(phone)).toHaveLength(1)
})

it('sends a test to one’s own device, and to nobody else’s', async () => {
  const own = await signUpWithPhones('own@demo.test')
  const phone = await createPhone()
  const { data: device_id } = await own.register(phone)
  const invoke = { body: { device_id } }
  expect((await own.client.functions.invoke('deliver-push', invoke)).data).toEqual({
    outcome: 'sent',
  })
  expect(await readArrived(phone)).toHaveLength(1)
  const other = await signUpWithPhones('other@demo.test')
  const refused = await other.client.functions.invoke('deliver-push', invoke)
  expect(refused.error?.context.status).toBe(404)
  expect(await readArrived(phone)).toHaveLength(1)
})

it('takes nothing that is not signed by the sender the device subscribed to', async () => {
  const { endpoint } = await createPhone()
  const { host, pathname } = new URL(endpoint)
  const send = (headers: Record<string, string>) =>
    fetch(`${stack.url}/_push/to/${host}${pathname}`, { method: 'POST', headers, body: 'x' })
  expect((await send({ ttl: '60' })).status).toBe(403)
  expect((await send({ ttl: '60', authorization: `Bearer ${SERVICE_ROLE_KEY}` })).status).toBe(403)
})

it('shows on a page what would have reached which device', async () => {
  const html = await (await fetch(`${stack.url}/_push`)).text()
  expect(html).toContain('Touchline reaches this device')
  expect(html).toContain('opens /notes/history')
})
