/** Carries out what the session machine asks for. Loaded with the first sign of a session, so visitors never pay for it. */
import { readCookies, removeCookie } from '@/lib/device/cookies'
import { removePersonalCookies } from '@/lib/device/personal-cookies'
import { clearAuthEntries } from '@/lib/device/device-storage'
import { claimDevice, wipeDevice } from '@/lib/device/wipe'
import { AppError } from '@/lib/errors'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { isOffline, waitUntilOnline } from '@/lib/network'
import { clearSnapshot, saveSessionFor, restoreSnapshot } from '@/lib/snapshot/query-snapshot'
import { setInvalidTokenHandler, queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { unwrap } from '@/lib/supabase/unwrap'
import { decideAccess } from '../model/access-rules'
import { findCookieOwner } from '../model/find-cookie-owner'
import { isInvalidToken } from '../model/invalid-token'
import { isSameSession, canOpen, parseStoredSession } from '../model/stored-session'
import type { AppRole, Session } from '../model/session'
import {
  anonymousState,
  applyEvent,
  type LeavingKind,
  type SessionEffect,
  type SessionEvent,
} from '../model/session-machine'
import { followAccountLanguage } from './account-language'
import { assertUser, fetchSession } from './session-loader'
import { watchStanding } from './watch-standing'

/** What the effects need of the store. */
export interface SessionScreens {
  getShown: () => Session | null
  publish: (session: Session | null) => void
  /** The reading that the guard waits for; null when the next visit asks again. */
  holdReading: (reading: Promise<Session | null> | null) => void
  /** The app decides again whether the open page may stay. */
  revalidate: () => Promise<void>
}

type Leave = () => unknown

/** The client is heavy to start: the page that is already known comes first. */
const confirmAfterMs = 1500

export function startSessionEffects(screens: SessionScreens) {
  let state = anonymousState
  let isWatching = false
  /**
   * Tells other tabs what happened in this one: `changed` the profile, `left` the session. auth-js tells them
   * about a sign-out, too, but only where its client runs already and the server could be told.
   */
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'left') void handleRemoteSignOut()
    else if (screens.getShown()) void refresh()
  })

  /** Answers what is to be done now. */
  function dispatch(event: SessionEvent): readonly SessionEffect[] {
    const next = applyEvent(state, event)
    state = next.state
    return next.effects
  }

  function show() {
    screens.publish(state.session)
  }

  /** What the guard is told: nobody, as soon as somebody is leaving; who is known, where nothing was learnt. */
  function answer(): Session | null {
    return state.phase === 'leaving' ? null : state.session
  }

  /**
   * Who is signed in. The first answer of a visit may be what this device remembers: the page stands at once,
   * also without a network, and is revalidated when the server says something else. Throws `setup_missing`.
   */
  async function read(kind: 'cookieFound' | 'roleSwitched' = 'cookieFound') {
    dispatch({ kind })
    const { turn } = state
    try {
      await takeReading(turn)
    } catch (error) {
      dispatch({ kind: 'offline', turn })
      if (error instanceof AppError && error.code === 'setup_missing') throw error
      if (isInvalidToken(error)) discardSession()
      else console.warn('The session could not be read', error)
    }
    if (!screens.getShown()) screens.publish(answer())
    return answer()
  }

  async function takeReading(turn: number): Promise<void> {
    const remembered = turn === 1 ? await restoreSession() : null
    if (turn !== state.turn) return
    if (remembered) {
      const effects = dispatch({ kind: 'remembered', turn, session: remembered })
      if (effects.includes('confirm')) void confirm(remembered, turn)
      return
    }
    const next = await fetchSession(() => turn === state.turn)
    await watch()
    if (turn !== state.turn) return
    await settleDevice(next)
    const effects = dispatch({ kind: 'profileLoaded', turn, session: next })
    if (effects.includes('clearQueries')) await clearQueries()
  }

  /** Asks the server behind an open page. A profile that cannot be read is no news, a dead token is. */
  async function confirm(remembered: Session, turn: number): Promise<void> {
    try {
      await new Promise((resolve) => setTimeout(resolve, confirmAfterMs))
      // what other tabs do to the session counts before there is a network
      await watch()
      await waitUntilOnline()
      await assertUser()
      const next = await fetchSession(() => turn === state.turn)
      if (turn !== state.turn || (next && !next.profile && !next.step)) return
      if (!next || !isSameSession(next, remembered)) return await refresh()
      saveSessionFor(next.user.id, next)
      await followAccountLanguage(next.profile?.locale)
      dispatch({ kind: 'profileLoaded', turn, session: remembered })
    } catch (error) {
      // anything else is the network's: what is remembered stays, the next visit asks again
      if (isInvalidToken(error)) discardSession()
    }
  }

  function readAgain(kind?: 'roleSwitched'): Promise<Session | null> {
    const reading = read(kind)
    screens.holdReading(reading)
    return reading
  }

  /** After a change elsewhere than here: the open page is revalidated before the screens see it. */
  async function refresh(): Promise<void> {
    await readAgain()
    await screens.revalidate()
    show()
  }

  /** After a change here. */
  async function refreshProfile(kind?: 'roleSwitched'): Promise<void> {
    await readAgain(kind)
    show()
    tabs?.postMessage('changed')
  }

  async function switchRole(role: AppRole): Promise<void> {
    const client = await getDb()
    await unwrap(client.rpc('switch_role', { p_role: role }))
    queryClient.clear()
    await refreshProfile('roleSwitched')
  }

  /** Ends the session of this browser, even when the server cannot be told. */
  async function signOut(leave?: Leave): Promise<void> {
    // without the client nothing is begun
    await getDb()
    await startLeaving('signedOut', leave)
  }

  function discardSession(): void {
    void startLeaving('tokenInvalid', screens.revalidate)
  }

  /** Another tab has signed out: here too, also without a network and while the page is still opening. */
  async function handleRemoteSignOut(): Promise<void> {
    if (state.turn === 0 || state.phase === 'leaving') return
    // a cookie deleted in another tab may be seen here later than its word is heard
    for (let look = 0; look < 10 && hasSessionCookie(); look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // somebody has signed in again since
    if (hasSessionCookie()) await refresh()
    else await startLeaving('remoteSignOut', screens.revalidate)
  }

  async function startLeaving(kind: LeavingKind, leave?: Leave): Promise<void> {
    for (const effect of dispatch({ kind })) {
      if (effect === 'stopAsking') await queryClient.cancelQueries()
      if (effect === 'dropTraces') removeTraces()
      if (effect === 'tellTabs') tabs?.postMessage('left')
      if (effect === 'endOnServer') {
        const ended = endOnServer()
        // nobody waits for what the server says to a dead token
        if (kind === 'signedOut') await ended
      }
      if (effect === 'wipe') await wipe(leave)
    }
  }

  /**
   * Clears what one person has loaded, so that the next user of this device never sees it. The device comes
   * first: leaving may end this document, when a file of the next page is not to be had.
   */
  async function wipe(leave?: Leave): Promise<void> {
    const { turn } = state
    try {
      const wiped = wipeDevice()
      removeCookie('saved_path')
      // tried again now, they would be asked as nobody
      await queryClient.cancelQueries()
      await Promise.all([wiped, clearSnapshot()])
      if (turn === state.turn) screens.holdReading(null)
      await leave?.()
    } finally {
      dispatch({ kind: 'left', turn })
      show()
    }
    queryClient.clear()
  }

  /** Follows what happens to the session elsewhere: in other tabs, and on the server. */
  async function watch(): Promise<void> {
    if (isWatching) return
    isWatching = true
    const client = await getDb()
    client.auth.onAuthStateChange((event, session) => {
      const current = screens.getShown()
      if (event === 'SIGNED_OUT' && current && state.phase !== 'leaving') {
        void startLeaving('remoteSignOut', screens.revalidate)
      }
      const isOther = session !== null && current !== null && session.user.id !== current.user.id
      // auth-js holds its lock during the callback: asking it anything here would wait for ever
      // nobody is shown while a link's password is chosen: the profile comes when that is done
      const isChanged = current !== null && event === 'USER_UPDATED'
      if (isOther || isChanged) setTimeout(() => void refresh(), 0)
    })
    watchStanding(answer, refresh)
  }

  setInvalidTokenHandler(discardSession)
  return { read, refresh, refreshProfile, switchRole, signOut, dropSession: discardSession }
}

