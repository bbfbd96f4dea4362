/**
 * The part of the registry that every visit needs before its first page, and plain doors to it: what belongs to
 * the device or the visit and has no lifetime. Everything else goes through `device-storage.ts`.
 */

export type BrowserStore =
  'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'cookie'

export interface DeviceEntry {
  store: BrowserStore
  /** The key; with `*` at its end the beginning of all its keys. */
  key: string
  /**
   * `person`: goes with the session. `visitor`: goes with the visit or soon after. `device`: stays when
   * a person leaves; never about anybody's data.
   */
  owner: 'person' | 'visitor' | 'device'
  /** Days after the last write; null: as long as its owner is here. */
  keepDays: number | null
}

// two by themselves: what runs before the first paint brings no other
export const colorSchemeEntry = { store: 'localStorage', key: 'color-scheme' } as const
export const languageEntry = { store: 'localStorage', key: 'preferred-language' } as const

type Place = Pick<DeviceEntry, 'store' | 'key'>

export const firstEntries = {
  /** Dark, light or as the device has it. */
  color_scheme: { ...colorSchemeEntry, owner: 'device', keepDays: null },
  /** Language of the app. */
  language: { ...languageEntry, owner: 'device', keepDays: null },
  /** Language of the app. */
  language_cookie: {
    store: 'cookie',
    key: 'preferred-language',
    owner: 'device',
    keepDays: 365,
  },
  /** The page reloaded last, so that none is reloaded for ever. */
  reload_marker: {
    store: 'sessionStorage',
    key: 'touchline:reload',
    owner: 'visitor',
    keepDays: null,
  },
  /** The session itself. */
  session_cookie: {
    store: 'cookie',
    key: 'sb-*',
    owner: 'person',
    keepDays: 400,
  },
  /** The page asked for before signing in; an hour at most. */
  saved_path: {
    store: 'cookie',
    key: 'saved-path',
    owner: 'visitor',
    keepDays: 1,
  },
} as const satisfies Record<string, DeviceEntry>

/** `entry.key` with `*` at its end is the beginning of all its keys. */
export function isEntryKey(entry: DeviceEntry, key: string): boolean {
  return entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key
}

/** Throws where the browser refuses its storage. */
export function getStorage({ store }: Pick<Place, 'store'>): Storage {
  return store === 'sessionStorage' ? sessionStorage : localStorage
}

/** Null when nothing is kept, or the browser keeps nothing. */
export function readFirst(entry: Place): string | null {
  try {
    return getStorage(entry).getItem(entry.key)
  } catch {
    return null
  }
}

/** False when the browser refuses (full or switched off). */
export function writeFirst(entry: Place, text: string): boolean {
  try {
    getStorage(entry).setItem(entry.key, text)
    return true
  } catch {
    return false
  }
}
