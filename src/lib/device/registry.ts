/**
 * Everything this app keeps on a device: what, whose and for how long; what for stands above each entry and
 * does not travel. No other file than those beside it touches a store of the browser; a test fails on one that
 * does, and on unknown keys.
 */

import { firstEntries, isEntryKey, type BrowserStore, type DeviceEntry } from './first-entries'
import { shopCartEntry } from './shop-cart-entry'

export const deviceEntries = {
  ...firstEntries,
  /** The cart of whoever is not signed in: sizes and quantities, taken into the account at the next sign-in. */
  shop_cart: shopCartEntry,
  /** Whose unsent entries stay after signing out, by their own choice. */
  kept_outbox: {
    store: 'localStorage',
    key: 'kept-outbox:*',
    owner: 'device',
    keepDays: 30,
  },
  /** Whose entries these are, so that another person finds none of them. */
  device_person: {
    store: 'localStorage',
    key: 'device-person',
    owner: 'person',
    keepDays: null,
  },
  /** Through whose eyes a visitor without an account looks around the demo academy. */
  trial: { store: 'localStorage', key: 'trial', owner: 'person', keepDays: null },
  /** The language of the account as this device has last heard of it. */
  account_language: {
    store: 'localStorage',
    key: 'account-language',
    owner: 'person',
    keepDays: null,
  },
  /** Whether the navigation names its entries, and whether beside a board. */
  navigation_names: {
    store: 'localStorage',
    key: 'navigation-names',
    owner: 'person',
    keepDays: null,
  },
  navigation_names_board: {
    store: 'localStorage',
    key: 'navigation-names-board',
    owner: 'person',
    keepDays: null,
  },
  /** Attendance that waits for a connection. */
  attendance_outbox: {
    store: 'localStorage',
    key: 'attendance-outbox:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Attendance sheets opened here, to go on without a connection. */
  attendance_sheet: {
    store: 'localStorage',
    key: 'attendance-sheet:*',
    owner: 'person',
    keepDays: 3,
  },
  /** What was logged of a match and waits for a connection. */
  match_outbox: {
    store: 'localStorage',
    key: 'match-outbox:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Mental practice that waits for a connection. */
  mental_outbox: {
    store: 'localStorage',
    key: 'mental-outbox:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Names this device in the log of a match: two of them may log the same one. */
  match_device: {
    store: 'localStorage',
    key: 'match-device',
    owner: 'person',
    keepDays: null,
  },
  /** This device as the account knows it, while news is sent to it. */
  push_device: {
    store: 'localStorage',
    key: 'push-device',
    owner: 'person',
    keepDays: null,
  },
  /** Exercises done at home that wait for a connection. */
  progress_outbox: {
    store: 'localStorage',
    key: 'progress-outbox:*',
    owner: 'person',
    keepDays: 30,
  },
  /** The exercise that is being done: clock, counter and ticked steps. */
  exercise_run: {
    store: 'localStorage',
    key: 'exercise-run:*',
    owner: 'person',
    keepDays: 3,
  },
  /** Messages that wait for a connection. */
  message_outbox: {
    store: 'localStorage',
    key: 'message-outbox:*',
    owner: 'person',
    keepDays: 30,
  },
  /** What was begun in a conversation and not sent. */
  message_draft: {
    store: 'localStorage',
    key: 'message-draft:*',
    owner: 'person',
    keepDays: 30,
  },
  /** The session that is being run. */
  live_session: {
    store: 'localStorage',
    key: 'training-live:*',
    owner: 'person',
    keepDays: 3,
  },
  /** Whether a running session gives a tone. */
  live_sound: {
    store: 'localStorage',
    key: 'training-live-sound',
    owner: 'person',
    keepDays: null,
  },
  /** Sessions planned and not saved. */
  training_draft: {
    store: 'localStorage',
    key: 'training-draft:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Share links made here, for the QR code on paper. */
  training_link: {
    store: 'localStorage',
    key: 'training-link:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Share links of drawings made here, to be copied again: the server keeps a hash only. */
  animation_link: {
    store: 'localStorage',
    key: 'animation-link:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Findings about a session that are not to be shown again. */
  session_check: {
    store: 'localStorage',
    key: 'session-check:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Drawings that are not saved. */
  animation_draft: {
    store: 'localStorage',
    key: 'animation-draft:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Forms filled in and not sent. */
  form_draft: {
    store: 'localStorage',
    key: 'draft:*',
    owner: 'person',
    keepDays: 30,
  },
  /** Exercises as cards or as a list. */
  library_view: {
    store: 'localStorage',
    key: 'exercise-library-view',
    owner: 'person',
    keepDays: null,
  },
  /** Direction in which ratings are typed. */
  rating_direction: {
    store: 'localStorage',
    key: 'stats:direction',
    owner: 'person',
    keepDays: null,
  },
  /** Figures as whole numbers or with decimals. */
  rating_precision: {
    store: 'localStorage',
    key: 'stats:precision',
    owner: 'person',
    keepDays: null,
  },
  /** What was opened from the search last: names of people and sessions, and their addresses. */
  search_recent: {
    store: 'localStorage',
    key: 'search-recent',
    owner: 'person',
    keepDays: 7,
  },
  /** That the hint about the home screen was seen. */
  install_hint: {
    store: 'localStorage',
    key: 'install-hint',
    owner: 'person',
    keepDays: null,
  },
  /** How far pages were scrolled, written by the router. */
  scroll_positions: {
    store: 'sessionStorage',
    key: 'react-router-scroll-positions',
    owner: 'visitor',
    keepDays: null,
  },
  /** The last known week, to open without a connection. */
  query_snapshot: {
    store: 'indexedDB',
    key: 'touchline',
    owner: 'person',
    keepDays: 7,
  },
  /** The built files of the app; no answer of the server. */
  app_files: {
    store: 'cacheStorage',
    key: 'shell-*',
    owner: 'device',
    keepDays: null,
  },
} as const satisfies Record<string, DeviceEntry>

type Entries = typeof deviceEntries
type NamesIn<Store extends BrowserStore> = {
  [Name in keyof Entries]: Entries[Name]['store'] extends Store ? Name : never
}[keyof Entries]

export type WebEntryName = NamesIn<'localStorage' | 'sessionStorage'>

const allEntries: readonly DeviceEntry[] = Object.values(deviceEntries)

/** The entry a key belongs to; undefined for a key nobody has registered. */
export function findEntry(store: BrowserStore, key: string): DeviceEntry | undefined {
  return allEntries.find((entry) => entry.store === store && isEntryKey(entry, key))
}
