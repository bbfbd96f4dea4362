/** Notices a suspension while a page is open: the device then has to be wiped. */
import { isOffline } from '@/lib/network'
import { fetchSession } from './session-loader'
import { getSession } from './session-store'

/** How often a page in use asks, and how soon again when it is looked at anew. */
const everyMs = 15 * 60_000
const pauseMs = 60_000

let askedAt = 0

/** Starts watching, once per visit; `refresh` reads the session again. */
export function watchStanding(refresh: () => Promise<void>): void {
  const check = () => void checkStanding(refresh)
  setInterval(check, everyMs)
  document.addEventListener('visibilitychange', check)
}

async function checkStanding(refresh: () => Promise<void>): Promise<void> {
  const session = getSession()
  const isDue = Date.now() - askedAt > pauseMs
  if (!session?.profile || !isDue || isOffline() || document.visibilityState !== 'visible') return
  askedAt = Date.now()
  // a server that does not answer says nothing about anybody
  const next = await fetchSession().catch(() => null)
  const isChanged = next?.profile?.is_suspended !== session.profile.is_suspended
  if (next?.profile && next.user.id === session.user.id && isChanged) await refresh()
}
