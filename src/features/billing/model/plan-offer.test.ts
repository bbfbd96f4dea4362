import { expect, it } from 'vitest'
import {
  computeSaving,
  findSaving,
  listOtherOffers,
  listPlans,
  toMonthlyCents,
  type Plan,
} from './plan-offer'

function createPlan(change: Partial<Plan>): Plan {
  return {
    id: `${change.role} ${change.tier} ${change.period}`,
    role: 'coach',
    tier: 'starter',
    period: 'monthly',
    price_cents: 900,
    currency: 'EUR',
    trial_days: 14,
    max_teams: 1,
    max_players: 25,
    ...change,
  }
}

const plans = [
  createPlan({ tier: 'club', price_cents: 3900 }),
  createPlan({ period: 'yearly', price_cents: 8640 }),
  createPlan({}),
  createPlan({ tier: 'free', period: null, price_cents: 0 }),
  createPlan({ role: 'owner', price_cents: 1900 }),
]

it('lists the plans of a role by tier, the free one in both periods', () => {
  const list = (period: 'monthly' | 'yearly') =>
    listPlans(plans, 'coach', period).map(({ tier }) => tier)
  expect(list('monthly')).toEqual(['free', 'starter', 'club'])
  expect(list('yearly')).toEqual(['free', 'starter'])
})

it('computes the saving of a year from the prices', () => {
  expect(computeSaving(900, 8640)).toBe(20)
  expect(computeSaving(900, 8650)).toBe(19)
  expect(computeSaving(900, 10_800)).toBe(0)
  expect(computeSaving(900, 12_000)).toBe(0)
  expect(toMonthlyCents(8640)).toBe(720)
})

it('says "up to" where tiers save differently, and nothing where none does', () => {
  expect(findSaving(plans, 'coach')).toEqual({ percent: 20, isUpTo: false })
  const more = [...plans, createPlan({ tier: 'club', period: 'yearly', price_cents: 46_000 })]
  expect(findSaving(more, 'coach')).toEqual({ percent: 20, isUpTo: true })
  expect(findSaving(plans, 'owner')).toBeNull()
})

it('sums up what other roles can choose', () => {
  expect(listOtherOffers(plans, 'coach')).toEqual([
    { role: 'owner', tiers: ['starter'], fromCents: 1900, currency: 'EUR' },
  ])
  expect(listOtherOffers(plans, null).map(({ role }) => role)).toEqual(['owner', 'coach'])
})