export type SessionEffects = ReturnType<typeof startSessionEffects>

async function clearQueries(): Promise<void> {
  await queryClient.cancelQueries()
  queryClient.clear()
}

/** Ends the session of this browser on the server; where that fails, its traces go all the same. */
async function endOnServer(): Promise<void> {
  try {
    const client = await getDb()
    const { error } = await client.auth.signOut({ scope: 'local' })
    if (error) removeTraces()
  } catch {
    removeTraces()
  }
}

/** Gives the device to who is signed in; wipes it where nobody is, or who is has been suspended. */
async function settleDevice(session: Session | null): Promise<void> {
  if (!session || session.profile?.is_suspended) {
    await Promise.all([wipeDevice(), clearSnapshot()])
    if (session) await queryClient.resetQueries()
    return
  }
  await claimDevice(session.user.id)
  if (!session.profile) return
  saveSessionFor(session.user.id, session)
  await followAccountLanguage(session.profile.locale)
}

async function restoreSession(): Promise<Session | null> {
  const owner = findCookieOwner(readCookies())
  if (!owner) return null
  await claimDevice(owner)
  const kept = parseStoredSession(await restoreSnapshot(owner), owner)
  const { path } = splitLocalePrefix(window.location.pathname)
  return kept && canOpen(decideAccess(kept, window.location), path, isOffline()) ? kept : null
}

function removeTraces(): void {
  clearAuthEntries()
  removePersonalCookies()
}
