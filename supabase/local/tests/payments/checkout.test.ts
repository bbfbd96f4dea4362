import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../../stack'
import { APP_URL } from '../harness'
import {
  type Buyer,
  subscribeTo,
  callFunction,
  createBuyer,
  fillCard,
  findCustomerId,
  findPlan,
  GOOD_CARD,
  post,
  readBilling,
  startCheckout,
  startShop,
} from './buyers'

// From the button to the row: edge functions in Deno, the SDK, the stand-in, its signed events, the database.
let stack: Stack
beforeAll(async () => {
  stack = await startShop()
})
afterAll(() => stack.stop())

const order = (buyer: Buyer, planId: string, more: Record<string, unknown> = {}) =>
  callFunction(buyer, 'checkout', { kind: 'subscription', planId, ...more })

const countSubscriptions = async (userId: string) => (await readBilling(stack, userId)).plans.length

it('a trial begins with a card, and the subscription is there when the browser is back', async () => {
  const buyer = await createBuyer(stack, 'eva@demo.test')
  const page = await startCheckout(buyer, await findPlan(stack))
  const html = await (await fetch(page)).text()
  expect(html).toContain('14 days free')
  expect(html).toContain('€3.00 per month')

  const paid = await post(page, fillCard(GOOD_CARD))
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`${APP_URL}/settings/payments?checkout=success`)
  const { data } = await buyer.client.from('my_subscription').select().single()
  expect(data).toMatchObject({
    tier: 'starter',
    status: 'active',
    price_cents: 300,
    is_trial: true,
    is_payment_late: false,
    auto_renew: true,
    is_paid_by_me: true,
  })
  const days = (Date.parse(data.trial_ends_at) - Date.parse(data.started_at)) / 86_400_000
  expect(days).toBe(14)
  const { bills } = await readBilling(stack, buyer.id)
  expect(bills).toMatchObject([{ status: 'paid', total_cents: 0 }])
})

