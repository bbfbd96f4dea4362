import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../../stack'
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
  readEvents,
  sendWebhook,
  startCheckout,
  startShop,
} from './buyers'

// Events that come twice, late, in another order, or from somebody else.
let stack: Stack
let logged: string[] = []
beforeAll(async () => {
  stack = await startShop((line) => logged.push(line))
})
afterAll(() => stack.stop())

/**
 * A plan that begins with a trial, is paid late, ended, and over: whatever happens to one. Events are held back; after
 * each step `tell` may deliver some of those there are. Answers with all of them.
 */
async function runLife(
  buyer: Buyer,
  tell: (ids: string[], step: number) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  await post(`${stack.url}/stripe/switches`, { isHeld: 'on' })
  const planId = await findPlan(stack)
  const page = await startCheckout(buyer, planId)
  const customer = await findCustomerId(stack, buyer.id)
  const { url = '' } = await callFunction(buyer, 'customer-portal')
  const steps = [
    () => post(page, fillCard('4000 0000 0000 0341')),
    () => post(`${stack.url}/stripe/clock`, { days: '16' }),
    () => post(url, { act: 'card', ...fillCard(GOOD_CARD) }),
    async () => {
      const events = await readEvents(stack, customer)
      const begun = events.find(({ type }) => type === 'customer.subscription.created')
      return post(url, { act: 'cancel', subscription: begun?.object.id ?? '' })
    },
    () => post(`${stack.url}/stripe/clock`, { days: '40' }),
  ]
  const readIds = async () => (await readEvents(stack, customer)).map(({ id }) => id)
  for (const [index, step] of steps.entries()) {
    await step()
    await tell(await readIds(), index)
  }
  return readIds()
}

/** Of two people whose plans went the same way, what is the same. */
async function readOutcome(buyer: Buyer) {
  const { plans, bills } = await readBilling(stack, buyer.id)
  return {
    plans: plans.map((plan) => {
      const { status, stripe_status, auto_renew, cancelled_at, ended_at } = Object(plan)
      return [status, stripe_status, auto_renew, cancelled_at !== null, ended_at !== null]
    }),
    bills: bills.map((bill) => {
      const { status, total_cents, paid_at, subscription } = Object(bill)
      return [status, total_cents, paid_at !== null, subscription !== null]
    }),
  }
}

async function deliver(ids: readonly string[]): Promise<void> {
  const body = new URLSearchParams(ids.map((id) => ['id', id]))
  await fetch(`${stack.url}/stripe/deliver`, { method: 'POST', redirect: 'manual', body })
}

/** As if nothing had ever been told; the provider still knows it all. */
async function deleteBilling(userId: string): Promise<void> {
  await stack.sql('delete from public.invoices where user_id = $1', [userId])
  await stack.sql('delete from public.subscriptions where user_id = $1', [userId])
  await stack.sql('delete from public.stripe_events')
}

it('any order of late and double events ends in the same state', async () => {
  const buyer = await createBuyer(stack, 'orders@demo.test')
  const ids = await runLife(buyer)
  expect(ids.length).toBeGreaterThan(8)
  await deliver(ids)
  const expected = await readBilling(stack, buyer.id)
  expect(expected.plans).toMatchObject([{ status: 'cancelled', has_trial: true }])
  expect(expected.bills).toMatchObject([
    { status: 'paid', total_cents: 0 },
    { status: 'paid', total_cents: 300 },
  ])
  const orders = fc
    .shuffledSubarray(ids, { minLength: ids.length })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(ids)))
    .map(([all, again]) => [...all, ...again])
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      await deleteBilling(buyer.id)
      await deliver(order)
      expect(await readBilling(stack, buyer.id)).toEqual(expected)
    }),
    { numRuns: 3 },
  )
  await post(`${stack.url}/stripe/switches`)
})

