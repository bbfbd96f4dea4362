/** A plan as administrators make and change it; limits of `public.plans`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { foldText } from '@/lib/fold-text'
import { createListSchema, listPageSize } from '@/lib/list-schema'
import { billingPeriods, planTiers, sellingRoles, type Plan } from './plan-offer'

export const planLimits = {
  priceEuros: 100_000,
  trialDays: 90,
  teams: 10_000,
  players: 100_000,
} as const

const errors = 'billing:plans.errors'

/** Empty: no limit. */
const createLimit = (max: number, error: string) =>
  z.number({ error }).int({ error }).min(0, { error }).max(max, { error }).nullable()

const fields = {
  /** In euros, VAT included. */
  price: z
    .number({ error: `${errors}.price` })
    .min(0, { error: `${errors}.price` })
    .max(planLimits.priceEuros, { error: `${errors}.price` })
    .multipleOf(0.01, { error: `${errors}.price` }),
  trial_days: z
    .number({ error: `${errors}.trial` })
    .int({ error: `${errors}.trial` })
    .min(0, { error: `${errors}.trial` })
    .max(planLimits.trialDays, { error: `${errors}.trial` }),
  max_teams: createLimit(planLimits.teams, `${errors}.teams`),
  max_players: createLimit(planLimits.players, `${errors}.players`),
}

export const planSchema = z
  .object({
    role: z.enum(sellingRoles, { error: `${errors}.role` }),
    tier: z.enum(planTiers, { error: `${errors}.tier` }),
    period: z.enum(billingPeriods),
    ...fields,
  })
  .refine(({ tier, price }) => tier === 'free' || price > 0, {
    path: ['price'],
    error: `${errors}.price_missing`,
  })

export type PlanInput = z.input<typeof planSchema>
export type PlanValues = z.output<typeof planSchema>

export const newPlan: PlanInput = {
  role: 'coach',
  tier: 'starter',
  period: 'monthly',
  price: 0,
  trial_days: 14,
  max_teams: null,
  max_players: null,
}

/** The free tier has neither period nor price nor trial. */
export function toPlanRow({ price, period, ...plan }: PlanValues) {
  const isFree = plan.tier === 'free'
  return {
    ...plan,
    period: isFree ? null : period,
    price_cents: isFree ? 0 : Math.round(price * 100),
    trial_days: isFree ? 0 : plan.trial_days,
  }
}

/** A stored plan as the form begins with it. */
export function toPlanInput(plan: Plan): PlanInput {
  const { tier, period, trial_days, max_teams, max_players, price_cents } = plan
  return {
    role: sellingRoles.find((role) => role === plan.role) ?? 'coach',
    tier,
    period: period ?? 'monthly',
    price: price_cents / 100,
    trial_days,
    max_teams,
    max_players,
  }
}

/** What the list of plans can be asked for; lives in the URL. */
export const planFilterSchema = createListSchema({
  role: z.enum(sellingRoles).or(z.literal('')).default(''),
  status: z.enum(['offered', 'archived']).default('offered'),
  sort: z.enum(['plan', 'price']).default('plan'),
})

export type PlanFilter = z.output<typeof planFilterSchema>

/** A plan as administrators see it. */
export interface AdminPlan extends Plan {
  archived_at: string | null
  /** People whose subscription runs. */
  subscribers: number
}

/** A page of the plans that fit; `toText` names one in the reader's language. */
export function findPlanPage<Row extends AdminPlan>(
  plans: readonly Row[],
  filter: PlanFilter,
  toText: (plan: Row) => string,
) {
  const words = foldText(filter.q).split(/\s+/).filter(Boolean)
  const sign = filter.dir === 'desc' ? -1 : 1
  const found = plans
    .filter(
      (plan) =>
        (plan.archived_at !== null) === (filter.status === 'archived') &&
        (filter.role === '' || plan.role === filter.role) &&
        words.every((word) => foldText(toText(plan)).includes(word)),
    )
    .toSorted(
      (one, other) => sign * (compareBy[filter.sort](one, other) || comparePlans(one, other)),
    )
  const first = (filter.page - 1) * listPageSize
  return { rows: found.slice(first, first + listPageSize), total: found.length }
}

/** By role, tier and period. */
function comparePlans(one: Plan, other: Plan): number {
  const getRank = ({ role, tier, period }: Plan) =>
    sellingRoles.findIndex((selling) => selling === role) * 100 +
    planTiers.indexOf(tier) * 10 +
    (period === 'yearly' ? 1 : 0)
  return getRank(one) - getRank(other)
}

const compareBy: Record<PlanFilter['sort'], (one: Plan, other: Plan) => number> = {
  plan: comparePlans,
  price: (one, other) => one.price_cents - other.price_cents,
}

/** What of a stored plan can be changed. */
export function toPlanTerms(values: PlanValues) {
  const { price_cents, trial_days, max_teams, max_players } = toPlanRow(values)
  return { price_cents, trial_days, max_teams, max_players }
}

/** The same offer stands already, or stood and is archived: there is one of each kind. */
export function describePlanFailure({ code }: AppError): Partial<Record<string, string>> {
  return code === 'conflict' ? { tier: `${errors}.taken` } : {}
}
