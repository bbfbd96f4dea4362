import { expect, test } from 'vitest'
import { isOverdue, toDues, sumDues } from './dues'

const fee = {
  id: 'f1',
  school_id: 's1',
  player_id: 'emir',
  title: 'Season',
  amount_cents: 6000,
  currency: 'EUR',
  due_on: '2026-11-20',
}
const order = {
  id: 'o1',
  player_id: 'defne',
  number: '2026-00001',
  total_cents: 2500,
  currency: 'EUR',
  reserved_until: '2026-11-19T10:00:00Z',
}
const payees = [
  { id: 'emir', name: 'Emir' },
  { id: 'defne', name: 'Defne' },
]

test('fees and unpaid orders are one list, the next due first, with whose they are and the sum', () => {
  const dues = toDues([fee], [order, { ...order, id: 'o2', player_id: null }], payees)
  expect(dues.map(({ id, whose }) => [id, whose])).toEqual([
    ['o1', 'Defne'],
    ['o2', null],
    ['f1', 'Emir'],
  ])
  expect(sumDues(dues)).toBe(11_000)
})

test('a fee is overdue from the day after its date, an order from its minute on', () => {
  const [first, second] = toDues([fee], [order], payees)
  if (!first || !second) throw new Error('two are due')
  const minute = Date.parse(order.reserved_until)
  expect(isOverdue(second, '2026-11-20', minute)).toBe(false)
  expect(isOverdue(second, '2026-11-21', minute)).toBe(true)
  expect(isOverdue(first, '2026-11-21', minute)).toBe(false)
  expect(isOverdue(first, '2026-11-19', minute + 1)).toBe(true)
})
