/** What jsdom lacks, the test stack's address, and: an unexpected console message fails the test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { queryClient } from '@/lib/query/query-client'
import { installBrowserParts } from './browser-parts'
import { takeComplaints, watchConsole } from './console-watch'

configure({ asyncUtilTimeout: 5000 })
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
