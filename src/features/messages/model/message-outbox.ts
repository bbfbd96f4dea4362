/**
 * Messages this device has written and the database has not confirmed, in the order they were written. Pure; a
 * runner sends them, a store on the device holds them.
 */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import type { OutboxRules } from '@/lib/device/outbox'
import { linkSchema, type Message } from './message-log'

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

const outboxSchema = z.object({
  entries: z.array(
    z.object({
      entry: entrySchema,
      /** Why the database will not take it; null: still to send. */
      refused: z.string().nullable(),
    }),
  ),
  /** Since when nothing gets through (epoch ms); null: the way is free. */
  waiting_since: z.number().nullable(),
})

export type MessageOutbox = z.infer<typeof outboxSchema>

export const emptyOutbox: MessageOutbox = { entries: [], waiting_since: null }

/** One at a time: they are read in the order they were written. */
export const outboxRules: OutboxRules<MessageOutbox, OutboxEntry, readonly Message[]> = {
  empty: emptyOutbox,
  nextBatch: ({ entries }) =>
    entries.flatMap(({ entry, refused }) => (refused === null ? [entry] : [])).slice(0, 1),
  settle: (box, sent) => ({
    entries: box.entries.filter(({ entry }) => !isAmong(entry, sent)),
    waiting_since: null,
  }),
  refuse: (box, sent, reason) => ({
    entries: box.entries.map((held) =>
      isAmong(held.entry, sent) ? { ...held, refused: reason } : held,
    ),
    waiting_since: null,
  }),
  wait: (box, now) => ({ ...box, waiting_since: box.waiting_since ?? now }),
  isWaiting: ({ waiting_since }) => waiting_since !== null,
}

export function addEntry(box: MessageOutbox, entry: OutboxEntry): MessageOutbox {
  return { ...box, entries: [...box.entries, { entry, refused: null }] }
}

/** A refused message is tried once more, in its old place. */
export function retryEntry(box: MessageOutbox, clientId: string): MessageOutbox {
  return {
    ...box,
    entries: box.entries.map((held) =>
      held.entry.client_id === clientId ? { ...held, refused: null } : held,
    ),
  }
}

export function removeEntry(box: MessageOutbox, clientId: string): MessageOutbox {
  return { ...box, entries: box.entries.filter(({ entry }) => entry.client_id !== clientId) }
}

const storedSchema = z.object({ v: z.literal(1), box: outboxSchema })
const prefix = 'message-outbox:'

export function createOutboxKey(userId: string, conversationId: string): string {
  return `${prefix}${userId}:${conversationId}`
}

/** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
export function readOutbox(store: Pick<DeviceStore, 'getItem'>, key: string): MessageOutbox | null {
  try {
    const text = store.getItem(key)
    if (!text) return emptyOutbox
    const stored = storedSchema.safeParse(JSON.parse(text))
    return stored.success ? stored.data.box : emptyOutbox
  } catch {
    return null
  }
}

/** False when the browser refuses: what is written then lives as long as the page. */
export function writeOutbox(
  store: Pick<DeviceStore, 'setItem' | 'removeItem'>,
  key: string,
  box: MessageOutbox,
): boolean {
  try {
    if (box.entries.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ v: 1, box }))
    return true
  } catch {
    return false
  }
}

/** Conversations in which this person still has something to send, from any earlier visit. */
export function listOutboxes(store: DeviceStore, userId: string): string[] {
  const own = createOutboxKey(userId, '')
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').flatMap(
    (key) => (key.startsWith(own) ? [key.slice(own.length)] : []),
  )
}

function isAmong({ client_id }: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  return entries.some((entry) => entry.client_id === client_id)
}
