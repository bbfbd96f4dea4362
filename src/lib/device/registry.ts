/**
 * Everything this app keeps on a device: what, whose, what for and for how long. No other file than
 * those beside it touches a store of the browser; a test fails on one that does, and on unknown keys.
 */

type BrowserStore = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'cookie'

export interface DeviceEntry {
  store: BrowserStore
  /** The key; with `*` at its end the beginning of all its keys. */
  key: string
  /**
   * `person`: goes with the session. `visitor`: goes with the visit or soon after. `device`: stays when
   * a person leaves; never about anybody's data.
   */
  owner: 'person' | 'visitor' | 'device'
  purpose: string
  /** Days after the last write; null: as long as its owner is here. */
  keepDays: number | null
}

export const deviceEntries = {
  color_scheme: {
    store: 'localStorage',
    key: 'color-scheme',
    owner: 'device',
    purpose: 'Dark, light or as the device has it',
    keepDays: null,
  },
  language: {
    store: 'localStorage',
    key: 'preferred-language',
    owner: 'device',
    purpose: 'Language of the app',
    keepDays: null,
  },
  language_cookie: {
    store: 'cookie',
    key: 'preferred-language',
    owner: 'device',
    purpose: 'Language of the app',
    keepDays: 365,
  },
  kept_outbox: {
    store: 'localStorage',
    key: 'kept-outbox:*',
    owner: 'device',
    purpose: 'Whose unsent attendance stays after signing out, by their own choice',
    keepDays: 30,
  },
  device_person: {
    store: 'localStorage',
    key: 'device-person',
    owner: 'person',
    purpose: 'Whose entries these are, so that another person finds none of them',
    keepDays: null,
  },
  attendance_outbox: {
    store: 'localStorage',
    key: 'attendance-outbox:*',
    owner: 'person',
    purpose: 'Attendance that waits for a connection',
    keepDays: 30,
  },
  attendance_sheet: {
    store: 'localStorage',
    key: 'attendance-sheet:*',
    owner: 'person',
    purpose: 'Attendance sheets opened here, to go on without a connection',
    keepDays: 3,
  },
  live_session: {
    store: 'localStorage',
    key: 'training-live:*',
    owner: 'person',
    purpose: 'The session that is being run',
    keepDays: 3,
  },
  live_sound: {
    store: 'localStorage',
    key: 'training-live-sound',
    owner: 'person',
    purpose: 'Whether a running session gives a tone',
    keepDays: null,
  },
  training_draft: {
    store: 'localStorage',
    key: 'training-draft:*',
    owner: 'person',
    purpose: 'Sessions planned and not saved',
    keepDays: 30,
  },
  training_link: {
    store: 'localStorage',
    key: 'training-link:*',
    owner: 'person',
    purpose: 'Share links made here, for the QR code on paper',
    keepDays: 30,
  },
  session_check: {
    store: 'localStorage',
    key: 'session-check:*',
    owner: 'person',
    purpose: 'Findings about a session that are not to be shown again',
    keepDays: 30,
  },
  animation_draft: {
    store: 'localStorage',
    key: 'animation-draft:*',
    owner: 'person',
    purpose: 'Drawings that are not saved',
    keepDays: 30,
  },
  form_draft: {
    store: 'localStorage',
    key: 'draft:*',
    owner: 'person',
    purpose: 'Forms filled in and not sent',
    keepDays: 30,
  },
  library_view: {
    store: 'localStorage',
    key: 'exercise-library-view',
    owner: 'person',
    purpose: 'Exercises as cards or as a list',
    keepDays: null,
  },
  rating_direction: {
    store: 'localStorage',
    key: 'stats:direction',
    owner: 'person',
    purpose: 'Direction in which ratings are typed',
    keepDays: null,
  },
  rating_precision: {
    store: 'localStorage',
    key: 'stats:precision',
    owner: 'person',
    purpose: 'Figures as whole numbers or with decimals',
    keepDays: null,
  },
  install_hint: {
    store: 'localStorage',
    key: 'install-hint',
    owner: 'person',
    purpose: 'That the hint about the home screen was seen',
    keepDays: null,
  },
  reload_marker: {
    store: 'sessionStorage',
    key: 'touchline:reload',
    owner: 'visitor',
    purpose: 'The page reloaded last, so that none is reloaded for ever',
    keepDays: null,
  },
  scroll_positions: {
    store: 'sessionStorage',
    key: 'react-router-scroll-positions',
    owner: 'visitor',
    purpose: 'How far pages were scrolled, written by the router',
    keepDays: null,
  },
  session_cookie: {
    store: 'cookie',
    key: 'sb-*',
    owner: 'person',
    purpose: 'The session itself',
    keepDays: 400,
  },
  saved_path: {
    store: 'cookie',
    key: 'saved-path',
    owner: 'visitor',
    purpose: 'The page asked for before signing in; an hour at most',
    keepDays: 1,
  },
  query_snapshot: {
    store: 'indexedDB',
    key: 'touchline',
    owner: 'person',
    purpose: 'The last known week, to open without a connection',
    keepDays: 7,
  },
  app_files: {
    store: 'cacheStorage',
    key: 'shell-*',
    owner: 'device',
    purpose: 'The built files of the app; no answer of the server',
    keepDays: null,
  },
} as const satisfies Record<string, DeviceEntry>

type Entries = typeof deviceEntries
type NamesIn<Store extends BrowserStore> = {
  [Name in keyof Entries]: Entries[Name]['store'] extends Store ? Name : never
}[keyof Entries]

export type WebEntryName = NamesIn<'localStorage' | 'sessionStorage'>
export type CookieName = NamesIn<'cookie'>

const allEntries: readonly DeviceEntry[] = Object.values(deviceEntries)

/** The entry a key belongs to; undefined for a key nobody has registered. */
export function findEntry(store: BrowserStore, key: string): DeviceEntry | undefined {
  return allEntries.find((entry) => entry.store === store && isKeyOf(entry, key))
}

function isKeyOf(entry: DeviceEntry, key: string): boolean {
  return entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key
}
