/** Practice this device has seen and the database has not confirmed, in the order it was done. */
import { z } from 'zod'
import { createQueueOutbox } from '@/lib/device/queue-outbox'

const entrySchema = z.object({
  /** Names the entry for good: sent twice it is stored once. */
  id: z.string(),
  player_id: z.string(),
  exercise_id: z.string(),
  /** Null: of one's own accord. */
  assignment_id: z.string().nullable(),
  minutes: z.number(),
  score_before: z.number().nullable(),
  score_after: z.number().nullable(),
  reflection: z.string(),
  is_shared_with_coaches: z.boolean(),
  is_shared_with_family: z.boolean(),
  /** Instant. */
  practised_at: z.string(),
  is_finished: z.boolean(),
})

export type MentalEntry = z.infer<typeof entrySchema>

export const {
  rules: outboxRules,
  add: addEntry,
  retry: retryEntry,
  remove: removeEntry,
  read: readOutbox,
  write: writeOutbox,
} = createQueueOutbox(entrySchema, ({ id }: MentalEntry) => id)

export function createOutboxKey(userId: string): string {
  return `mental-outbox:${userId}:practice`
}
