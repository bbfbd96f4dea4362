/**
 * What was practised on this device and the database has not confirmed yet, in the order it was done. Pure; a runner
 * sends it, a store on the device holds it.
 */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import type { OutboxRules } from '@/lib/device/outbox'

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

export type ProgressOutbox = z.infer<typeof outboxSchema>

export const emptyProgressOutbox: ProgressOutbox = { entries: [], waiting_since: null }

/** One at a time: the entry that finishes an assignment comes after those before it. */
export const progressOutboxRules: OutboxRules<ProgressOutbox, ProgressEntry, null> = {
  empty: emptyProgressOutbox,
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

/** The same entry again replaces itself. */
export function addEntry(box: ProgressOutbox, entry: ProgressEntry): ProgressOutbox {
  const others = box.entries.filter((held) => held.entry.id !== entry.id)
  return { ...box, entries: [...others, { entry, refused: null }] }
}

/** Refused entries are given up. */
export function removeRefusals(box: ProgressOutbox): ProgressOutbox {
  return { ...box, entries: box.entries.filter(({ refused }) => refused === null) }
}

const storedSchema = z.object({ v: z.literal(1), box: outboxSchema })
const prefix = 'progress-outbox:'

/** One for each person: `own` stands where other outboxes name a match or a conversation. */
export function createProgressOutboxKey(userId: string): string {
  return `${prefix}${userId}:own`
}

/** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
export function readProgressOutbox(
  store: Pick<DeviceStore, 'getItem'>,
  key: string,
): ProgressOutbox | null {
  try {
    const text = store.getItem(key)
    if (!text) return emptyProgressOutbox
    const stored = storedSchema.safeParse(JSON.parse(text))
    return stored.success ? stored.data.box : emptyProgressOutbox
  } catch {
    return null
  }
}

/** False when the browser refuses: what was entered then lives as long as the page. */
export function writeProgressOutbox(
  store: Pick<DeviceStore, 'setItem' | 'removeItem'>,
  key: string,
  box: ProgressOutbox,
): boolean {
  try {
    if (box.entries.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ v: 1, box }))
    return true
  } catch {
    return false
  }
}

function isAmong({ id }: ProgressEntry, entries: readonly ProgressEntry[]): boolean {
  return entries.some((entry) => entry.id === id)
}
