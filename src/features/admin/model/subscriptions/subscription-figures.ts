/** The figures of selling, as `subscription_figures` answers them, and what follows from them. */
import { z } from 'zod'
import { billingPeriods, planTiers } from '@/features/billing/model/plan-offer'
import { appRoles } from '@/features/session/model/session'

const share = { running: z.number(), trials: z.number(), monthly: z.number(), currency: z.string() }

export const subscriptionFiguresSchema = z.object({
  running: z.number(),
  trials: z.number(),
  trials_ending: z.number(),
  ending: z.number(),
  late: z.number(),
  failed: z.number(),
  notices: z.number(),
  stuck: z.number(),
  base: z.number(),
  lost: z.number(),
  gained: z.number(),
  /** Cents; of a month, `failed` apart. */
  money: z.array(
    z.object({
      currency: z.string(),
      monthly: z.number(),
      late: z.number(),
      ending: z.number(),
      failed: z.number(),
    }),
  ),
  /** Oldest first, the last one is today. */
  months: z.array(
    z.object({ on: z.string(), running: z.number(), money: z.record(z.string(), z.number()) }),
  ),
  plans: z.array(
    z.object({
      ...share,
      role: z.enum(appRoles),
      tier: z.enum(planTiers),
      period: z.enum(billingPeriods),
    }),
  ),
  countries: z.array(z.object({ ...share, country: z.string().nullable() })),
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['started', 'renewal_off', 'ended', 'failed']),
      subscription_id: z.string(),
      name: z.string().nullable(),
      role: z.enum(appRoles),
      tier: z.enum(planTiers),
      cents: z.number(),
      currency: z.string(),
    }),
  ),
})

export type SubscriptionFigures = z.infer<typeof subscriptionFiguresSchema>

/** The part of those who paid 30 days ago that has left since, between 0 and 1; null where nobody paid. */
export function computeChurn({ base, lost }: Pick<SubscriptionFigures, 'base' | 'lost'>) {
  return base > 0 ? lost / base : null
}

export interface MonthlyRevenue {
  currency: string
  /** Cents of a month, VAT included. */
  cents: number
  /** Cents more or less than a month ago. */
  change: number
  /** The last twelve months, oldest first. */
  series: number[]
}

/** What comes in a month, for each currency apart; without any, nothing in euro. */
export function listMonthlyRevenues({ money, months }: SubscriptionFigures): MonthlyRevenue[] {
  const [first = { currency: 'EUR', monthly: 0 }, ...others] = money
  return [first, ...others].map(({ currency, monthly }) => {
    const series = months.map((month) => month.money[currency] ?? 0)
    return { currency, cents: monthly, change: monthly - (series.at(-2) ?? 0), series }
  })
}
