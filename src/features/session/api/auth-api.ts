/**
 * Every call to the auth service. Failures are thrown as they come; `classifyAuthFailure` names them. Forms
 * bring it in when they are sent (`warm-up` does so a little earlier): it comes with the client.
 */
import type { User } from '@supabase/supabase-js'
import { AppError } from '@/lib/errors'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { publicPaths } from '@/lib/router/public-paths'
import { getDb } from '@/lib/supabase/client'
import { classifyAuthFailure } from '../model/auth-failure'
import { parseClaims, type Claims } from '../model/claims'
import { isCommonPassword } from '../model/passwords/common-passwords'
import type { AppRole } from '../model/session'
import { readWaitSeconds } from '../model/wait-seconds'
import { getSession, refreshProfile } from './session-store'

/** Signs in and loads profile and roles. */
export async function signIn(email: string, password: string): Promise<void> {
  const client = await getDb()
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password })
  if (error) throw error
  await openSession()
}

/** Takes over a session that one of our functions has opened, and loads profile and roles. */
export async function takeSession(tokens: {
  access_token: string
  refresh_token: string
}): Promise<void> {
  const client = await getDb()
  const { error } = await client.auth.setSession(tokens)
  if (error) throw error
  await openSession()
}

export interface SignUp {
  email: string
  first_name: string
  last_name: string
  role: AppRole
  school_name: string | null
  child_name: string | null
  locale: string
}

/**
 * Registers an address, which still has to be confirmed; a taken one gets the same answer, so that nobody
 * can find out who has an account. The password is chosen by whoever confirms, so this one is nobody's.
 */
export async function signUp({ email, ...data }: SignUp): Promise<void> {
  const client = await getDb()
  const options = { data, emailRedirectTo: createReturnAddress(publicPaths.confirm) }
  const { error } = await client.auth.signUp({ email, password: createRandomPassword(), options })
  // a pause that is asked for means that the e-mail of an earlier try is on its way
  const isPaused = isAlreadySent(error) && readWaitSeconds(error) > 0
  if (error && !isPaused && classifyAuthFailure(error) !== 'email_taken') throw error
}

/** Sends the confirmation mail of a sign-up again. */
export async function resendConfirmation(email: string): Promise<void> {
  const client = await getDb()
  const options = { emailRedirectTo: createReturnAddress(publicPaths.confirm) }
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim(), options })
  if (error && !isAlreadySent(error)) throw error
}

/** Mails a link for a new password; the answer never tells whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await getDb()
  const options = { redirectTo: createReturnAddress(publicPaths.resetPassword) }
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), options)
  if (error && !isAlreadySent(error)) throw error
}

/** Only an address with an account can be asked too often: saying so would give it away. */
function isAlreadySent(error: unknown): boolean {
  return classifyAuthFailure(error) === 'email_rate_limited'
}

/** Redeems the link to a new address and loads the session it opens. */
export async function redeemEmailChange(token_hash: string): Promise<'in' | 'half'> {
  const hasSession = await openLink(token_hash, 'email_change')
  await refreshProfile()
  // with double confirmation the first of two addresses answers without a session
  return hasSession ? 'in' : 'half'
}

/**
 * Redeems the one-time link of an e-mail. The session it opens is loaded by `setFirstPassword` only: until
 * then the profile could be made of what a stranger said at sign-up. False where a second link is due.
 */
export async function openLink(
  token_hash: string,
  type: 'signup' | 'recovery' | 'email_change',
): Promise<boolean> {
  const client = await getDb()
  const { data, error } = await client.auth.verifyOtp({ token_hash, type })
  if (error) throw error
  return data.session !== null
}

/** Throws `weak_password` for one of the most common passwords, before a link is used up for it. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  throw Object.assign(new Error('Common password'), { code: 'weak_password' })
}

/** Sets the password of the person signed in; `current` is checked by the server. */
export async function setPassword(password: string, current?: string): Promise<void> {
  await updatePassword(password, current)
}

/**
 * Sets the password after `openLink` and loads the session. Where the address was registered more than
 * once, it answers what the first sign-up said instead, for `confirmClaims`.
 */
export async function setFirstPassword(password: string): Promise<Claims | null> {
  const user = await updatePassword(password)
  const claims = parseClaims(user.user_metadata.claimed)
  if (!claims) await refreshProfile()
  return claims
}

/** Keeps what the confirmed person says about themselves, and loads the session. */
export async function confirmClaims(claims: Claims): Promise<void> {
  const client = await getDb()
  const { error } = await client.auth.updateUser({ data: { ...claims, claimed: null } })
  if (error) throw error
  await refreshProfile()
}

async function updatePassword(password: string, current?: string): Promise<User> {
  await refuseCommonPassword(password)
  const client = await getDb()
  const { data, error } = await client.auth.updateUser({ password, current_password: current })
  if (error) throw error
  return data.user
}

/** Starts an e-mail change: the new address gets a link. */
export async function changeEmail(email: string): Promise<void> {
  const client = await getDb()
  const options = { emailRedirectTo: createReturnAddress(publicPaths.confirmEmail) }
  const { error } = await client.auth.updateUser({ email: email.trim() }, options)
  if (error) throw error
}

async function openSession(): Promise<void> {
  await refreshProfile()
  const session = getSession()
  if (!session?.profile && !session?.step)
    throw new AppError('unavailable', { detail: 'profile_unavailable' })
}

function createRandomPassword(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
}

/** A link back into the app, in the language of the address the person is on. */
function createReturnAddress(path: string): string {
  const { origin, pathname } = window.location
  const { locale } = splitLocalePrefix(pathname)
  return `${origin}${locale ? `/${locale}` : ''}${path}`
}
