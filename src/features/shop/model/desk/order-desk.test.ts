import { expect, test } from 'vitest'
import { createRefundSchema, listOrderActs, stockSchema } from './order-desk'

const order = { delivery: 'shipping', total_cents: 3000, refunded_cents: 0, paid: true }
const listActs = (changes: Record<string, unknown>) =>
  Object.entries(listOrderActs({ ...order, status: 'paid', ...changes }))
    .filter(([, value]) => value === true)
    .map(([name]) => name)

test.each([
  [{ status: 'payment_pending', paid: false }, ['canCancel']],
  [{ status: 'paid' }, ['canShip', 'canGiveUp']],
  [{ status: 'paid', delivery: 'pickup' }, ['canHandOver', 'canGiveUp']],
  [{ status: 'shipped' }, ['canArrive', 'canCorrectTracking', 'canRefund', 'canRestock']],
  [{ status: 'delivered', delivery: 'pickup' }, ['canRefund', 'canRestock']],
  [{ status: 'delivered', refunded_cents: 3000 }, ['canCorrectTracking', 'canRestock']],
  [{ status: 'cancelled' }, ['canRefund']],
  [{ status: 'cancelled', paid: false }, []],
])('%j allows %j', (changes, acts) => {
  expect(listActs(changes)).toEqual(acts)
})

test('no more goes back than is left', () => {
  const schema = createRefundSchema(1490)
  const reason = 'Torn when it came'
  expect(schema.parse({ amount: '14,90', reason })).toEqual({ amount: 1490, reason })
  expect(schema.safeParse({ amount: '14.91', reason }).success).toBe(false)
  expect(schema.safeParse({ amount: '0', reason }).success).toBe(false)
  expect(schema.safeParse({ amount: '1', reason: 'no' }).success).toBe(false)
})

test('a delivery brings pieces, a count may also find fewer', () => {
  const isFine = (reason: string, pieces: number) =>
    stockSchema.safeParse({ reason, pieces, note: '' }).success
  expect([isFine('delivery', 4), isFine('correction', -4)]).toEqual([true, true])
  expect([isFine('delivery', -4), isFine('correction', 0), isFine('delivery', 1.5)]).toEqual([
    false,
    false,
    false,
  ])
})
