/**
 * Publishes who is signed in. Small on purpose: it is part of the first load. What reads, follows and ends a
 * session are the session's effects, which come with the first sign of one.
 */
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { createStore, useStore } from '@/lib/store'
import { isInvalidToken } from '../model/invalid-token'
import type { AppRole, Session } from '../model/session'
import type { SessionEffects } from './session-effects'

/** What the screens show; what the guard asks is `reading`. They differ while a page is being left. */
const shown = createStore<Session | null>(null)
let reading: Promise<Session | null> | null = null
let effects: Promise<SessionEffects> | null = null
let isSigningOut = false
const judges = new Set<() => unknown>()

function startEffects(): Promise<SessionEffects> {
  effects ??= import('./session-effects').then(({ startSessionEffects }) =>
    startSessionEffects({
      getShown: getSession,
      publish: shown.setState,
      holdReading: setReading,
      revalidate: async () => {
        await Promise.all([...judges].map((judge) => judge()))
      },
    }),
  )
  // a file that was not to be had is asked for again
  effects.catch(() => {
    effects = null
  })
  return effects
}

/** Who is signed in; asks the server once, then answers from memory. Throws `setup_missing`. */
export function loadSession(): Promise<Session | null> {
  // without its files nobody is known to be signed in
  if (!reading && canHaveSession())
    setReading(
      startEffects().then(
        ({ read }) => read(),
        () => null,
      ),
    )
  return reading ?? Promise.resolve(null)
}

/** What is known right now, without asking. */
export function getSession(): Session | null {
  return shown.getState()
}

export function useSession(): Session | null {
  return useStore(shown, (session) => session)
}

/**
 * Calls back when the session changed without this tab having asked for it: a dead token, a
 * sign-in, sign-out or switched role in another tab. The app then revalidates the open page; what it
 * answers is awaited before the screens see the change.
 */
export function subscribeToForeignChange(judge: () => unknown): () => void {
  judges.add(judge)
  return () => judges.delete(judge)
}

/** Reads profile and roles again, after a change here. */
export async function refreshProfile(): Promise<void> {
  await (await startEffects()).refreshProfile()
}

/**
 * Ends the session of this browser; works offline too. `leave` goes to a page open to all while the
 * screens still know the person, so that none of them is drawn without one.
 */
export async function signOut(leave?: () => unknown): Promise<void> {
  isSigningOut = true
  try {
    await (await startEffects()).signOut(leave)
  } finally {
    isSigningOut = false
  }
}

/** Whether the session is being ended in this tab: what nobody waits for is not asked any more. */
export function isLeaving(): boolean {
  return isSigningOut
}

/** Makes another held role the active one; throws `forbidden` for a role the person does not hold. */
export async function switchRole(role: AppRole): Promise<void> {
  await (await startEffects()).switchRole(role)
}

/**
 * For session errors, unhandled rejections and global errors alike: a dead token signs the person
 * out, clears what was stored and answers true (the caller then suppresses the error).
 */
export function handleInvalidToken(thrown: unknown): boolean {
  if (!isInvalidToken(thrown)) return false
  void startEffects().then(({ dropSession }) => dropSession())
  return true
}

/** Nobody signed in, or nothing learnt: the next visit asks again. */
function setReading(next: Promise<Session | null> | null): void {
  reading = next
  const clearReading = () => {
    if (reading === next) reading = null
  }
  next?.then((session) => session ?? clearReading(), clearReading)
}

function canHaveSession(): boolean {
  return hasSessionCookie() || new URLSearchParams(window.location.search).has('code')
}

/** Signed in in another tab while this one waits on a public page. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !getSession() && hasSessionCookie()) {
    void startEffects().then(({ refresh }) => refresh())
  }
})
