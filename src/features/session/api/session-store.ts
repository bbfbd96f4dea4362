/**
 * The one place that knows who is signed in. Small on purpose: it is part of the first load. What
 * reads, follows and ends a session is the session keeper's, which comes with the first sign of one.
 */
import { useSyncExternalStore } from 'react'
import { AppError } from '@/lib/errors'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { isInvalidToken } from '../model/invalid-token'
import type { AppRole, Session } from '../model/session'

/** What the screens show; what the guard asks is `loading`. They differ while a page is being left. */
let current: Session | null = null
let loading: Promise<Session | null> | null = null
const listeners = new Set<() => void>()
const judges = new Set<() => unknown>()

const keeper = () => import('./session-keeper')

/** Who is signed in; asks the server once, then answers from memory. Throws `setup_missing`. */
export function loadSession(): Promise<Session | null> {
  loading ??= mayHaveSession() ? read() : null
  return loading ?? Promise.resolve(null)
}

/** What is known right now, without asking. */
export function getSession(): Session | null {
  return current
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, getSession, getSession)
}

/**
 * Calls back when the session changed without this tab having asked for it: a dead token, a
 * sign-in, sign-out or switched role in another tab. The app then judges the open page anew; what it
 * answers is awaited before the screens see the change.
 */
export function onForeignChange(judge: () => unknown): () => void {
  judges.add(judge)
  return () => judges.delete(judge)
}

/** Reads profile and roles again, after a change here. */
export async function refreshProfile(): Promise<void> {
  publish(await readAgain())
  const { tellOtherTabs } = await keeper()
  tellOtherTabs()
}

/**
 * Ends the session of this browser; works offline too. `leave` goes to a page open to all while the
 * screens still know the person, so that none of them is drawn without one.
 */
export async function signOut(leave?: () => unknown): Promise<void> {
  const { endSession } = await keeper()
  await endSession(leave)
}

/** Makes another held role the active one; throws `forbidden` for a role the person does not hold. */
export async function switchRole(role: AppRole): Promise<void> {
  const { activateRole } = await keeper()
  await activateRole(role)
  await refreshProfile()
}

/**
 * For session errors, unhandled rejections and global errors alike: a dead token signs the person
 * out, clears what was stored and answers true (the caller then suppresses the error).
 */
export function handleInvalidToken(thrown: unknown): boolean {
  if (!isInvalidToken(thrown)) return false
  void keeper().then(({ dropSession }) => dropSession())
  return true
}

/** For the keeper: who is signed in was read anew elsewhere than here, so the open page is judged. */
export async function refresh(): Promise<void> {
  const next = await readAgain()
  await judgeAnew()
  publish(next)
}

/** For the keeper: nobody is signed in any more, as soon as `leave` has left the page. */
export async function forget(leave?: () => unknown): Promise<void> {
  loading = null
  try {
    await leave?.()
  } finally {
    publish(null)
  }
}

/** For the keeper: the app decides again whether the open page may stay. */
export async function judgeAnew(): Promise<void> {
  await Promise.all([...judges].map((judge) => judge()))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mayHaveSession(): boolean {
  return hasSessionCookie() || new URLSearchParams(window.location.search).has('code')
}

function readAgain(): Promise<Session | null> {
  loading = read()
  return loading
}

async function read(): Promise<Session | null> {
  try {
    const { readSession } = await keeper()
    const answer = await readSession()
    if (answer === 'outdated') return current
    if (!answer) loading = null
    if (!current) publish(answer)
    return answer
  } catch (error) {
    loading = null
    if (error instanceof AppError && error.code === 'setup_missing') throw error
    if (isInvalidToken(error)) (await keeper()).dropSession()
    else console.warn('The session could not be read', error)
    return null
  }
}

function publish(next: Session | null): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** Signed in in another tab while this one waits on a public page. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !current && hasSessionCookie()) void refresh()
})
