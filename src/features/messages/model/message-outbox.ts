/** Messages this device has written and the database has not confirmed, in the order they were written. */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import { createQueueOutbox, type QueueOutbox } from '@/lib/device/queue-outbox'
import { linkSchema } from './message-log'

const entrySchema = z.object({
  /** Names the message for good: sent twice it is stored once. */
  client_id: z.string(),
  body: z.string(),
  reply_to: z.number().nullable(),
  /** What it points to; entries of earlier builds have none. */
  attachment: linkSchema.nullable().default(null),
  /** Ids of those it names. */
  mentioned: z.array(z.string()).default([]),
  /** Epoch ms. */
  written_at: z.number(),
})

export type OutboxEntry = z.infer<typeof entrySchema>

export type MessageOutbox = QueueOutbox<OutboxEntry>

/** One at a time: they are read in the order they were written. */
export const {
  empty: emptyOutbox,
  rules: outboxRules,
  add: addEntry,
  retry: retryEntry,
  remove: removeEntry,
  read: readOutbox,
  write: writeOutbox,
} = createQueueOutbox(entrySchema, ({ client_id }: OutboxEntry) => client_id)

const prefix = 'message-outbox:'

export function createOutboxKey(userId: string, conversationId: string): string {
  return `${prefix}${userId}:${conversationId}`
}

/** Conversations in which this person still has something to send, from any earlier visit. */
export function listOutboxes(store: DeviceStore, userId: string): string[] {
  const own = createOutboxKey(userId, '')
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').flatMap(
    (key) => (key.startsWith(own) ? [key.slice(own.length)] : []),
  )
}
