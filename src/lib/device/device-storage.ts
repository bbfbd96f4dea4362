/** The doors to local and session storage, by the names of the registry. */
import { openEntry, readEntry, readValue, writeEntry } from './entry-store'
import { getStorage, isEntryKey, type DeviceEntry } from './first-entries'
import { deviceEntries, type WebEntryName } from './registry'

/** A part of the browser's storage, in the browser's words; `setItem` throws where it is refused. */
export type DeviceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The keys of one entry as a store; any other key is an error of the caller. */
export function openDeviceStore(name: WebEntryName): DeviceStore {
  const entry: DeviceEntry = deviceEntries[name]
  const store = entry.store === 'sessionStorage' ? 'sessionStorage' : 'localStorage'
  const listKeys = () => listStoredKeys(store).filter((key) => isEntryKey(entry, key))
  return {
    ...openEntry(entry),
    key: (index) => listKeys()[index] ?? null,
    get length() {
      return listKeys().length
    },
  }
}

/** Null when nothing is kept, it is too old, or the browser keeps nothing. */
export function readDevice(name: WebEntryName, key?: string): string | null {
  return readEntry(deviceEntries[name], key)
}

/** False when the browser refuses (full or switched off). */
export function writeDevice(name: WebEntryName, text: string, key?: string): boolean {
  return writeEntry(deviceEntries[name], text, key)
}

export function removeDevice(name: WebEntryName, key: string = deviceEntries[name].key): void {
  try {
    openDeviceStore(name).removeItem(key)
  } catch {
    // a browser that refuses storage kept nothing either
  }
}

/** Every key of both storages, known or not. */
export function listWebKeys(): { store: 'localStorage' | 'sessionStorage'; key: string }[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((store) =>
    listStoredKeys(store).map((key) => ({ store, key })),
  )
}

/** Whether a key's time is over; a value without its moment never had one. */
export function isOutdated(entry: DeviceEntry, key: string, now: number): boolean {
  return entry.keepDays !== null && readValue(entry, getStorage(entry).getItem(key), now) === null
}

/** Takes a key away whoever it belongs to. */
export function removeWebKey(store: 'localStorage' | 'sessionStorage', key: string): void {
  globalThis[store].removeItem(key)
}

/** Spec section 8: entries whose key contains supabase, auth or token go with an invalid token. */
export function clearAuthEntries(): void {
  for (const { store, key } of listWebKeys()) {
    if (/supabase|auth|token/i.test(key)) removeWebKey(store, key)
  }
}

/** None where the browser refuses its storage. */
function listStoredKeys(store: 'localStorage' | 'sessionStorage'): string[] {
  try {
    const storage = globalThis[store]
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}
