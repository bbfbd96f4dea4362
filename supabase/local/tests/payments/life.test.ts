import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../../stack'
import {
  subscribeTo,
  callFunction,
  createBuyer,
  fillCard,
  findPlan,
  GOOD_CARD,
  post,
  readBilling,
  startShop,
} from './buyers'

// What becomes of a plan in time: the trial ends, it renews, a card fails, somebody ends it.
let stack: Stack
beforeAll(async () => {
  stack = await startShop()
})
afterAll(() => stack.stop())

const goAhead = (days: number) => post(`${stack.url}/stripe/clock`, { days: String(days) })

it('a trial ends in a first payment, and months go by', async () => {
  const buyer = await createBuyer(stack, 'months@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  await goAhead(13)
  expect((await readBilling(stack, buyer.id)).plans).toMatchObject([{ stripe_status: 'trialing' }])
  await goAhead(2)
  await goAhead(31)
  const { plans, bills } = await readBilling(stack, buyer.id)
  expect(plans).toMatchObject([{ status: 'active', stripe_status: 'active', auto_renew: true }])
  expect(bills.map((bill) => Object(bill).total_cents)).toEqual([0, 300, 300])
})

it('ended in the portal it runs on until its day, and may be renewed until then', async () => {
  const buyer = await createBuyer(stack, 'ends@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  const { url = '' } = await callFunction(buyer, 'customer-portal')
  const [plan] = (await readBilling(stack, buyer.id)).plans
  const subscription = String(Object(plan).stripe_id)
  const press = (act: string) => post(url, { act, subscription })
  const readView = async () => (await buyer.client.from('my_subscription').select().single()).data

  await press('cancel')
  expect(await readView()).toMatchObject({ status: 'active', auto_renew: false, renews_on: null })
  await press('resume')
  expect(await readView()).toMatchObject({ auto_renew: true, cancelled_at: null, expires_on: null })
  await press('cancel')
  await goAhead(15)
  expect(await readView()).toMatchObject({ status: 'cancelled', auto_renew: false })
  expect((await press('resume')).status).toBe(404)
  expect((await readBilling(stack, buyer.id)).bills).toHaveLength(1)
})

it('a card that fails later: late, tried again, expired, and revived by another card', async () => {
  const buyer = await createBuyer(stack, 'late@demo.test')
  await subscribeTo(buyer, await findPlan(stack), '4000 0000 0000 0341')
  await goAhead(15)
  const late = await buyer.client.from('my_subscription').select().single()
  expect(late.data).toMatchObject({ status: 'active', is_payment_late: true })
  expect((await readBilling(stack, buyer.id)).bills.at(-1)).toMatchObject({ status: 'failed' })
  await goAhead(16)
  expect((await readBilling(stack, buyer.id)).plans).toMatchObject([
    { status: 'expired', stripe_status: 'unpaid' },
  ])
  const { url = '' } = await callFunction(buyer, 'customer-portal')
  expect((await post(url, { act: 'card', ...fillCard('4000 0000 0000 0002') })).status).toBe(402)
  await post(url, { act: 'card', ...fillCard(GOOD_CARD) })
  const { plans, bills } = await readBilling(stack, buyer.id)
  expect(plans).toMatchObject([{ status: 'active', stripe_status: 'active', ended_at: null }])
  expect(bills.at(-1)).toMatchObject({ status: 'paid', total_cents: 300 })
})

it('the guardian who may pay buys for the child, and the child sees who pays', async () => {
  const parent = await createBuyer(stack, 'mother@demo.test')
  const child = await createBuyer(stack, 'child@demo.test', 'player')
  const [player] = await stack.sql<{ id: string }>(
    `insert into public.players (school_id, first_name, last_name, date_of_birth, user_id)
     select school_id, 'Mila', 'Adler', '2015-05-05', user_id from public.role_assignments
     where user_id = $1 returning id`,
    [child.id],
  )
  await stack.sql(
    `insert into public.guardian_links (
       guardian_id, player_id, school_id, relationship, status, can_pay, accepted_at, confirmed_at
     )
     select $1, id, school_id, 'mother', 'active', true, now(), now() from public.players where id = $2`,
    [parent.id, player?.id],
  )
  const planId = await findPlan(stack, { role: 'player' })
  const order = { kind: 'subscription', planId }
  expect(await callFunction(child, 'checkout', order)).toMatchObject({
    status: 403,
    code: 'guardian_must_pay',
  })
  const { url = '' } = await callFunction(parent, 'checkout', { ...order, userId: child.id })
  const paid = await post(url, fillCard(GOOD_CARD))
  expect(paid.headers.get('location')).toContain(`checkout=success&child=${child.id}`)
  const { data } = await child.client.from('my_subscription').select().single()
  expect(data).toMatchObject({ status: 'active', is_paid_by_me: false })
  expect((await callFunction(child, 'customer-portal')).status).toBe(404)
})

it('the page of all events and the bills can be looked at', async () => {
  const buyer = await createBuyer(stack, 'looks@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  expect(await (await fetch(`${stack.url}/stripe`)).text()).toContain(
    'customer.subscription.created',
  )
  const { url = '' } = await callFunction(buyer, 'customer-portal')
  const portal = await (await fetch(url)).text()
  const bill = /\/stripe\/invoices\/\w+/.exec(portal)?.[0] ?? ''
  expect(await (await fetch(stack.url + bill)).text()).toContain('of which VAT')
})
