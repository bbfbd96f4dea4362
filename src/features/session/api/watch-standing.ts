/** Notices a suspension while a page is open: the device then has to be wiped. */
import { isOffline } from '@/lib/network'
import type { Session } from '../model/session'
import { fetchSession } from './session-loader'

/** How often a page in use asks, and how soon again when it is looked at anew. */
const everyMs = 15 * 60_000
const pauseMs = 60_000

/** Starts watching, once per visit; `refresh` reads the session again. */
export function watchStanding(getSession: () => Session | null, refresh: () => Promise<void>) {
  /** Whom the last question was about, and when: who signs in after somebody else is asked about at once. */
  let asked = { userId: '', at: 0 }

  async function check(): Promise<void> {
    const session = getSession()
    if (!session?.profile || isOffline() || document.visibilityState !== 'visible') return
    const userId = session.user.id
    if (asked.userId === userId && Date.now() - asked.at <= pauseMs) return
    asked = { userId, at: Date.now() }
    // a server that does not answer says nothing about anybody
    const next = await fetchSession(() => getSession() !== null).catch(() => null)
    const isChanged = next?.profile?.is_suspended !== session.profile.is_suspended
    if (next?.profile && next.user.id === userId && isChanged) await refresh()
  }

  setInterval(() => void check(), everyMs)
  document.addEventListener('visibilitychange', () => void check())
}
