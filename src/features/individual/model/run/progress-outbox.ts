/** What was practised on this device and the database has not confirmed yet, in the order it was done. */
import { z } from 'zod'
import { createQueueOutbox, type QueueOutbox } from '@/lib/device/queue-outbox'

const entrySchema = z.object({
  /** Made here: sent twice it is stored once. */
  id: z.string(),
  player_id: z.string(),
  exercise_id: z.string(),
  /** Null: of one's own accord. */
  assignment_id: z.string().nullable(),
  is_finished: z.boolean(),
  minutes: z.number().nullable(),
  repetitions: z.number().nullable(),
  seconds: z.number().nullable(),
  metres: z.number().nullable(),
  feeling: z.number().nullable(),
  effort: z.number().nullable(),
  note: z.string(),
  /** Instant. */
  practised_at: z.string(),
})

export type ProgressEntry = z.infer<typeof entrySchema>

export type ProgressOutbox = QueueOutbox<ProgressEntry>

/** One at a time: the entry that finishes an assignment comes after those before it. */
const queue = createQueueOutbox(entrySchema, ({ id }: ProgressEntry) => id)

export const {
  empty: emptyProgressOutbox,
  rules: progressOutboxRules,
  add: addEntry,
  read: readProgressOutbox,
  write: writeProgressOutbox,
} = queue

/** Refused entries are given up. */
export function removeRefusals(box: ProgressOutbox): ProgressOutbox {
  return { ...box, entries: box.entries.filter(({ refused }) => refused === null) }
}

/** One for each person: `own` stands where other outboxes name a match or a conversation. */
export function createProgressOutboxKey(userId: string): string {
  return `progress-outbox:${userId}:own`
}
