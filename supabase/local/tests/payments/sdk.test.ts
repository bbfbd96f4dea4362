import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STRIPE_KEYS } from '../../keys'
import type { Stack } from '../../stack'
import {
  createBuyer,
  fillCard,
  findCustomerId,
  findPlan,
  GOOD_CARD,
  post,
  readBilling,
  startShop,
  subscribeTo,
} from './buyers'

// The official SDK meets the stand-in as it would meet Stripe: versions, keys, refusals.
let stack: Stack
const logged: string[] = []
beforeAll(async () => {
  stack = await startShop((line) => logged.push(line))
})
afterAll(() => stack.stop())

function connectSdk(key = STRIPE_KEYS.secretKey): Stripe {
  const { hostname, port } = new URL(stack.url)
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

it('speaks the version of the SDK that the functions use', () => {
  expect(Stripe.API_VERSION).toBe(STRIPE_KEYS.apiVersion)
})

it('refuses another key, an unknown parameter and what is not there, with the errors of the SDK', async () => {
  await expect(connectSdk('sk_test_other').customers.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  )
  const stripe = connectSdk()
  await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
  await expect(stripe.customers.create({ balance: 100 })).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  )
  await expect(stripe.coupons.create({ percent_off: 100 })).rejects.toMatchObject({
    statusCode: 404,
  })
})

it('answers a key of idempotency twice the same, and not for something else', async () => {
  const stripe = connectSdk()
  const key = { idempotencyKey: 'customer:one' }
  const first = await stripe.customers.create({ name: 'Eva' }, key)
  expect((await stripe.customers.create({ name: 'Eva' }, key)).id).toBe(first.id)
  await expect(stripe.customers.create({ name: 'Ben' }, key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  )
})

it('a second subscription of the same person ends at once, and it is named in the log', async () => {
  const buyer = await createBuyer(stack, 'twice@demo.test')
  const planId = await findPlan(stack)
  await subscribeTo(buyer, planId)
  const stripe = connectSdk()
  const customer = await findCustomerId(stack, buyer.id)
  const { data } = await stripe.subscriptions.list({ customer })
  const metadata = { user_id: buyer.id, payer_id: buyer.id, plan_id: planId }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: data[0]?.items.data[0]?.price.id, quantity: 1 }],
    subscription_data: { metadata },
    success_url: 'https://app.test/',
    cancel_url: 'https://app.test/',
  })
  await post(session.url ?? '', fillCard(GOOD_CARD))
  // the end of the second one is an event of its own
  await post(`${stack.url}/stripe/deliver`)
  const running = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(running.data.map(({ status }) => status)).toEqual(['canceled', 'trialing'])
  const { plans, bills } = await readBilling(stack, buyer.id)
  expect(plans.map((plan) => Object(plan).status).sort()).toEqual(['active', 'cancelled'])
  expect(bills).toHaveLength(2)
  expect(logged.join('\n')).toContain(running.data[0]?.id)
})

it('a subscription to something else at the same account is none of ours', async () => {
  const stripe = connectSdk()
  const { id: customer } = await stripe.customers.create({ name: 'Somebody' })
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 500,
    tax_behavior: 'inclusive',
    recurring: { interval: 'month' },
    product_data: { name: 'Another product' },
  })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://app.test/',
    cancel_url: 'https://app.test/',
  })
  await post(session.url ?? '', fillCard(GOOD_CARD))
  const open = await stack.sql('select id from public.stripe_events where processed_at is null')
  expect(open).toEqual([])
  const rows = await stack.sql('select id from public.invoices where user_id is null')
  expect(rows).toEqual([])
})
