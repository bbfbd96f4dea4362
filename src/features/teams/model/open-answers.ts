/** Whose answers to a training or a match are missing, and whether one may ask again: the rules of `remind_training`. */
import { z } from 'zod'

export const openAnswersSchema = z.object({
  event_id: z.string(),
  /** Players without an answer to the time that holds now. */
  open: z.number(),
  /** Accounts a reminder would reach now. */
  people: z.number(),
  /** Names of players for whom nobody can answer. */
  unreachable: z.array(z.string()),
  reminded_at: z.string().nullable(),
  reminded_by: z.string().nullable(),
  /** Empty: one may remind now. */
  next_at: z.string().nullable(),
})
export type OpenAnswers = z.infer<typeof openAnswersSchema>

export type RemindState = 'complete' | 'waiting' | 'nobody' | 'ready'

/** `now` in epoch ms. `nobody`: answers are missing, and no account could give them. */
export function getRemindState({ open, people, next_at }: OpenAnswers, now: number): RemindState {
  if (open === 0) return 'complete'
  if (next_at !== null && Date.parse(next_at) > now) return 'waiting'
  return people === 0 ? 'nobody' : 'ready'
}

const refusals = [
  'reminded_already',
  'nobody_to_remind',
  'too_late',
  'training_cancelled',
  'match_not_open',
] as const
type Refusal = (typeof refusals)[number]

/** The refusal with a sentence of its own; null for any other failure. */
export function parseRefusal(detail: string | null): Refusal | null {
  return refusals.find((known) => known === detail) ?? null
}
