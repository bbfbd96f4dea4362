/** What is written down after practising; limits of the log, the moods and the words. */
import { z } from 'zod'
import { moods, toScore, type Mood } from './mood'
import type { MentalEntry } from './guide/mental-outbox'

export const logLimits = { minutes: { min: 1, max: 120 }, reflection: 1000 } as const

const minutes = { error: 'mental:errors.minutes' }

export const logSchema = z.object({
  minutes: z
    .number(minutes)
    .min(logLimits.minutes.min, minutes)
    .max(logLimits.minutes.max, minutes)
    .refine(Number.isInteger, minutes),
  mood_after: z.enum(moods).nullable(),
  reflection: z.string().trim().max(logLimits.reflection, { error: 'mental:errors.too_long' }),
  is_shared_with_coaches: z.boolean(),
  is_shared_with_family: z.boolean(),
  is_finished: z.boolean(),
})

export type LogInput = z.input<typeof logSchema>
type LogValues = z.output<typeof logSchema>

interface Practised {
  id: string
  player_id: string
  exercise_id: string
  assignment_id: string | null
  mood_before: Mood | null
  /** Instant. */
  practised_at: string
}

/** Without words there is nothing to share. */
export function toEntry(
  { mood_before, ...practised }: Practised,
  { mood_after, ...values }: LogValues,
): MentalEntry {
  const hasWords = values.reflection !== ''
  return {
    ...practised,
    ...values,
    is_shared_with_coaches: hasWords && values.is_shared_with_coaches,
    is_shared_with_family: hasWords && values.is_shared_with_family,
    is_finished: values.is_finished && practised.assignment_id !== null,
    score_before: mood_before && toScore(mood_before),
    score_after: mood_after && toScore(mood_after),
  }
}

/** Whole minutes since the start, as the log takes them. */
export function computeMinutes(startedAt: number, now: number): number {
  const whole = Math.round((now - startedAt) / 60_000)
  return Math.min(logLimits.minutes.max, Math.max(logLimits.minutes.min, whole))
}
