// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/checkout/deno.json supabase/functions/checkout
import { deepEqual, equal } from 'node:assert/strict'
import { RestError } from '../_shared/rest.ts'
import { type Deps, handle, type Offer } from './handler.ts'

const PLAN = '11111111-1111-4111-8111-111111111111'
const CHILD = '22222222-2222-4222-8222-222222222222'
const OFFER: Offer = {
  plan_id: PLAN,
  user_id: 'u1',
  payer_id: 'u1',
  period: 'monthly',
  price_cents: 300,
  currency: 'EUR',
  trial_days: 14,
  stripe_price_id: 'price_1',
}
const ORDER = { kind: 'subscription', planId: PLAN }

function createRequest(body: unknown, claims: unknown = { role: 'authenticated', sub: 'u1' }) {
  const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
  return new Request('http://f/checkout', {
    method: 'POST',
    headers: claims ? { authorization: `Bearer ${token}` } : undefined,
    body: JSON.stringify(body),
  })
}

function createDeps(changes: Partial<Deps> = {}) {
  const calls: unknown[][] = []
  const deps: Deps = {
    findOffer: (token, planId, userId) => {
      calls.push(['offer', token.split('.').length, planId, userId])
      return Promise.resolve(OFFER)
    },
    findOrCreateCustomer: (payerId) => {
      calls.push(['customer', payerId])
      return Promise.resolve('cus_1')
    },
    findOrCreatePrice: () => {
      calls.push(['price'])
      return Promise.resolve('price_new')
    },
    isSubscribed: () => Promise.resolve(false),
    openSession: (customerId, priceId) => {
      calls.push(['session', customerId, priceId])
      return Promise.resolve('https://pay.test')
    },
    openPayment: (token, orderId) => {
      calls.push(['payment', token.split('.').length, orderId])
      return Promise.resolve('https://pay.test/order')
    },
    ...changes,
  }
  return { deps, calls }
}

async function read(response: Response): Promise<unknown[]> {
  return [response.status, await response.json()]
}

Deno.test('asks for the offer in the caller’s name, then for a page to pay on', async () => {
  const { deps, calls } = createDeps()
  const answer = await handle(createRequest({ ...ORDER, userId: CHILD, price_cents: 1 }), deps)
  deepEqual(await read(answer), [200, { url: 'https://pay.test' }])
  deepEqual(calls, [
    ['offer', 3, PLAN, CHILD],
    ['customer', 'u1'],
    ['session', 'cus_1', 'price_1'],
  ])
})

Deno.test(
  'leads to the page for an order, in the caller’s name, whatever else is asked',
  async () => {
    const { deps, calls } = createDeps()
    const wish = { kind: 'order', orderId: PLAN, total_cents: 1, payer_id: CHILD }
    const answer = await handle(createRequest(wish), deps)
    deepEqual(await read(answer), [200, { url: 'https://pay.test/order' }])
    deepEqual(calls, [['payment', 3, PLAN]])
  },
)

Deno.test('gives the code of an order that cannot be paid', async () => {
  for (const [code, status] of [
    ['order_not_found', 404],
    ['guardian_must_pay', 403],
    ['not_payable', 409],
    ['reservation_over', 409],
  ] as const) {
    const error = new RestError(400, JSON.stringify({ message: code }))
    const { deps } = createDeps({ openPayment: () => Promise.reject(error) })
    const answer = await handle(createRequest({ kind: 'order', orderId: PLAN }), deps)
    deepEqual(await read(answer), [status, { code }])
  }
})

Deno.test('makes the price of a plan that was never sold', async () => {
  const findOffer = () => Promise.resolve({ ...OFFER, stripe_price_id: null })
  const { deps, calls } = createDeps({ findOffer })
  await handle(createRequest(ORDER), deps)
  deepEqual(calls.at(-1), ['session', 'cus_1', 'price_new'])
})

Deno.test('refuses whoever is not a person signed in, and what is no order', async () => {
  const { deps, calls } = createDeps()
  equal((await handle(createRequest(ORDER, null), deps)).status, 401)
  equal((await handle(createRequest(ORDER, { role: 'anon' }), deps)).status, 401)
  equal((await handle(createRequest(ORDER, { role: 'service_role' }), deps)).status, 401)
  for (const body of [null, 7, {}, { kind: 'order', planId: PLAN }, { ...ORDER, userId: 'me' }]) {
    deepEqual(await read(await handle(createRequest(body), deps)), [
      400,
      { code: 'invalid_request' },
    ])
  }
  deepEqual(calls, [])
})

Deno.test('gives the code of a refusal, and no detail of a fault', async () => {
  const refuse = (text: string) =>
    createDeps({ findOffer: () => Promise.reject(new RestError(400, text)) }).deps
  const known = JSON.stringify({ message: 'already_subscribed' })
  deepEqual(await read(await handle(createRequest(ORDER), refuse(known))), [
    409,
    { code: 'already_subscribed' },
  ])
  const unknown = JSON.stringify({ message: 'relation "plans" does not exist' })
  deepEqual(await read(await handle(createRequest(ORDER), refuse(unknown))), [
    503,
    { code: 'payments_unavailable' },
  ])
  deepEqual(await read(await handle(createRequest(ORDER), refuse('no json'))), [
    503,
    { code: 'payments_unavailable' },
  ])
})

Deno.test('sells nothing to whoever is subscribed at Stripe, nor without payments', async () => {
  const { deps, calls } = createDeps({ isSubscribed: () => Promise.resolve(true) })
  deepEqual(await read(await handle(createRequest(ORDER), deps)), [
    409,
    { code: 'already_subscribed' },
  ])
  equal(calls.length, 2)
  deepEqual(await read(await handle(createRequest(ORDER), null)), [
    501,
    { code: 'payments_not_set_up' },
  ])
})
