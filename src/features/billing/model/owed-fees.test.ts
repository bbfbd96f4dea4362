import { expect, test } from 'vitest'
import {
  canRemind,
  findOwedFees,
  getOwedPage,
  listOwedTeams,
  owedFilterSchema,
  sumOwed,
  type OwedFee,
} from './owed-fees'

const today = '2026-11-18'
const u9 = { id: '00000000-0000-4000-8000-000000000009', name: 'U9' }
const u11 = { id: '00000000-0000-4000-8000-000000000011', name: 'U11' }

function createFee(id: string, change: Partial<OwedFee>): OwedFee {
  return {
    id,
    title: 'Season',
    amount_cents: 4000,
    due_on: '2026-11-01',
    reminded_at: null,
    player: { id: `p-${id}`, user_id: null, first_name: 'Ada', last_name: 'Abel' },
    teams: [u11],
    payers: [],
    ...change,
  }
}

const fees = [
  createFee('a', { due_on: today, payers: ['Ayşe Yılmaz'] }),
  createFee('b', {
    amount_cents: 1500,
    teams: [u9],
    player: { id: 'p-b', user_id: 'u-b', first_name: 'Bo', last_name: 'Zander' },
  }),
  createFee('c', { title: 'Камп', due_on: '2026-10-01', reminded_at: '2026-11-12T10:00:00Z' }),
]

function find(filter: Record<string, unknown>): string[] {
  return findOwedFees(fees, owedFilterSchema.parse(filter), today).map(({ id }) => id)
}

test('the oldest debt stands first, and every column sorts both ways', () => {
  expect(find({})).toEqual(['c', 'b', 'a'])
  expect(find({ sort: 'amount' })).toEqual(['b', 'a', 'c'])
  expect(find({ sort: 'name', dir: 'desc' })).toEqual(['b', 'a', 'c'])
  expect(find({ sort: 'reminded', dir: 'desc' })).toEqual(['c', 'a', 'b'])
})

test('search knows child, guardian and fee without accents; team and lateness narrow it', () => {
  expect(find({ q: 'yilmaz' })).toEqual(['a'])
  expect(find({ q: 'zander bo' })).toEqual(['b'])
  expect(find({ q: 'kamp' })).toEqual(['c'])
  expect(find({ teams: [u9.id] })).toEqual(['b'])
  // due today is not late yet
  expect(find({ late: true })).toEqual(['c', 'b'])
})

test('sums are of what is shown, players counted once', () => {
  expect(sumOwed(fees, today)).toEqual({ open: 9500, late: 5500, players: 3 })
  expect(listOwedTeams(fees)).toEqual([u9, u11])
  expect(getOwedPage(fees, 2)).toEqual({ rows: [], total: 3 })
})

test('a family is reminded of a fee once in seven days', () => {
  const payers = ['Ayşe Yılmaz']
  const reminded = createFee('d', { reminded_at: '2026-11-12T10:00:00Z', payers })
  expect(canRemind(createFee('e', { payers }), 0)).toBe(true)
  // nobody is linked, and the player has no account
  expect(canRemind(createFee('f', {}), 0)).toBe(false)
  expect(canRemind(reminded, Date.parse('2026-11-19T10:00:00Z'))).toBe(false)
  expect(canRemind(reminded, Date.parse('2026-11-19T10:00:01Z'))).toBe(true)
})
