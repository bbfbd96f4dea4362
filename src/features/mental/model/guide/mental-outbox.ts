/**
 * Practice this device has seen and the database has not confirmed, in the order it was done. Pure; a runner
 * sends it, a store on the device holds it.
 */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import type { OutboxRules } from '@/lib/device/outbox'

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

export type MentalOutbox = z.infer<typeof outboxSchema>

export const emptyOutbox: MentalOutbox = { entries: [], waiting_since: null }

export const outboxRules: OutboxRules<MentalOutbox, MentalEntry, null> = {
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

export function addEntry(box: MentalOutbox, entry: MentalEntry): MentalOutbox {
  return { ...box, entries: [...box.entries, { entry, refused: null }] }
}

/** A refused entry is tried once more. */
export function retryEntry(box: MentalOutbox, id: string): MentalOutbox {
  return {
    ...box,
    entries: box.entries.map((held) => (held.entry.id === id ? { ...held, refused: null } : held)),
  }
}

export function removeEntry(box: MentalOutbox, id: string): MentalOutbox {
  return { ...box, entries: box.entries.filter(({ entry }) => entry.id !== id) }
}

const storedSchema = z.object({ v: z.literal(1), box: outboxSchema })

export function createOutboxKey(userId: string): string {
  return `mental-outbox:${userId}:practice`
}

/** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
export function readOutbox(store: Pick<DeviceStore, 'getItem'>, key: string): MentalOutbox | null {
  try {
    const text = store.getItem(key)
    if (!text) return emptyOutbox
    return storedSchema.safeParse(JSON.parse(text)).data?.box ?? emptyOutbox
  } catch {
    return null
  }
}

/** False when the browser refuses: what was done then lives as long as the page. */
export function writeOutbox(
  store: Pick<DeviceStore, 'setItem' | 'removeItem'>,
  key: string,
  box: MentalOutbox,
): boolean {
  try {
    if (box.entries.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ v: 1, box }))
    return true
  } catch {
    return false
  }
}

function isAmong({ id }: MentalEntry, entries: readonly MentalEntry[]): boolean {
  return entries.some((entry) => entry.id === id)
}
