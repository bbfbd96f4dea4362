/** What jsdom lacks, the test stack's address, and: an unexpected console message fails the test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { queryClient } from '@/lib/query/query-client'
import { installBrowserParts } from './browser-parts'
import { takeComplaints, watchConsole } from './console-watch'

configure({
  asyncUtilTimeout: 30_000,
  // `find…` makes an error at every attempt, and by default prints the whole page into each of them
  getElementError: (message, container) =>
    Object.assign(new Error(`${message ?? ''}\nThe page reads: ${excerptOf(container)}`), {
      name: 'TestingLibraryElementError',
    }),
})
installBrowserParts()
vi.stubEnv('VITE_SUPABASE_URL', inject('stackUrl'))
vi.stubEnv('VITE_SUPABASE_ANON_KEY', inject('stackKey'))

beforeEach(() => {
  watchConsole()
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  const complaints = takeComplaints()
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join('\n')}`)
})

function excerptOf(container: Element) {
  const parts = container.querySelectorAll('main, [role="dialog"], [role="alert"]')
  const texts = parts.length > 0 ? [...parts] : [container]
  return texts
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' '))
    .join(' | ')
    .slice(0, 2000)
}
