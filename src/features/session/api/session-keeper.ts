/** Reads, follows and ends a session. Loaded with the first sign of one, so visitors never pay for it. */
import { readCookies, removeCookie } from '@/lib/device/cookies'
import { removePersonalCookies } from '@/lib/device/personal-cookies'
import { clearAuthEntries } from '@/lib/device/device-storage'
import { claimDevice, wipeDevice } from '@/lib/device/wipe'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { isOffline, untilOnline } from '@/lib/network'
import { forgetKept, keepFor, restoreKept } from '@/lib/kept/kept-answers'
import { queryClient } from '@/lib/query/query-client'
import { db } from '@/lib/supabase/client'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { unwrap } from '@/lib/supabase/unwrap'
import { decideAccess } from '../model/access-rules'
import { cookieOwner } from '../model/cookie-owner'
import { isInvalidToken } from '../model/invalid-token'
import { isSameSession, mayOpen, parseKept } from '../model/kept-session'
import type { AppRole, Session } from '../model/session'
import { fetchSession } from './session-loader'
import { forget, getSession, judgeAnew, refresh } from './session-store'
import { watchStanding } from './watch-standing'

/** Counts readings, so that a slow one never overwrites a newer answer or a sign-out. */
let turn = 0
let isWatching = false
let isLeaving = false
const confirmAfterMs = 1500
/**
 * Tells other tabs what happened in this one: `changed` the profile, `left` the session. auth-js tells them
 * about a sign-out, too, but only where its client runs already and the server could be told.
 */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

tabs?.addEventListener('message', ({ data }) => {
  if (data === 'left') void followOut()
  else if (getSession()) void refresh()
})

export function tellOtherTabs(): void {
  tabs?.postMessage('changed')
}

/** Another tab has signed out: here too, also without a network and while the page is still opening. */
async function followOut(): Promise<void> {
  if (turn === 0 || isLeaving) return
  // a cookie deleted in another tab may be seen here later than its word is heard
  for (let look = 0; look < 10 && hasSessionCookie(); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  // somebody has signed in again since
  if (hasSessionCookie()) await refresh()
  else await forgetAll(judgeAnew)
}

/**
 * Who is signed in; `outdated` when a later reading or a sign-out has overtaken this one. The first
 * answer of a visit may be what this device remembers: the page stands at once, also without a network,
 * and is judged anew when the server says something else.
 */
export async function readSession(): Promise<Session | null | 'outdated'> {
  turn += 1
  const mine = turn
  const kept = mine === 1 ? await rememberedSession() : null
  if (mine !== turn) return 'outdated'
  if (kept) {
    void confirm(kept, mine)
    return kept
  }
  const next = await fetchSession()
  await watch()
  if (mine !== turn) return 'outdated'
  await settleDevice(next)
  return next
}

/** Gives the device to who is signed in; wipes it where nobody is, or who is has been suspended. */
async function settleDevice(session: Session | null): Promise<void> {
  if (!session || session.profile?.is_suspended) {
    await Promise.all([wipeDevice(), forgetKept()])
    if (session) await queryClient.resetQueries()
    return
  }
  await claimDevice(session.user.id)
  if (session.profile) keepFor(session.user.id, session)
}

async function rememberedSession(): Promise<Session | null> {
  const owner = cookieOwner(readCookies())
  if (!owner) return null
  await claimDevice(owner)
  const kept = parseKept(await restoreKept(owner), owner)
  const { path } = splitLocalePrefix(window.location.pathname)
  return kept && mayOpen(decideAccess(kept, window.location), path, isOffline()) ? kept : null
}

/** The client is heavy to start: the page that is already known comes first. */
async function untilPainted(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, confirmAfterMs))
}

/** Asks the server behind an open page. A profile that cannot be read is no news, a dead token is. */
async function confirm(kept: Session, mine: number): Promise<void> {
  try {
    await untilPainted()
    // what other tabs do to the session counts before there is a network
    await watch()
    await untilOnline()
    const next = await fetchSession()
    if (mine !== turn || (next && !next.profile && !next.step)) return
    if (next && isSameSession(next, kept)) keepFor(next.user.id, next)
    else await refresh()
  } catch (error) {
    // anything else is the network's: what is remembered stays, the next visit asks again
    if (isInvalidToken(error)) dropSession()
  }
}

/** Ends the session of this browser, even when the server cannot be told. */
export async function endSession(leave?: () => unknown): Promise<void> {
  const client = await db()
  isLeaving = true
  const { error } = await client.auth.signOut({ scope: 'local' })
  isLeaving = false
  if (error) dropTraces()
  tabs?.postMessage('left')
  await forgetAll(leave)
}

/** The token is dead: away with everything that would bring it back. */
export function dropSession(): void {
  dropTraces()
  tabs?.postMessage('left')
  isLeaving = true
  void db()
    .then((client) => client.auth.signOut({ scope: 'local' }))
    .catch(() => undefined)
    .finally(() => {
      isLeaving = false
    })
  void forgetAll(judgeAnew)
}

export async function activateRole(role: AppRole): Promise<void> {
  const client = await db()
  await unwrap(client.rpc('switch_role', { p_role: role }))
  queryClient.clear()
}

/** Follows what happens to the session elsewhere: in other tabs, and on the server. */
async function watch(): Promise<void> {
  if (isWatching) return
  isWatching = true
  const client = await db()
  client.auth.onAuthStateChange((event, session) => {
    const current = getSession()
    if (event === 'SIGNED_OUT' && current && !isLeaving) void forgetAll(judgeAnew)
    const isOther = session !== null && current !== null && session.user.id !== current.user.id
    // auth-js holds its lock during the callback: asking it anything here would wait for ever
    // nobody is shown while a link's password is chosen: the profile comes when that is done
    const isChanged = current !== null && event === 'USER_UPDATED'
    if (isOther || isChanged) setTimeout(() => void refresh(), 0)
  })
  watchStanding(refresh)
}

/**
 * What one person has loaded must not be there for the next. The device forgets first: leaving may end
 * this document, when a file of the next page is not to be had.
 */
async function forgetAll(leave?: () => unknown): Promise<void> {
  turn += 1
  const wiped = wipeDevice()
  removeCookie('saved_path')
  // tried again now, they would be asked as nobody
  await queryClient.cancelQueries()
  await Promise.all([wiped, forgetKept()])
  await forget(leave)
  queryClient.clear()
}

function dropTraces(): void {
  clearAuthEntries()
  removePersonalCookies()
}
