/** What the forms of a season plan hold; limits as in the migration, messages are translation keys. */
import { z } from 'zod'
import { countDaysBetween } from './season-weeks'
import { blockKinds } from './season-plan'

export const seasonLimits = {
  goal: 1000,
  title: 80,
  focus: 500,
  theme: 100,
  note: 500,
  load: 10_000,
  minutes: 600,
  days: 500,
} as const

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'season:season.errors.day')

function requireOrder(
  { starts_on, ends_on }: { starts_on: string; ends_on: string },
  context: z.RefinementCtx,
): void {
  if (!starts_on || !ends_on) return
  const message =
    ends_on <= starts_on
      ? 'season:season.errors.order'
      : countDaysBetween(starts_on, ends_on) > seasonLimits.days
        ? 'season:season.errors.long'
        : null
  if (message) context.addIssue({ code: 'custom', path: ['ends_on'], message })
}

const goal = z.string().trim().max(seasonLimits.goal, 'season:season.errors.too_long')

export const planSchema = z
  .object({ goal, starts_on: day, ends_on: day, shape: z.string() })
  .superRefine(requireOrder)
export type PlanValues = z.infer<typeof planSchema>

export const frameSchema = z
  .object({ goal, starts_on: day, ends_on: day, is_shared: z.boolean() })
  .superRefine(requireOrder)
export const blockSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, 'season:season.errors.title')
      .max(seasonLimits.title, 'season:season.errors.too_long'),
    kind: z.enum(blockKinds),
    focus: z.string().trim().max(seasonLimits.focus, 'season:season.errors.too_long'),
    starts_on: day,
    ends_on: day,
  })
  .superRefine(requireOrder)
export type BlockValues = z.infer<typeof blockSchema>
