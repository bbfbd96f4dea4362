/**
 * What one device has entered of a match and the database has not confirmed: entries of the log, undone ones and steps of
 * the clock, in the order they were tapped. Pure; a runner sends it, a store keeps it.
 */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import type { OutboxRules } from '@/lib/device/outbox'
import { clockStepSchema } from './clock'
import { newEventSchema, type StoredEvent } from './live-match'

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), key: z.string(), event: newEventSchema }),
  z.object({
    kind: z.literal('undo'),
    key: z.string(),
    client_id: z.string(),
    is_undone: z.boolean(),
  }),
  z.object({ kind: z.literal('clock'), key: z.string(), clock: clockStepSchema }),
])

export type OutboxEntry = z.infer<typeof entrySchema>

const matchOutboxSchema = z.object({
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

export type MatchOutbox = z.infer<typeof matchOutboxSchema>

export const emptyMatchOutbox: MatchOutbox = { entries: [], waiting_since: null }

/** What the database answered to one entry: the row of the log as it stands. */
export type Confirmed = readonly StoredEvent[]

/** One at a time: a goal before the kick-off that makes it possible would be refused. */
export const matchOutboxRules: OutboxRules<MatchOutbox, OutboxEntry, Confirmed> = {
  empty: emptyMatchOutbox,
  nextBatch: (box) => listUnsent(box).slice(0, 1),
  settle: (box, sent) => ({
    entries: box.entries.filter(({ entry }) => !sent.some(({ key }) => key === entry.key)),
    waiting_since: null,
  }),
  refuse: (box, sent, reason) => ({
    entries: box.entries.map((known) =>
      sent.some(({ key }) => key === known.entry.key) ? { ...known, refused: reason } : known,
    ),
    waiting_since: null,
  }),
  wait: (box, now) => ({ ...box, waiting_since: box.waiting_since ?? now }),
  isWaiting: ({ waiting_since }) => waiting_since !== null,
}

export function addEntries(box: MatchOutbox, entries: readonly OutboxEntry[]): MatchOutbox {
  return {
    ...box,
    entries: [...box.entries, ...entries.map((entry) => ({ entry, refused: null }))],
  }
}

/** In order of sending; refused ones are left out. */
export function listUnsent(box: MatchOutbox): OutboxEntry[] {
  return box.entries.flatMap(({ entry, refused }) => (refused === null ? [entry] : []))
}

export function countRefusals(box: MatchOutbox): number {
  return box.entries.length - listUnsent(box).length
}

/** Refused entries are sent once more. */
export function retryRefusals(box: MatchOutbox): MatchOutbox {
  return { ...box, entries: box.entries.map(({ entry }) => ({ entry, refused: null })) }
}

/** Refused entries are given up. */
export function removeRefusals(box: MatchOutbox): MatchOutbox {
  return { ...box, entries: box.entries.filter(({ refused }) => refused === null) }
}

const storedSchema = z.object({ v: z.literal(1), box: matchOutboxSchema })
const prefix = 'match-outbox:'

export function createMatchOutboxKey(userId: string, matchId: string): string {
  return `${prefix}${userId}:${matchId}`
}

/** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
export function readMatchOutbox(
  store: Pick<DeviceStore, 'getItem'>,
  key: string,
): MatchOutbox | null {
  try {
    const text = store.getItem(key)
    if (!text) return emptyMatchOutbox
    const stored = storedSchema.safeParse(JSON.parse(text))
    return stored.success ? stored.data.box : emptyMatchOutbox
  } catch {
    return null
  }
}

/** False when the browser refuses: what is entered then lives as long as the page. */
export function writeMatchOutbox(
  store: Pick<DeviceStore, 'setItem' | 'removeItem'>,
  key: string,
  box: MatchOutbox,
): boolean {
  try {
    if (box.entries.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ v: 1, box }))
    return true
  } catch {
    return false
  }
}

/** Matches of which this person still has something to send, from any earlier visit. */
export function listMatchesToSend(store: DeviceStore, userId: string): string[] {
  const own = createMatchOutboxKey(userId, '')
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').flatMap(
    (key) => (key.startsWith(own) ? [key.slice(own.length)] : []),
  )
}
