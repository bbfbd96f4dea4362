import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStack, type Stack } from '../stack'
import { APP_URL, signUp } from './harness'

// Firebase Cloud Messaging from end to end: database, deliver-push in Deno, and the stand-in at /fcm.
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
})
afterAll(() => stack.stop())

async function createToken(): Promise<string> {
  const { token } = await (await fetch(`${stack.url}/fcm/devices`, { method: 'POST' })).json()
  return token
}

async function readArrived(token: string): Promise<{ word: unknown; ttl: number }[]> {
  return (await fetch(`${stack.url}/_push.json?endpoint=${encodeURIComponent(token)}`)).json()
}

async function refuse(token: string, answer: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({ endpoint: token, ...answer })
  await fetch(`${stack.url}/_push/refusals`, { method: 'POST', body })
}

/** A person with one device of Firebase. */
async function signUpWithToken(email: string) {
  const { client, id } = await signUp(stack, email)
  const token = await createToken()
  const register = () => client.rpc('register_push_device', { p_address: token, p_locale: 'de' })
  const registered = await register()
  expect(registered.error).toBeNull()
  return {
    client,
    id,
    token,
    register,
    deviceId: registered.data,
    deliver: async () => (await client.functions.invoke('deliver-push')).data,
    countDevices: async () => (await client.from('push_devices').select('id')).data?.length,
  }
}

const notify = (userId: string | undefined) =>
  stack.sql(
    `insert into public.notifications (user_id, category, kind, payload, link)
     values ($1, 'notes', 'note_shared', '{"player": "Emir"}', '/notes/history')`,
    [userId],
  )

const retryNow = (userId: string | undefined) =>
  stack.sql(
    `update public.push_outbox set next_attempt_at = now()
     where notification_id in (select id from public.notifications where user_id = $1)`,
    [userId],
  )

it('tells the app that devices of Firebase are sent to', async () => {
  const { client } = await signUpWithToken('kinds@demo.test')
  const { data } = await client.functions.invoke('deliver-push', { method: 'GET' })
  expect(data).toMatchObject({ kinds: ['subscription', 'token'] })
})

it('news reaches a device of Firebase once, in its language and as data only', async () => {
  const { id, token, deliver } = await signUpWithToken('eva@demo.test')
  await notify(id)
  expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  const data = { link: '/notes/history', unread: '1', body: '', locale: 'de' }
  expect(await readArrived(token)).toEqual([
    expect.objectContaining({ word: { data: expect.objectContaining(data) }, ttl: 259_200 }),
  ])
  expect(JSON.stringify(await readArrived(token))).not.toContain('Emir')
})

it('sends a test to one’s own device, and shows on the page of all pushes what arrived', async () => {
  const { client, token, deviceId } = await signUpWithToken('own@demo.test')
  const { data } = await client.functions.invoke('deliver-push', { body: { device_id: deviceId } })
  expect(data).toEqual({ outcome: 'sent' })
  expect(await readArrived(token)).toHaveLength(1)
  const html = await (await fetch(`${stack.url}/fcm`)).text()
  expect(html).toContain('Touchline erreicht dieses Gerät')
  expect(html).toContain('Firebase')
})

it.each([
  { status: 404, code: 'UNREGISTERED' },
  { status: 400, code: 'INVALID_ARGUMENT' },
])('forgets a device Firebase does not know any more: $status $code', async (answer) => {
  const { id, token, deliver, countDevices } = await signUpWithToken(
    `gone-${answer.status}@demo.test`,
  )
  await refuse(token, answer)
  await notify(id)
  await deliver()
  expect(await countDevices()).toBe(0)
})

it('counts a device Firebase takes nothing for, and keeps it', async () => {
  const { id, token, deliver, countDevices } = await signUpWithToken('refused@demo.test')
  await refuse(token, { status: 400 })
  await notify(id)
  expect(await deliver()).toEqual({ sent: 0, failed: 1 })
  expect(await countDevices()).toBe(1)
  const rows = await stack.sql('select failed_count from public.push_devices where user_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ failed_count: 1 }])
})

it.each([429, 503, 500])(
  'gives Firebase peace when it answers %s, and tries again',
  async (status) => {
    const { id, token, deliver, countDevices } = await signUpWithToken(`busy-${status}@demo.test`)
    await refuse(token, { status, code: 'UNAVAILABLE', retry_after: 1800 })
    await notify(id)
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    const rows = await stack.sql(
      `select push.next_attempt_at > now() + interval '29 minutes' as is_waiting
     from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
     where told.user_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ is_waiting: true }])
    await refuse(token, { status: 200 })
    await retryNow(id)
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
    expect(await countDevices()).toBe(1)
    expect(await readArrived(token)).toHaveLength(1)
  },
)

it('asks for access anew when what it has is revoked', async () => {
  const { id, token, deliver } = await signUpWithToken('revoked@demo.test')
  await fetch(`${stack.url}/fcm/token`, { method: 'DELETE' })
  await notify(id)
  expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  expect(await readArrived(token)).toHaveLength(1)
})

it('says that a device of a kind without a provider cannot be reached, and keeps it', async () => {
  const { client, id, deviceId, deliver, countDevices } = await signUpWithToken('app@demo.test')
  await stack.sql(`update public.push_devices set kind = 'installation' where id = $1`, [deviceId])
  const { data } = await client.functions.invoke('deliver-push', { body: { device_id: deviceId } })
  expect(data).toEqual({ outcome: 'not_set_up' })
  await notify(id)
  expect(await deliver()).toEqual({ sent: 0, failed: 1 })
  expect(await countDevices()).toBe(1)
  const rows = await stack.sql(
    `select push.last_error from public.push_outbox as push
     join public.notifications as told on told.id = push.notification_id where told.user_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ last_error: expect.stringContaining('of the kind installation') }])
})

it('a token another person takes over moves to them', async () => {
  const first = await signUpWithToken('first@demo.test')
  const second = await signUpWithToken('second@demo.test')
  const { error } = await second.client.rpc('register_push_device', { p_address: first.token })
  expect(error).toBeNull()
  expect(await first.countDevices()).toBe(0)
  expect(await second.countDevices()).toBe(2)
})

it('gives no access to whoever cannot sign as the service account, and takes nothing without', async () => {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: 'x.y.z',
  })
  const refused = await fetch(`${stack.url}/fcm/token`, { method: 'POST', body: form })
  expect(refused.status).toBe(400)
  const url = `${stack.url}/fcm/v1/projects/touchline-demo/messages:send`
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
})
