/**
 * Fetches what the next page needs before it is asked for: code and texts of a link somebody is about to follow, and
 * of the role's own pages once the first one stands, those with their data; last the week's sessions. Never over a line
 * where it would cost.
 */
import { matchRoutes } from 'react-router'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { isLeaving } from '@/features/session/api/session-store'
import { isOffline } from '@/lib/network'
import { isPageHandle } from '@/lib/router/handle'
import { href, paths } from '@/lib/router/paths'
import { schoolRows } from './school-rows'

/** The page that stands comes first (spec section 7: preloading starts after a second). */
const afterMs = 1500
/** A pointer on its way across a list means none of its links. */
const restMs = 60
const anyId = '00000000-0000-4000-8000-000000000000'
/** What the role's own pages lead to most. */
const furtherPages = [
  href(paths.trainings.details, { trainingId: anyId }),
  href(paths.players.details, { id: anyId }),
  href(paths.teams.details, { id: anyId }),
]

/** Starts listening, and fetches the pages of these addresses in idle moments; answers how to stop. */
export function startPrefetching(addresses: readonly string[]): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let resting: ReturnType<typeof setTimeout> | undefined
  let isReachable = false

  function takeHint(event: Event) {
    clearTimeout(resting)
    if (!isReachable) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
    resting = setTimeout(
      () => void prefetchFiles(link.pathname),
      event.type === 'pointerover' ? restMs : 0,
    )
  }

  for (const name of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(name, takeHint, { signal, passive: true })
  }
  const timer = setTimeout(() => {
    void canReachHost().then((isThere) => {
      isReachable = isThere
      return isThere ? prefetchOwnPages(addresses, signal) : undefined
    })
  }, afterMs)
  return () => {
    stop.abort()
    clearTimeout(timer)
    clearTimeout(resting)
  }
}

async function prefetchOwnPages(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  for (const address of addresses) {
    await waitUntilIdle()
    if (signal.aborted) return
    await prefetchFiles(address)
    await prefetchData(address)
  }
  for (const address of furtherPages) {
    await waitUntilIdle()
    if (!signal.aborted) await prefetchFiles(address)
  }
  await tryQuietly(async () => {
    const { preserveWeek } = await import('@/features/dashboards/widgets/preserve-week')
    const shouldGoOn = async () => {
      await waitUntilIdle()
      return !signal.aborted && !isUnwelcome()
    }
    await preserveWeek({ shouldGoOn, fetchFiles: prefetchFiles })
  })
}

async function prefetchFiles(pathname: string): Promise<void> {
  const handle: unknown = findMatch(pathname)?.route.handle
  if (isPageHandle(handle) && !isUnwelcome()) await tryQuietly(() => handle.fetchFiles())
}

/** Only for the role's own pages: some others put on record that they were opened. */
async function prefetchData(pathname: string): Promise<void> {
  const match = findMatch(pathname)
  const load = match?.route.loader
  if (!match || typeof load !== 'function' || isUnwelcome()) return
  const url = new URL(pathname, window.location.origin)
  const { params, route } = match
  const args = { params, request: new Request(url), url, pattern: route.path ?? '', context: {} }
  await tryQuietly(() => Promise.resolve(load(args)))
}

/** A redirect or a failure shows when the page is opened; a file that is not to be had must not reload this one. */
async function tryQuietly(fetch: () => Promise<unknown>): Promise<void> {
  const hold = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('vite:preloadError', hold, { capture: true })
  await fetch().catch(() => undefined)
  window.removeEventListener('vite:preloadError', hold, { capture: true })
}

function findMatch(pathname: string) {
  return matchRoutes(schoolRows, splitLocalePrefix(pathname).path)?.at(-1)
}

/** Browsers say "online" also where nothing answers. */
async function canReachHost(): Promise<boolean> {
  if (isUnwelcome()) return false
  const asked = fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}

/** Without a network, over a slow one, or where the person saves data; for somebody who is leaving, too. */
function isUnwelcome(): boolean {
  if (isOffline() || isLeaving()) return true
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof line !== 'object' || line === null) return false
  const isSaving = 'saveData' in line && line.saveData === true
  const isSlow = 'effectiveType' in line && /2g/.test(String(line.effectiveType))
  return isSaving || isSlow
}
