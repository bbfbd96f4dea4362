/** A part of a review as its form knows it, with the limits of the database. */
import { z } from 'zod'

export const growthSteps = ['1', '2', '3', '4'] as const
export type GrowthStep = (typeof growthSteps)[number]

export const reviewLimits = { words: 600 } as const

export const reviewSchema = z.object({
  steps: z.array(z.enum(growthSteps, 'development:review.step_needed')),
  words: z.string().trim().max(reviewLimits.words),
  next_steps: z.string().trim().max(reviewLimits.words),
})

export type ReviewValues = z.output<typeof reviewSchema>

export function toGrowthStep(step: number | undefined): GrowthStep | null {
  return growthSteps.find((one) => Number(one) === step) ?? null
}
