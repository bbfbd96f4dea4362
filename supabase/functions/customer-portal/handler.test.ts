// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/customer-portal/deno.json supabase/functions/customer-portal
import { deepEqual, equal } from 'node:assert/strict'
import { type Deps, handle } from './handler.ts'

const DEPS: Deps = {
  isReadOnly: () => Promise.resolve(false),
  findCustomer: (userId) => Promise.resolve(userId === 'u1' ? 'cus_1' : null),
  openPortal: (customerId) => Promise.resolve(`https://portal.test/${customerId}`),
}

function createRequest(claims: unknown, method = 'POST') {
  const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
  const headers = { authorization: `Bearer ${token}` }
  const body = method === 'POST' ? JSON.stringify({ userId: 'u1', customerId: 'cus_1' }) : undefined
  return new Request('http://f/customer-portal', { method, headers, body })
}

const signedIn = (sub: string) => ({ role: 'authenticated', sub })

Deno.test('leads to the pages of whoever the token belongs to', async () => {
  const own = await handle(createRequest(signedIn('u1')), DEPS)
  deepEqual(await own.json(), { url: 'https://portal.test/cus_1' })
  const other = await handle(createRequest(signedIn('u2')), DEPS)
  equal(other.status, 404)
  deepEqual(await other.json(), { code: 'nothing_paid_yet' })
})

Deno.test('refuses a visitor who only looks around', async () => {
  const looking = { ...DEPS, isReadOnly: () => Promise.resolve(true) }
  const answer = await handle(createRequest(signedIn('u1')), looking)
  equal(answer.status, 403)
  deepEqual(await answer.json(), { code: 'read_only_session' })
})

Deno.test('refuses everybody else, and keeps the reason of a fault to itself', async () => {
  equal((await handle(createRequest({ role: 'anon' }), DEPS)).status, 401)
  equal((await handle(createRequest({ role: 'service_role' }), DEPS)).status, 401)
  equal((await handle(createRequest(signedIn('u1'), 'GET'), DEPS)).status, 405)
  equal((await handle(createRequest(signedIn('u1')), null)).status, 501)
  const broken = { ...DEPS, openPortal: () => Promise.reject(new Error('sk_live_secret')) }
  const answer = await handle(createRequest(signedIn('u1')), broken)
  equal(answer.status, 503)
  deepEqual(await answer.json(), { code: 'payments_unavailable' })
})
