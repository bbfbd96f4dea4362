/**
 * One entry of the registry as a store. Values with a lifetime carry the moment they were written in front
 * (`1763500000000|…`); what is too old is not read. Once the device has been wiped, entries of a person are
 * refused until somebody is signed in again: a page that is being left writes no draft.
 */
import { getStorage, isEntryKey, type DeviceEntry } from './first-entries'

/** In the browser's words; `setItem` throws where it is refused. */
type EntryStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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

/** Any other key than those of the entry is an error of the caller. */
export function openEntry(entry: DeviceEntry): EntryStore {
  function check(key: string): string {
    if (!isEntryKey(entry, key)) throw new Error(`${key} is not ${entry.key}`)
    return key
  }
  return {
    getItem: (key) => readValue(entry, getStorage(entry).getItem(check(key)), Date.now()),
    setItem: (key, text) => {
      if (isClosed && entry.owner === 'person') throw new Error('Nobody is signed in')
      const stamp = entry.keepDays === null ? '' : `${Date.now()}|`
      getStorage(entry).setItem(check(key), stamp + text)
    },
    removeItem: (key) => getStorage(entry).removeItem(check(key)),
  }
}

/** Null when nothing is kept, it is too old, or the browser keeps nothing. */
export function readEntry(entry: DeviceEntry, key: string = entry.key): string | null {
  try {
    return openEntry(entry).getItem(key)
  } catch {
    return null
  }
}

/** False when the browser refuses (full or switched off). */
export function writeEntry(entry: DeviceEntry, text: string, key: string = entry.key): boolean {
  try {
    openEntry(entry).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What a stored text says at `now`; null when its time is over, or it should have one and has none. */
export function readValue(entry: DeviceEntry, stored: string | null, now: number): string | null {
  if (stored === null || entry.keepDays === null) return stored
  const [, writtenAt, text] = /^(\d{1,16})\|(.*)$/s.exec(stored) ?? []
  if (writtenAt === undefined || text === undefined) return null
  return now - Number(writtenAt) > entry.keepDays * dayMs ? null : text
}
