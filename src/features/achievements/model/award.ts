/** Awarding by hand and taking back: what the forms ask, with the limits of the database. */
import { z } from 'zod'

export const awardLimits = { reason: 300 } as const

export const giveSchema = z.object({
  achievementId: z.string('achievements:awards.choose').min(1, 'achievements:awards.choose'),
  reason: z.string().trim().max(awardLimits.reason),
})

export const takeSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'achievements:awards.take_reason_needed')
    .max(awardLimits.reason),
})
