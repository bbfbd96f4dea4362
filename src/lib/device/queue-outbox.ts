/**
 * An outbox of entries that go out one at a time in the order they were made; what the server will never take stays
 * with the reason until a person decides. Pure; a runner (outbox.ts) sends it, a store on the device holds it.
 */
import { z } from 'zod'
import type { DeviceStore } from './device-storage'
import type { OutboxRules } from './outbox'

export interface QueueOutbox<Entry> {
  entries: {
    entry: Entry
    /** Why the database will not take it; null: still to send. */
    refused: string | null
  }[]
  /** Since when nothing gets through (epoch ms); null: the way is free. */
  waiting_since: number | null
}

/** `getId` names an entry for good: the same one again replaces itself, and sent twice it is stored once. */
export function createQueueOutbox<Entry>(
  entrySchema: z.ZodType<Entry>,
  getId: (entry: Entry) => string,
) {
  type Box = QueueOutbox<Entry>
  const storedSchema: z.ZodType<{ v: 1; box: Box }> = z.object({
    v: z.literal(1),
    box: z.object({
      entries: z.array(z.object({ entry: entrySchema, refused: z.string().nullable() })),
      waiting_since: z.number().nullable(),
    }),
  })
  const empty: Box = { entries: [], waiting_since: null }

  function isAmong(entry: Entry, entries: readonly Entry[]): boolean {
    return entries.some((one) => getId(one) === getId(entry))
  }

  const rules: OutboxRules<Box, Entry, unknown> = {
    empty,
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

  return {
    empty,
    rules,
    add: (box: Box, entry: Entry): Box => ({
      ...box,
      entries: [
        ...box.entries.filter((held) => !isAmong(held.entry, [entry])),
        { entry, refused: null },
      ],
    }),
    /** A refused entry is tried once more, in its old place. */
    retry: (box: Box, id: string): Box => ({
      ...box,
      entries: box.entries.map((held) =>
        getId(held.entry) === id ? { ...held, refused: null } : held,
      ),
    }),
    remove: (box: Box, id: string): Box => ({
      ...box,
      entries: box.entries.filter(({ entry }) => getId(entry) !== id),
    }),
    /** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
    read: (store: Pick<DeviceStore, 'getItem'>, key: string): Box | null => {
      try {
        const text = store.getItem(key)
        return text ? (storedSchema.safeParse(JSON.parse(text)).data?.box ?? empty) : empty
      } catch {
        return null
      }
    },
    /** False when the browser refuses: what was entered then lives as long as the page. */
    write: (store: Pick<DeviceStore, 'setItem' | 'removeItem'>, key: string, box: Box): boolean => {
      try {
        if (box.entries.length === 0) store.removeItem(key)
        else store.setItem(key, JSON.stringify({ v: 1, box }))
        return true
      } catch {
        return false
      }
    },
  }
}
