/** What is sold, as the pricing page shows it: the plans of a role by tier, savings and limits. Pure. */
import { z } from 'zod'
import type { AppRole } from '@/features/session/model/session'

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

export const planTiers = ['free', 'starter', 'professional', 'club'] as const
export type PlanTier = (typeof planTiers)[number]

export interface Plan {
  id: string
  role: AppRole
  tier: PlanTier
  /** Null for the free tier. */
  period: BillingPeriod | null
  /** Per period, VAT included. */
  price_cents: number
  currency: string
  trial_days: number
  /** Null: no limit. */
  max_teams: number | null
  max_players: number | null
}

/**
 * The address of the page: a plan chosen before, maybe as a visitor, the period looked at, and the child whose plan it
 * is about.
 */
export const pricingSchema = z.object({
  plan: z.guid().or(z.literal('')).default(''),
  period: z.enum(billingPeriods).or(z.literal('')).default(''),
  child: z.guid().or(z.literal('')).default(''),
})

/** Plans of one role in the order of their tiers; the free tier stands in both periods. */
export function listPlans(plans: readonly Plan[], role: AppRole, period: BillingPeriod): Plan[] {
  return plans
    .filter((plan) => plan.role === role && (plan.period === null || plan.period === period))
    .toSorted((one, other) => planTiers.indexOf(one.tier) - planTiers.indexOf(other.tier))
}

/** Whole per cent that a year costs less than twelve months; 0 where it does not. */
export function computeSaving(monthlyCents: number, yearlyCents: number): number {
  const yearOfMonths = monthlyCents * 12
  if (yearOfMonths <= yearlyCents) return 0
  return Math.floor(((yearOfMonths - yearlyCents) * 100) / yearOfMonths)
}

export interface Saving {
  percent: number
  /** Not every tier saves as much: it is "up to". */
  isUpTo: boolean
}

/** What a year saves among the plans of a role; null where nothing is saved. */
export function findSaving(plans: readonly Plan[], role: AppRole): Saving | null {
  const yearly = listPlans(plans, role, 'yearly')
  const savings = listPlans(plans, role, 'monthly').flatMap((month) => {
    const year = yearly.find(({ tier, period }) => tier === month.tier && period !== null)
    return year ? [computeSaving(month.price_cents, year.price_cents)] : []
  })
  const percent = Math.max(0, ...savings)
  return percent > 0 ? { percent, isUpTo: savings.some((saving) => saving < percent) } : null
}

/** A year's price for each of its months, in cents. */
export function toMonthlyCents(yearlyCents: number): number {
  return Math.round(yearlyCents / 12)
}

export interface OtherOffer {
  role: AppRole
  tiers: PlanTier[]
  /** The cheapest paid month, in cents; null where only the free tier is offered. */
  fromCents: number | null
  currency: string
}

/** Administrators are not sold anything. */
export const sellingRoles = ['owner', 'coach', 'parent', 'player'] as const

/** What other roles can choose, in short. */
export function listOtherOffers(plans: readonly Plan[], role: AppRole | null): OtherOffer[] {
  return sellingRoles
    .filter((other) => other !== role)
    .flatMap((other) => {
      const offered = listPlans(plans, other, 'monthly')
      const [cheapest] = offered
        .filter(({ period }) => period !== null)
        .toSorted((one, two) => one.price_cents - two.price_cents)
      const [first] = offered
      if (!first) return []
      return {
        role: other,
        tiers: offered.map(({ tier }) => tier),
        fromCents: cheapest?.price_cents ?? null,
        currency: first.currency,
      }
    })
}

/** Limits say something where teams are run. */
export function hasLimits(role: AppRole): boolean {
  return role === 'owner' || role === 'coach'
}