it('events told while it still happens, double and out of order, end in the same state', async () => {
  const calm = await createBuyer(stack, 'calm@demo.test')
  await deliver(await runLife(calm))
  const expected = await readOutcome(calm)
  expect(expected).toEqual({
    plans: [['cancelled', 'canceled', false, true, true]],
    bills: [
      ['paid', 0, true, true],
      ['paid', 300, true, true],
    ],
  })
  let count = 0
  const picks = fc.array(fc.array(fc.nat(40), { maxLength: 4 }), { minLength: 5, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(picks, async (steps) => {
      count += 1
      const buyer = await createBuyer(stack, `told-${count}@demo.test`)
      const ids = await runLife(buyer, async (known, step) => {
        await deliver((steps[step] ?? []).flatMap((pick) => known[pick % known.length] ?? []))
      })
      await deliver(ids.toReversed())
      expect(await readOutcome(buyer)).toEqual(expected)
    }),
    { numRuns: 3 },
  )
  await post(`${stack.url}/stripe/switches`)
})

it('events at the same time end in the same state as well', async () => {
  const buyer = await createBuyer(stack, 'at-once@demo.test')
  const ids = await runLife(buyer)
  const events = await readEvents(stack, await findCustomerId(stack, buyer.id))
  await deliver(ids)
  const expected = await readBilling(stack, buyer.id)
  await deleteBilling(buyer.id)
  await Promise.all(
    [...events, ...events].map(({ id, type, object }) =>
      sendWebhook(stack, { id, type, created: 1, data: { object } }),
    ),
  )
  // what collided was answered 500 and comes again
  await deliver(ids)
  expect(await readBilling(stack, buyer.id)).toEqual(expected)
  await post(`${stack.url}/stripe/switches`)
})

it('twice and the newest first, by the switches', async () => {
  await post(`${stack.url}/stripe/switches`, { isTwice: 'on', isReversed: 'on' })
  const buyer = await createBuyer(stack, 'switches@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  await post(`${stack.url}/stripe/switches`)
  const { plans, bills } = await readBilling(stack, buyer.id)
  expect(plans).toMatchObject([{ status: 'active' }])
  expect(bills).toMatchObject([{ status: 'paid', subscription: Object(plans[0]).stripe_id }])
  const events = await readEvents(stack, await findCustomerId(stack, buyer.id))
  expect(events.map(({ attempts, status }) => [attempts, status])).toEqual(
    events.map(() => [2, 200]),
  )
  const noted = await stack.sql<{ attempts: number }>(
    'select attempts from public.stripe_events where id = $1',
    [events[0]?.id],
  )
  expect(noted).toEqual([{ attempts: 2 }])
})

const createEvent = (id: string) => ({
  id: `evt_${id}`,
  type: 'customer.subscription.updated',
  created: 1,
  data: { object: { id: 'sub_nobody' } },
})

it.each([
  { name: 'forged', how: { isAltered: true } },
  { name: 'stale', how: { age: 301 } },
  { name: 'foreign', how: { secret: 'whsec_of_somebody_else' } },
])('refuses a $name signature, logs it and notes nothing', async ({ name, how }) => {
  logged = []
  const { status, body } = await sendWebhook(stack, createEvent(name), how)
  expect([status, body]).toEqual([400, { code: 'signature_refused' }])
  const rows = await stack.sql('select id from public.stripe_events where id = $1', [`evt_${name}`])
  expect(rows).toEqual([])
  expect(logged.join('\n')).toContain('stripe-webhook refused a call')
  expect(logged.join('\n')).not.toContain('sub_nobody')
})

it('refuses a call without a signature, and takes one that is not too old', async () => {
  const bare = await fetch(`${stack.url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    body: JSON.stringify(createEvent('bare')),
  })
  expect(bare.status).toBe(400)
  // of a subscription that is gone at Stripe: nothing to write down, nothing to repeat
  expect(await sendWebhook(stack, createEvent('aged'), { age: 290 })).toEqual({
    status: 200,
    body: { outcome: 'done' },
  })
})

it('answers 200 to what it does not use, and keeps nothing of it', async () => {
  const event = { id: 'evt_other', type: 'customer.tax_id.created', created: 1 }
  const answer = await sendWebhook(stack, { ...event, data: { object: { id: 'txi_1' } } })
  expect(answer).toEqual({ status: 200, body: { outcome: 'ignored' } })
  expect(await stack.sql(`select id from public.stripe_events where id = 'evt_other'`)).toEqual([])
})

it('believes what Stripe holds, not what an event says', async () => {
  const buyer = await createBuyer(stack, 'liar@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  const [plan] = (await readBilling(stack, buyer.id)).plans
  const object = { id: Object(plan).stripe_id, status: 'canceled', metadata: { user_id: 'x' } }
  await sendWebhook(stack, { ...createEvent('liar'), data: { object } })
  expect((await readBilling(stack, buyer.id)).plans).toEqual([plan])
  const noted = await stack.sql(`select payload from public.stripe_events where id = 'evt_liar'`)
  expect(noted).toEqual([{ payload: { kind: 'subscription', id: object.id } }])
})

it('an event that failed is sent again and then done, with the reason kept meanwhile', async () => {
  const buyer = await createBuyer(stack, 'broken@demo.test')
  const planId = await findPlan(stack)
  await post(`${stack.url}/stripe/switches`, { isHeld: 'on' })
  await subscribeTo(buyer, planId)
  const customer = await findCustomerId(stack, buyer.id)
  const [first] = await readEvents(stack, customer)
  await stack.sql(
    `alter table public.subscriptions add constraint broken check (user_id <> '${buyer.id}') not valid`,
  )
  await deliver([first?.id ?? ''])
  const readNote = async () => {
    const [row] = await stack.sql<{ attempts: number; error: string | null; is_done: boolean }>(
      `select attempts, error, processed_at is not null as is_done from public.stripe_events where id = $1`,
      [first?.id],
    )
    return row
  }
  expect((await readEvents(stack, customer))[0]?.status).toBe(500)
  expect(await readNote()).toMatchObject({ attempts: 1, is_done: false })
  expect((await readNote())?.error).toContain('broken')
  await stack.sql('alter table public.subscriptions drop constraint broken')
  await post(`${stack.url}/stripe/switches`)
  await stack.tick()
  expect(await readNote()).toEqual({ attempts: 2, error: null, is_done: true })
  expect((await readBilling(stack, buyer.id)).plans).toMatchObject([{ status: 'active' }])
})
