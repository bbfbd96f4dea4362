/** Orders of a club's shop: paid once for the sum of the database, sent back when they come too late. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../../stack'
import {
  callFunction,
  createBuyer,
  fillCard,
  GOOD_CARD,
  post,
  startShop,
  type Buyer,
} from './buyers'

const SCHOOL = '00000000-0000-4000-8000-0000000000f1'
const SIZE = '00000000-0000-4000-8000-0000000000f3'
let stack: Stack

beforeAll(async () => {
  stack = await startShop()
  await stack.sql(
    `insert into public.shops (school_id, title, is_open, pickup_place) values ($1, 'Shop', true, 'Club house')`,
    [SCHOOL],
  )
  const product = '00000000-0000-4000-8000-0000000000f2'
  await stack.sql(
    `insert into public.products (id, school_id, name, category, price_cents, status) values ($1, $2, 'Scarf', 'fan_items', 1490, 'published')`,
    [product, SCHOOL],
  )
  await stack.sql(
    `insert into public.product_variants (id, product_id, name) values ($1, $2, 'One size')`,
    [SIZE, product],
  )
  await stack.sql(
    `insert into public.stock_movements (variant_id, delta, reason) values ($1, 50, 'delivery')`,
    [SIZE],
  )
})
afterAll(() => stack.stop())

async function placeOrder({ client }: Buyer, total = 2980 + 490) {
  const cart = await client.from('cart_items').insert({ variant_id: SIZE, quantity: 2 })
  if (cart.error) throw cart.error
  const id = randomUUID()
  const { error } = await client.rpc('place_order', {
    p_order_id: id,
    p_school_id: SCHOOL,
    p_expected_total_cents: total,
    p_delivery: 'shipping',
    p_recipient: 'Eva Adler',
    p_street: 'Am Ufer 1',
    p_postal_code: '97000',
    p_city: 'Aurach',
  })
  if (error) throw error
  return id
}

async function readOrder(id: string) {
  const [order] = await stack.sql(
    `select status::text, payment_reference is not null as is_referred, refunded_cents from public.orders where id = $1`,
    [id],
  )
  return order
}

const openPayment = (buyer: Buyer, orderId: string) =>
  callFunction(buyer, 'checkout', { kind: 'order', orderId })

test('an order is paid on a page that names goods, shipping and the sum; the same page opens again', async () => {
  const buyer = await createBuyer(stack, 'order-one@test.test')
  const id = await placeOrder(buyer)
  const first = await openPayment(buyer, id)
  expect(first.status).toBe(200)
  expect(await openPayment(buyer, id)).toEqual(first)
  const page = await (await fetch(first.url ?? '')).text()
  expect(page).toContain('2 × Scarf, One size: €29.80')
  expect(page).toContain('Pay €34.70')
  const refused = await post(first.url ?? '', fillCard('4000 0000 0000 0002'))
  expect(refused.status).toBe(402)
  expect(await readOrder(id)).toMatchObject({ status: 'payment_pending' })
  const done = await post(first.url ?? '', fillCard(GOOD_CARD))
  expect(done.headers.get('location')).toMatch(new RegExp(`/shop/order-success\\?order=${id}$`))
  expect(await readOrder(id)).toEqual({ status: 'paid', is_referred: true, refunded_cents: 0 })
  expect(await openPayment(buyer, id)).toMatchObject({ status: 409, code: 'not_payable' })
})

test('nobody pays an order of somebody else, nor one that is not there', async () => {
  const buyer = await createBuyer(stack, 'order-two@test.test')
  const other = await createBuyer(stack, 'order-other@test.test')
  const id = await placeOrder(buyer)
  const refusal = { status: 404, code: 'order_not_found' }
  expect(await openPayment(other, id)).toMatchObject(refusal)
  expect(await openPayment(buyer, randomUUID())).toMatchObject(refusal)
})

test('money for an order that was given up meanwhile goes back', async () => {
  const buyer = await createBuyer(stack, 'order-three@test.test')
  const id = await placeOrder(buyer)
  const { url = '' } = await openPayment(buyer, id)
  const { error } = await buyer.client.rpc('cancel_order', { p_order_id: id })
  expect(error).toBeNull()
  expect((await post(url, fillCard(GOOD_CARD))).status).toBe(303)
  expect(await readOrder(id)).toEqual({
    status: 'cancelled',
    is_referred: false,
    refunded_cents: 0,
  })
  const events = await (await fetch(`${stack.url}/stripe.json`)).json()
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'checkout.session.completed', status: 200 }),
      expect.objectContaining({
        type: 'refund.created',
        object: expect.objectContaining({ amount: 3470, metadata: { order_id: id } }),
      }),
    ]),
  )
})

test('who runs the shop sends a part back, then the rest; an order that was not sent is over with it', async () => {
  const seller = await createBuyer(stack, 'order-seller@test.test', 'owner')
  const buyer = await createBuyer(stack, 'order-four@test.test')
  const id = await placeOrder(buyer)
  const sendBack = (amountCents?: number, reason = 'Torn when it came.') =>
    callFunction(seller, 'refund-order', { orderId: id, amountCents, reason })
  expect(await sendBack()).toEqual({ status: 409, code: 'not_paid' })
  const { url = '' } = await openPayment(buyer, id)
  await post(url, fillCard(GOOD_CARD))

  expect(await sendBack(9000)).toEqual({ status: 409, code: 'refund_too_high' })
  expect(await sendBack(1490, 'no')).toEqual({ status: 422, code: 'reason_required' })
  expect(await sendBack(1490)).toMatchObject({ status: 200, outcome: 'refunded' })
  expect(await readOrder(id)).toMatchObject({ status: 'paid', refunded_cents: 1490 })
  expect(await sendBack()).toMatchObject({ status: 200, outcome: 'refunded' })
  expect(await readOrder(id)).toMatchObject({ status: 'cancelled', refunded_cents: 3470 })
  expect(await sendBack()).toEqual({ status: 409, code: 'nothing_to_refund' })
  const noted = await stack.sql(
    `select amount_cents, reason from public.refunds where order_id = $1 order by amount_cents`,
    [id],
  )
  expect(noted).toEqual([
    { amount_cents: 1490, reason: 'Torn when it came.' },
    { amount_cents: 1980, reason: 'Torn when it came.' },
  ])
})

test('nobody else sends money back, the buyer included', async () => {
  const buyer = await createBuyer(stack, 'order-five@test.test')
  const coach = await createBuyer(stack, 'order-coach@test.test', 'coach')
  const id = await placeOrder(buyer)
  const { url = '' } = await openPayment(buyer, id)
  await post(url, fillCard(GOOD_CARD))
  for (const caller of [buyer, coach]) {
    const wish = { orderId: id, reason: 'I would like it' }
    expect(await callFunction(caller, 'refund-order', wish)).toEqual({
      status: 403,
      code: 'order_not_found',
    })
  }
  expect(await readOrder(id)).toMatchObject({ status: 'paid', refunded_cents: 0 })
})
