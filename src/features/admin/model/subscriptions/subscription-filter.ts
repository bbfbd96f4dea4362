/** What the list of subscriptions can be asked for; lives in the URL. */
import { z } from 'zod'
import { billingPeriods, planTiers, sellingRoles } from '@/features/billing/model/plan-offer'
import { createListSchema } from '@/lib/list-schema'

/** States a list can be narrowed to, as the database names them; `running` holds trial, ending and late ones. */
export const subscriptionStates = [
  'running',
  'trial',
  'ending',
  'late',
  'cancelled',
  'expired',
  'notice',
  'all',
] as const

/** Plans somebody pays for. */
export const paidTiers = planTiers.filter((tier) => tier !== 'free')

export const subscriptionFilterSchema = createListSchema({
  state: z.enum(subscriptionStates).default('running'),
  role: z.enum(sellingRoles).or(z.literal('')).default(''),
  tier: z.enum(paidTiers).or(z.literal('')).default(''),
  period: z.enum(billingPeriods).or(z.literal('')).default(''),
  /** Two letters as of the school, or `none`. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2}|none)$/)
    .or(z.literal(''))
    .default(''),
  sort: z.enum(['started_at', 'name', 'price', 'next']).default('started_at'),
  dir: z.enum(['asc', 'desc']).default('desc'),
})

export type SubscriptionFilter = z.infer<typeof subscriptionFilterSchema>
