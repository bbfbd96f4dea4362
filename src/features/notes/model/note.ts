/** A coach's note about a player: its kinds, who may read it, and the limits of `notes`. */
import { z } from 'zod'

export const noteKinds = ['observation', 'praise', 'goal', 'development', 'conversation'] as const
export type NoteKind = (typeof noteKinds)[number]

/** From the narrowest circle to the widest. */
export const noteVisibilities = ['staff', 'player', 'family'] as const
export type NoteVisibility = (typeof noteVisibilities)[number]

export const noteLimits = { body: 4000 } as const

export const noteBodySchema = z
  .string()
  .trim()
  .max(noteLimits.body, { error: 'notes:errors.too_long' })

export const noteSchema = z.object({
  kind: z.enum(noteKinds),
  visibility: z.enum(noteVisibilities),
  body: noteBodySchema.min(1, { error: 'notes:errors.required' }),
  occurred_on: z.iso.date({ error: 'notes:errors.day' }),
})

export type NoteInput = z.infer<typeof noteSchema>
