/**
 * Unsaved input kept on this device: it survives a reload, a closed tab, a lost connection and a session that
 * ended (ADR 10). How long is the registry's; whose, the key says.
 */
import type { z } from 'zod'
import { openDeviceStore, type DeviceStore } from './device-storage'
import type { WebEntryName } from './registry'

export interface DraftStore<Draft> {
  /** Null when there is none, or one that is broken or too old. */
  read: (key: string) => Draft | null
  /** False when the browser refuses (full or switched off): the caller may say so. */
  write: (key: string, draft: Draft) => boolean
  remove: (key: string) => void
  /** Keys that begin with `start`. */
  listKeys: (start: string) => string[]
}

/** `store` is another one in tests only. */
export function createDraftStore<Draft>(
  name: WebEntryName,
  schema: z.ZodType<Draft>,
  store: DeviceStore = openDeviceStore(name),
): DraftStore<Draft> {
  return {
    read(key) {
      try {
        const draft = schema.safeParse(JSON.parse(store.getItem(key) ?? 'null'))
        return draft.success ? draft.data : null
      } catch {
        return null
      }
    },
    write(key, draft) {
      try {
        store.setItem(key, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        store.removeItem(key)
      } catch {
        // a browser that refuses storage kept nothing either
      }
    },
    listKeys: (start) =>
      Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
        key.startsWith(start),
      ),
  }
}
