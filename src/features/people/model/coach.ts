/** Coaches (spec section 3): licences, specialisations, and what their list can be asked for. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

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

export const coachFilterSchema = createListSchema({
  teams: z.array(z.guid()).max(50).default([]),
  sort: z.enum(['name', 'experience']).default('name'),
})

export type CoachFilter = z.infer<typeof coachFilterSchema>
