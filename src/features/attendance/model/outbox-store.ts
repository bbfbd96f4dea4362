/** Outboxes on this device: they survive a reload and a closed tab. */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import { emptyOutbox, isEmpty, outboxSchema, type Outbox } from './outbox'

type Store = Pick<DeviceStore, 'getItem' | 'setItem' | 'removeItem'>

const outboxPrefix = 'attendance-outbox:'

const storedOutbox = z.object({ v: z.literal(1), box: outboxSchema })

export function createOutboxKey(userId: string, trainingId: string): string {
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
export function listTrainingsToSend(store: DeviceStore, userId: string): string[] {
  const prefix = createOutboxKey(userId, '')
  return listStoreKeys(store).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  )
}

function listStoreKeys(store: DeviceStore): string[] {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  } catch {
    return []
  }
}
