/** Coaches (spec section 3): licences, specialisations, and what their list can be asked for. */
import { z } from 'zod'

/** `coaching_license`: the UEFA ladder with the national entry level below it. */
export const licences = [
  'none',
  'entry',
  'uefa_d',
  'uefa_c',
  'uefa_b',
  'uefa_a',
  'uefa_pro',
  'goalkeeper_b',
  'goalkeeper_a',
  'other',
] as const

export const specializations = [
  'head_coach',
  'foundation_phase',
  'youth_phase',
  'goalkeeping',
  'fitness',
  'individual',
  'analysis',
  'mental',
] as const

export const coachesPageSize = 25
export const coachSorts = ['name', 'experience'] as const

export const coachFilterSchema = z.object({
  q: z.string().max(100).default(''),
  teams: z.array(z.guid()).max(50).default([]),
  sort: z.enum(coachSorts).default('name'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.number().int().min(1).max(10_000).default(1),
})

export type CoachFilter = z.infer<typeof coachFilterSchema>
