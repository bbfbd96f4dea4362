/** Reads, follows and ends a session. Loaded with the first sign of one, so visitors never pay for it. */
import { queryClient } from '@/lib/query/query-client'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { clearAuthEntries, expiredAuthCookies } from '../model/auth-traces'
import type { AppRole, Session } from '../model/session'
import { fetchSession } from './session-loader'
import { forget, getSession, judgeAnew, refresh } from './session-store'

/** Counts readings, so that a slow one never overwrites a newer answer or a sign-out. */
let turn = 0
let isWatching = false
let isLeaving = false
/** Tells other tabs that the profile changed; auth-js itself tells them about sign-in and sign-out. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

tabs?.addEventListener('message', () => {
  if (getSession()) void refresh()
})

export function tellOtherTabs(): void {
  tabs?.postMessage('changed')
}

/** Who is signed in; `outdated` when a later reading or a sign-out has overtaken this one. */
export async function readSession(): Promise<Session | null | 'outdated'> {
  turn += 1
  const mine = turn
  const next = await fetchSession()
  await watch()
  return mine === turn ? next : 'outdated'
}

/** Ends the session of this browser, even when the server cannot be told. */
export async function endSession(leave?: () => unknown): Promise<void> {
  const client = await db()
  isLeaving = true
  const { error } = await client.auth.signOut({ scope: 'local' })
  isLeaving = false
  if (error) dropTraces()
  await forgetAll(leave)
}

/** The token is dead: away with everything that would bring it back. */
export function dropSession(): void {
  dropTraces()
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
    if (isOther || event === 'USER_UPDATED') setTimeout(() => void refresh(), 0)
  })
}

/** What one person has loaded must not be there for the next. */
async function forgetAll(leave?: () => unknown): Promise<void> {
  turn += 1
  await forget(leave)
  queryClient.clear()
}

function dropTraces(): void {
  clearAuthEntries(localStorage)
  clearAuthEntries(sessionStorage)
  for (const cookie of expiredAuthCookies(document.cookie)) document.cookie = cookie
}
