import { expect, it } from 'vitest'
import {
  findPlanPage,
  newPlan,
  planFilterSchema,
  planSchema,
  toPlanInput,
  toPlanRow,
  toPlanTerms,
  type AdminPlan,
} from './plan-schema'

const row: AdminPlan = {
  id: 'a',
  role: 'coach',
  tier: 'starter',
  period: 'yearly',
  price_cents: 8640,
  currency: 'EUR',
  trial_days: 14,
  max_teams: 1,
  max_players: null,
  archived_at: null,
  subscribers: 0,
}

it('keeps the limits of the table', () => {
  const isRefused = (change: object) =>
    !planSchema.safeParse({ ...newPlan, price: 9, ...change }).success
  expect(isRefused({})).toBe(false)
  expect(isRefused({ price: 0 })).toBe(true)
  expect(isRefused({ price: 9.999 })).toBe(true)
  expect(isRefused({ price: 100_001 })).toBe(true)
  expect(isRefused({ trial_days: 91 })).toBe(true)
  expect(isRefused({ max_teams: 1.5 })).toBe(true)
  expect(isRefused({ max_players: -1 })).toBe(true)
  expect(isRefused({ role: 'admin' })).toBe(true)
  expect(isRefused({ max_teams: null, max_players: 0 })).toBe(false)
})

it('reads euros into cents without losing one, and back', () => {
  for (const price of [0.29, 19.99, 86.4, 1.15]) {
    const values = planSchema.parse({ ...newPlan, price })
    expect(toPlanRow(values).price_cents).toBe(Math.round(price * 100))
  }
  const values = planSchema.parse(toPlanInput(row))
  expect(toPlanTerms(values)).toEqual({
    price_cents: 8640,
    trial_days: 14,
    max_teams: 1,
    max_players: null,
  })
})

it('stores the free tier without period, price and trial', () => {
  const free = toPlanRow(planSchema.parse({ ...newPlan, tier: 'free', price: 12, trial_days: 7 }))
  expect(free).toMatchObject({ tier: 'free', period: null, price_cents: 0, trial_days: 0 })
})

it('finds plans by role, words and state, in the order of roles, tiers and periods', () => {
  const rows = [
    row,
    { ...row, id: 'b', period: 'monthly' as const, price_cents: 900 },
    { ...row, id: 'c', role: 'owner' as const },
    { ...row, id: 'd', archived_at: '2026-11-01T00:00:00Z' },
  ]
  const find = (filter: object) =>
    findPlanPage(
      rows,
      planFilterSchema.parse(filter),
      ({ role, tier }) => `${role} ${tier}`,
    ).rows.map(({ id }) => id)
  expect(find({})).toEqual(['c', 'b', 'a'])
  expect(find({ sort: 'price', dir: 'desc' })).toEqual(['a', 'c', 'b'])
  expect(find({ role: 'owner' })).toEqual(['c'])
  expect(find({ q: 'coach start' })).toEqual(['b', 'a'])
  expect(find({ status: 'archived' })).toEqual(['d'])
})
