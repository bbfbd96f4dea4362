/** What jsdom lacks, the test stack's address, and: an unexpected console message fails the test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { listWebKeys } from '@/lib/device/device-storage'
import { openDevice } from '@/lib/device/entry-store'
import { listCookieNames } from '@/lib/device/personal-cookies'
import { findEntry } from '@/lib/device/registry'
import { queryClient } from '@/lib/query/query-client'
import { installBrowserParts } from './browser-parts'
import { takeComplaints, watchConsole } from './console-watch'
import { installQuickLookups } from './quick-lookups'

configure({
  asyncUtilTimeout: 30_000,
  // `find…` makes an error at every attempt, and by default prints the whole page into each of them
  getElementError: (message, container) =>
    Object.assign(new Error(`${message ?? ''}\nThe page reads: ${readExcerpt(container)}`), {
      name: 'TestingLibraryElementError',
    }),
})
installBrowserParts()
installQuickLookups()
vi.stubEnv('VITE_SUPABASE_URL', inject('stackUrl'))
vi.stubEnv('VITE_SUPABASE_ANON_KEY', inject('stackKey'))
vi.stubEnv('VITE_TRIAL_URL', '/')

beforeEach(() => {
  // an earlier test of this worker may have ended signed out
  openDevice()
  watchConsole()
})

afterEach(() => {
  cleanup()
  removeStyleSheets()
  queryClient.clear()
  vi.useRealTimers()
  const complaints = takeComplaints()
  const unknownKeys = listUnknownKeys()
  const eaten = listEatenEvents()
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join('\n')}`)
  if (eaten.length > 0) throw new Error(`Left behind a listener that swallows: ${eaten.join()}`)
  if (unknownKeys.length > 0) throw new Error(`Not in lib/device/registry: ${unknownKeys.join()}`)
})

/**
 * Every sheet is matched with every element whose style a query asks for. Libraries that bring their styles as script
 * leave them in the head, and jsdom leaves those in force that go with the element they stand in: it asks too early
 * whether they are still part of the document.
 */
function removeStyleSheets() {
  const owners = Array.from(document.styleSheets, (sheet) => sheet.ownerNode)
  for (const owner of owners) {
    if (owner instanceof Element) owner.remove()
    if (owner) owner.textContent = ''
  }
}

/**
 * A gesture that a test began and never ended goes on listening, and the Escape or click it swallows is the one of
 * whichever test comes next in this worker.
 */
function listEatenEvents(): string[] {
  const arrived: string[] = []
  const listening = new AbortController()
  const addArrived = ({ type }: Event) => void arrived.push(type)
  const events = [
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  ]
  for (const event of events) {
    document.addEventListener(event.type, addArrived, { signal: listening.signal })
    document.body.dispatchEvent(event)
  }
  listening.abort()
  return events.map(({ type }) => type).filter((type) => !arrived.includes(type))
}

/** Keys on the device that the registry does not know. */
function listUnknownKeys(): string[] {
  const cookies = listCookieNames().map((key) => ({ store: 'cookie' as const, key }))
  return [...listWebKeys(), ...cookies]
    .filter(({ store, key }) => !findEntry(store, key))
    .map(({ store, key }) => `${store} ${key}`)
}

function readExcerpt(container: Element) {
  const parts = container.querySelectorAll('main, [role="dialog"], [role="alert"]')
  const texts = parts.length > 0 ? [...parts] : [container]
  return texts
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' '))
    .join(' | ')
    .slice(0, 2000)
}
