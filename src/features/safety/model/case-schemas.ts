/** Forms of the safety page; limits of the tables behind them. */
import { z } from 'zod'

const createNoteSchema = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'safety:errors.note_required' })
    .max(most, { error: 'safety:errors.text_too_long' })

export const caseLimits = { note: 5000, resolution: 2000, reason: 1000 }

export const noteSchema = z.object({
  body: createNoteSchema(caseLimits.note),
  is_reply: z.boolean(),
})
export const closeSchema = z.object({ body: createNoteSchema(caseLimits.note) })
export const resolutionSchema = z.object({ body: createNoteSchema(caseLimits.resolution) })
export const refusalSchema = z.object({ body: createNoteSchema(caseLimits.reason) })
export const duties = ['safeguarding', 'treasurer'] as const

export const proposalSchema = z.object({
  school_id: z.uuid({ error: 'safety:errors.school_required' }),
  user_id: z.uuid({ error: 'safety:errors.person_required' }),
  duty: z.enum(duties),
})
