// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/refund-order/deno.json supabase/functions/refund-order
import { deepEqual, equal } from 'node:assert/strict'
import { RestError } from '../_shared/rest.ts'
import { type Deps, handle } from './handler.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const WISH = { orderId: ID, amountCents: 1490, reason: 'Sent the wrong size.' }
const PERMISSION = { payment_reference: 'pi_1', amount_cents: 1490, attempt_key: `${ID}:0` }
const REFUND = { reference: 're_1', amountCents: 1490 }

function createRequest(body: unknown, claims: unknown = { role: 'authenticated', sub: 'u1' }) {
  const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
  return new Request('http://f/refund-order', {
    method: 'POST',
    headers: claims ? { authorization: `Bearer ${token}` } : undefined,
    body: JSON.stringify(body),
  })
}

function createDeps(changes: Partial<Deps> = {}) {
  const calls: unknown[][] = []
  const deps: Deps = {
    ask: (token, wish) => {
      calls.push(['ask', token.split('.').length, wish])
      return Promise.resolve(PERMISSION)
    },
    refund: (permission, orderId) => {
      calls.push(['refund', permission, orderId])
      return Promise.resolve(REFUND)
    },
    record: (wish, refund) => {
      calls.push(['record', wish, refund])
      return Promise.resolve()
    },
    ...changes,
  }
  return { deps, calls }
}

async function read(response: Response): Promise<unknown[]> {
  return [response.status, await response.json()]
}

Deno.test(
  'asks the database in the caller’s name, then Stripe, and writes down what went back',
  async () => {
    const { deps, calls } = createDeps()
    const answer = await handle(createRequest({ ...WISH, payment: 'pi_other' }), deps)
    deepEqual(await read(answer), [200, { outcome: 'refunded' }])
    deepEqual(calls, [
      ['ask', 3, WISH],
      ['refund', PERMISSION, ID],
      ['record', WISH, REFUND],
    ])
  },
)

Deno.test('without a sum it asks for all that is left', async () => {
  const { deps, calls } = createDeps()
  await handle(createRequest({ orderId: ID, reason: WISH.reason }), deps)
  deepEqual(calls[0], ['ask', 3, { ...WISH, amountCents: null }])
})

Deno.test('refuses whoever is not a person signed in, and what is no wish', async () => {
  const { deps, calls } = createDeps()
  equal((await handle(createRequest(WISH, null), deps)).status, 401)
  equal((await handle(createRequest(WISH, { role: 'anon' }), deps)).status, 401)
  equal((await handle(createRequest(WISH, { role: 'service_role' }), deps)).status, 401)
  const wrong = [
    null,
    {},
    { ...WISH, orderId: 'pi_1' },
    { ...WISH, amountCents: 0 },
    { ...WISH, amountCents: -5 },
    { ...WISH, amountCents: 1.5 },
    { ...WISH, amountCents: '1490' },
    { ...WISH, reason: null },
    { ...WISH, reason: 'x'.repeat(301) },
  ]
  for (const body of wrong) equal((await handle(createRequest(body), deps)).status, 400)
  deepEqual(calls, [])
  equal((await handle(createRequest(WISH), null)).status, 501)
})

Deno.test('what the database refuses never reaches Stripe', async () => {
  const refuse = (message: string) =>
    createDeps({ ask: () => Promise.reject(new RestError(400, JSON.stringify({ message }))) })
  const outsider = refuse('order_not_found')
  deepEqual(await read(await handle(createRequest(WISH), outsider.deps)), [
    403,
    { code: 'order_not_found' },
  ])
  deepEqual(outsider.calls, [])
  const unknown = refuse('relation "x" does not exist')
  deepEqual(await read(await handle(createRequest(WISH), unknown.deps)), [
    503,
    { code: 'payments_unavailable' },
  ])
})

Deno.test('writes nothing down when Stripe refuses, and hides the reason of a fault', async () => {
  const refused = createDeps({ refund: () => Promise.resolve(null) })
  deepEqual(await read(await handle(createRequest(WISH), refused.deps)), [
    409,
    { code: 'refund_refused' },
  ])
  equal(refused.calls.length, 1)
  const broken = createDeps({ refund: () => Promise.reject(new Error('sk_live_secret')) })
  deepEqual(await read(await handle(createRequest(WISH), broken.deps)), [
    503,
    { code: 'payments_unavailable' },
  ])
})
