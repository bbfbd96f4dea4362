/** What an address may ask of the planner: a slot, an exercise to begin with, a session to repeat. */
import { z } from 'zod'
import { trainingLimits } from '../limits'

const { durationMin, durationMax } = trainingLimits
const id = z.guid().nullable().default(null).catch(null)

export const plannerLinkSchema = z.object({
  team: id,
  date: z.iso.date().nullable().default(null).catch(null),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null)
    .catch(null),
  duration: z.coerce
    .number()
    .int()
    .min(durationMin)
    .max(durationMax)
    .nullable()
    .default(null)
    .catch(null),
  /** Is added to the plan, or to the draft that was begun. */
  exercise: id,
  /** Lends its blocks, title, objective and place. */
  copy: id,
  /** Lends its exercises, each in its own part of the session. */
  collection: id,
})

export type PlannerLink = z.infer<typeof plannerLinkSchema>
