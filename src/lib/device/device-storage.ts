/**
 * The doors to local and session storage. Values with a lifetime carry the moment they were written in
 * front (`1763500000000|…`); what is too old is not read. Once the device has been wiped, entries of
 * a person are refused until somebody is signed in again: a page that is being left writes no draft.
 */
import { deviceEntries, findEntry, type DeviceEntry, type WebEntryName } from './registry'

/** A part of the browser's storage, in the browser's words; `setItem` throws where it is refused. */
export type DeviceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const dayMs = 24 * 3_600_000
let isClosed = false

/** Refuses entries of persons from now on. */
export function closeDevice(): void {
  isClosed = true
}

/** Takes entries of persons again. */
export function openDevice(): void {
  isClosed = false
}

/** The keys of one entry as a store; any other key is an error of the caller. */
export function openDeviceStore(name: WebEntryName): DeviceStore {
  const entry: DeviceEntry = deviceEntries[name]
  function check(key: string): string {
    if (findEntry(entry.store, key) !== entry) throw new Error(`${key} is no key of ${name}`)
    return key
  }
  return {
    getItem: (key) => readValue(entry, check(key), Date.now()),
    setItem: (key, text) => {
      if (isClosed && entry.owner === 'person') throw new Error('Nobody is signed in')
      const stamp = entry.keepDays === null ? '' : `${Date.now()}|`
      getStorage(entry).setItem(check(key), stamp + text)
    },
    removeItem: (key) => getStorage(entry).removeItem(check(key)),
    key: (index) => listKeys(entry)[index] ?? null,
    get length() {
      return listKeys(entry).length
    },
  }
}

/** Null when nothing is kept, it is too old, or the browser keeps nothing. */
export function readDevice(name: WebEntryName, key: string = deviceEntries[name].key) {
  try {
    return openDeviceStore(name).getItem(key)
  } catch {
    return null
  }
}

/** False when the browser refuses (full or switched off). */
export function writeDevice(
  name: WebEntryName,
  text: string,
  key: string = deviceEntries[name].key,
): boolean {
  try {
    openDeviceStore(name).setItem(key, text)
    return true
  } catch {
    return false
  }
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
    keysIn(store).map((key) => ({ store, key })),
  )
}

/** Whether a key's time is over; a value without its moment never had one. */
export function isOutdated(entry: DeviceEntry, key: string, now: number): boolean {
  return entry.keepDays !== null && readValue(entry, key, now) === null
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

function readValue(entry: DeviceEntry, key: string, now: number): string | null {
  const stored = getStorage(entry).getItem(key)
  if (stored === null || entry.keepDays === null) return stored
  const [, writtenAt, text] = /^(\d{1,16})\|(.*)$/s.exec(stored) ?? []
  if (writtenAt === undefined || text === undefined) return null
  return now - Number(writtenAt) > entry.keepDays * dayMs ? null : text
}

function listKeys(entry: DeviceEntry): string[] {
  const store = entry.store === 'sessionStorage' ? 'sessionStorage' : 'localStorage'
  return keysIn(store).filter((key) => findEntry(store, key) === entry)
}

function keysIn(store: 'localStorage' | 'sessionStorage'): string[] {
  try {
    const storage = globalThis[store]
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

function getStorage({ store }: DeviceEntry): Storage {
  return store === 'sessionStorage' ? sessionStorage : localStorage
}