it('who had a trial pays at once, with VAT on the bill', async () => {
  const buyer = await createBuyer(stack, 'again@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  const portal = await callFunction(buyer, 'customer-portal')
  const [first] = (await readBilling(stack, buyer.id)).plans
  await post(portal.url ?? '', { act: 'cancel', subscription: String(Object(first).stripe_id) })
  await post(`${stack.url}/stripe/clock`, { days: '15' })

  const page = await startCheckout(buyer, await findPlan(stack, { period: 'yearly' }))
  expect(await (await fetch(page)).text()).toContain('Pay €28.80')
  await post(page, fillCard(GOOD_CARD))
  const { plans, bills } = await readBilling(stack, buyer.id)
  expect(plans).toMatchObject([
    { status: 'cancelled', has_trial: true },
    { status: 'active', has_trial: false, price_cents: 2880 },
  ])
  expect(bills.at(-1)).toMatchObject({ status: 'paid', total_cents: 2880, tax_cents: 460 })
})

it.each([
  { number: '4000 0000 0000 0002', message: 'Your card was declined.' },
  { number: '4000 0000 0000 9995', message: 'Your card has insufficient funds.' },
  { number: '4242 4242 4242 4241', message: 'Your card number is invalid.' },
])('a card that is refused sells nothing, and another one does: $number', async (card) => {
  const buyer = await createBuyer(stack, `refused-${card.number.slice(-4)}@demo.test`)
  const page = await startCheckout(buyer, await findPlan(stack))
  const refused = await post(page, fillCard(card.number))
  expect(refused.status).toBe(402)
  expect(await refused.text()).toContain(card.message)
  expect(await countSubscriptions(buyer.id)).toBe(0)
  expect((await post(page, fillCard(GOOD_CARD))).status).toBe(303)
  expect(await countSubscriptions(buyer.id)).toBe(1)
})

it('3-D Secure asks first: refused sells nothing, confirmed does', async () => {
  const buyer = await createBuyer(stack, 'secure@demo.test')
  const page = await startCheckout(buyer, await findPlan(stack))
  const card = fillCard('4000 0025 0000 3155')
  expect(await (await post(page, card)).text()).toContain('Your bank asks')
  // nobody gets past the question without the card
  expect((await post(`${page}/confirm`, { answer: 'refuse' })).status).toBe(402)
  expect((await post(`${page}/confirm`, { answer: 'confirm' })).status).toBe(402)
  expect(await countSubscriptions(buyer.id)).toBe(0)
  await post(page, card)
  expect((await post(`${page}/confirm`, { answer: 'confirm' })).status).toBe(303)
  expect(await countSubscriptions(buyer.id)).toBe(1)
})

it('two clicks lead to one page, another plan closes it, and a page is paid once', async () => {
  const buyer = await createBuyer(stack, 'clicks@demo.test')
  const planId = await findPlan(stack)
  const both = await Promise.all([startCheckout(buyer, planId), startCheckout(buyer, planId)])
  expect(both[0]).toBe(both[1])
  expect(await startCheckout(buyer, planId)).toBe(both[0])
  const other = await startCheckout(buyer, await findPlan(stack, { tier: 'club' }))
  expect((await post(both[0], fillCard(GOOD_CARD))).status).toBe(404)
  expect((await post(other, fillCard(GOOD_CARD))).status).toBe(303)
  expect((await post(other, fillCard(GOOD_CARD))).status).toBe(404)
  const { plans } = await readBilling(stack, buyer.id)
  expect(plans).toMatchObject([{ tier: 'club', status: 'active' }])
  const customers = await stack.sql(
    'select stripe_id from public.stripe_customers where user_id = $1',
    [buyer.id],
  )
  expect(customers).toHaveLength(1)
})

it('a page to pay on that nobody used for a day is closed, and the next one is another', async () => {
  const buyer = await createBuyer(stack, 'tomorrow@demo.test')
  const planId = await findPlan(stack)
  const page = await startCheckout(buyer, planId)
  await post(`${stack.url}/stripe/clock`, { days: '2' })
  expect((await post(page, fillCard(GOOD_CARD))).status).toBe(404)
  expect(await startCheckout(buyer, planId)).not.toBe(page)
})

it('refuses whoever has a plan, a plan of another role, of nobody and the free one, with codes', async () => {
  const buyer = await createBuyer(stack, 'codes@demo.test')
  const planId = await findPlan(stack)
  const [free] = await stack.sql<{ id: string }>(
    `select id from public.plans where role = 'parent' and tier = 'free'`,
  )
  const owners = await findPlan(stack, { role: 'owner', tier: 'club' })
  expect(await order(buyer, owners)).toMatchObject({ status: 422, code: 'plan_not_for_role' })
  expect(await order(buyer, free?.id ?? '')).toMatchObject({ status: 422, code: 'plan_is_free' })
  const nothing = '00000000-0000-4000-8000-000000000000'
  expect(await order(buyer, nothing)).toMatchObject({ status: 404, code: 'plan_not_found' })
  const stranger = await createBuyer(stack, 'stranger@demo.test')
  expect(await order(buyer, planId, { userId: stranger.id })).toMatchObject({
    status: 403,
    code: 'not_your_child',
  })
  await subscribeTo(buyer, planId)
  expect(await order(buyer, planId)).toMatchObject({ status: 409, code: 'already_subscribed' })
})

it('knows at Stripe of a subscription whose message has not come yet', async () => {
  const buyer = await createBuyer(stack, 'early@demo.test')
  const planId = await findPlan(stack)
  await post(`${stack.url}/stripe/switches`, { isHeld: 'on' })
  await subscribeTo(buyer, planId)
  expect(await countSubscriptions(buyer.id)).toBe(0)
  expect(await order(buyer, planId)).toMatchObject({ status: 409, code: 'already_subscribed' })
  await post(`${stack.url}/stripe/switches`)
  await post(`${stack.url}/stripe/deliver`)
  expect(await countSubscriptions(buyer.id)).toBe(1)
})

it('takes price, trial and way back from nobody but the server', async () => {
  const buyer = await createBuyer(stack, 'cheap@demo.test')
  const planId = await findPlan(stack, { tier: 'club' })
  const { url = '' } = await order(buyer, planId, {
    price_cents: 1,
    trial_days: 900,
    quantity: -1,
    success_url: 'https://evil.test',
  })
  const html = await (await fetch(url)).text()
  expect(html).toContain('€9.00 per month')
  expect(html).toContain('14 days free')
  const back = (await post(url, fillCard(GOOD_CARD))).headers.get('location') ?? ''
  expect(new URL(back).origin).toBe(APP_URL)
})

it.each([{}, { kind: 'order' }, { kind: 'subscription', planId: "x' or true" }, { planId: 7 }])(
  'refuses an order that is none: %j',
  async (body) => {
    const buyer = await createBuyer(stack, `none-${JSON.stringify(body).length}@demo.test`)
    expect(await callFunction(buyer, 'checkout', body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  },
)

it('a price is made once at Stripe, and anew for a new amount', async () => {
  const first = await createBuyer(stack, 'price-1@demo.test')
  const second = await createBuyer(stack, 'price-2@demo.test')
  const plan = { tier: 'professional', period: 'yearly' }
  const planId = await findPlan(stack, plan)
  const readPrice = async () => {
    const [row] = await stack.sql<{ stripe_price_id: string | null }>(
      'select stripe_price_id from public.plans where id = $1',
      [planId],
    )
    return row?.stripe_price_id
  }
  expect(await readPrice()).toBeNull()
  await startCheckout(first, planId)
  const before = await readPrice()
  expect(before).toMatch(/^price_/)
  await startCheckout(second, planId)
  expect(await readPrice()).toBe(before)
  await stack.sql('update public.plans set price_cents = 5100 where id = $1', [planId])
  const page = await startCheckout(second, planId)
  expect(await readPrice()).not.toBe(before)
  expect(await (await fetch(page)).text()).toContain('€51.00 per year')
})

it('leads to one’s own portal only, whatever is asked for', async () => {
  const buyer = await createBuyer(stack, 'mine@demo.test')
  const other = await createBuyer(stack, 'theirs@demo.test')
  expect(await callFunction(other, 'customer-portal')).toMatchObject({
    status: 404,
    code: 'nothing_paid_yet',
  })
  await subscribeTo(buyer, await findPlan(stack))
  await subscribeTo(other, await findPlan(stack))
  const customer = await findCustomerId(stack, buyer.id)
  const { url = '' } = await callFunction(other, 'customer-portal', {
    customer,
    customerId: customer,
    userId: buyer.id,
  })
  const html = await (await fetch(url)).text()
  expect(html).toContain('theirs@demo.test')
  expect(html).not.toContain('mine@demo.test')
  const [plan] = (await readBilling(stack, buyer.id)).plans
  const subscription = String(Object(plan).stripe_id)
  expect((await post(url, { act: 'cancel', subscription })).status).toBe(404)
  expect((await readBilling(stack, buyer.id)).plans).toMatchObject([{ auto_renew: true }])
})
