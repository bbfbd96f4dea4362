/** Outboxes and last known lists on this device: they survive a reload and a closed tab. */
import { z } from 'zod'
import { eveningSchema, type Evening } from './evening'
import { emptyOutbox, isEmpty, outboxSchema, type Outbox } from './outbox'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const outboxPrefix = 'evening-outbox:'
const listPrefix = 'evening-list:'

/** Lists hold children's names: they go after this many days, or when somebody else works here. */
const keepDays = 3

const storedOutbox = z.object({ v: z.literal(1), box: outboxSchema })
const storedEvening = z.object({ v: z.literal(1), evening: eveningSchema })

export function outboxKey(userId: string, trainingId: string): string {
  return `${outboxPrefix}${userId}:${trainingId}`
}

/** Empty when there is none or what is stored is none; null when the browser keeps nothing at all. */
export function readOutbox(store: Store, key: string): Outbox | null {
  try {
    const text = store.getItem(key)
    if (!text) return emptyOutbox
    const stored = storedOutbox.safeParse(JSON.parse(text))
    return stored.success ? stored.data.box : emptyOutbox
  } catch {
    return null
  }
}

/** False when the browser refuses: what is entered then lives as long as the page. */
export function writeOutbox(store: Store, key: string, box: Outbox): boolean {
  try {
    if (isEmpty(box)) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ v: 1, box }))
    return true
  } catch {
    return false
  }
}

/** Trainings for which this person still has something to send, from any earlier visit. */
export function trainingsToSend(store: Storage, userId: string): string[] {
  const prefix = outboxKey(userId, '')
  return keysOf(store).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

/** The words families wrote may be about health: they are not kept on the device. */
export function keepEvening(store: Store, userId: string, evening: Evening): void {
  const rows = evening.rows.map((row) => ({ ...row, answer_note: null }))
  try {
    store.setItem(
      `${listPrefix}${userId}:${evening.training.id}`,
      JSON.stringify({ v: 1, evening: { ...evening, rows } }),
    )
  } catch {
    // A browser that refuses shows the list while there is a connection.
  }
}

/** The list as it was last seen here; null when there is none, or one that is too old. */
export function keptEvening(
  store: Store,
  userId: string,
  trainingId: string,
  now: number,
): Evening | null {
  try {
    const text = store.getItem(`${listPrefix}${userId}:${trainingId}`)
    const stored = storedEvening.safeParse(JSON.parse(text ?? 'null'))
    return stored.success && isFresh(stored.data.evening, now) ? stored.data.evening : null
  } catch {
    return null
  }
}

/** Away with lists that are too old or belong to somebody else. Outboxes stay: nothing is lost. */
export function dropOldLists(store: Storage, userId: string, now: number): void {
  for (const key of keysOf(store)) {
    if (!key.startsWith(listPrefix)) continue
    const [owner = '', trainingId = ''] = key.slice(listPrefix.length).split(':')
    const isKept = owner === userId && keptEvening(store, owner, trainingId, now) !== null
    if (!isKept) store.removeItem(key)
  }
}

function isFresh({ fetched_at }: Evening, now: number): boolean {
  return now - fetched_at < keepDays * 24 * 3_600_000
}

function keysOf(store: Storage): string[] {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  } catch {
    return []
  }
}
