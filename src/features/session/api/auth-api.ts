/**
 * Every call to the auth service. Failures are thrown as they come; `authFailure` names them. Forms
 * bring it in when they are sent (`warm-up` does so a little earlier): it comes with the client.
 */
import { AppError } from '@/lib/errors'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { publicPaths } from '@/lib/router/public-paths'
import { db } from '@/lib/supabase/client'
import { authFailure } from '../model/auth-failure'
import type { AppRole } from '../model/session'
import { getSession, refreshProfile } from './session-store'

/** Signs in and loads profile and roles. */
export async function signIn(email: string, password: string): Promise<void> {
  const client = await db()
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password })
  if (error) throw error
  await openSession()
}

export interface SignUp {
  email: string
  password: string
  first_name: string
  last_name: string
  role: AppRole
  school_name: string | null
  locale: string
}

/**
 * Creates an account. Answers whether the address still has to be confirmed; a taken address gets
 * the same answer, so that nobody can find out who has an account.
 */
export async function signUp({ email, password, ...data }: SignUp): Promise<'confirm' | 'in'> {
  const client = await db()
  const options = { data, emailRedirectTo: returnTo(publicPaths.confirm) }
  const { data: result, error } = await client.auth.signUp({ email, password, options })
  if (error && authFailure(error) === 'email_taken') return 'confirm'
  if (error) throw error
  if (!result.session) return 'confirm'
  await openSession()
  return 'in'
}

/** Sends the confirmation mail of a sign-up again. */
export async function resendConfirmation(email: string): Promise<void> {
  const client = await db()
  const options = { emailRedirectTo: returnTo(publicPaths.confirm) }
  const { error } = await client.auth.resend({ type: 'signup', email: email.trim(), options })
  if (error && !isAlreadySent(error)) throw error
}

/** Mails a link for a new password; the answer never tells whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await db()
  const options = { redirectTo: returnTo(publicPaths.resetPassword) }
  const { error } = await client.auth.resetPasswordForEmail(email.trim(), options)
  if (error && !isAlreadySent(error)) throw error
}

/** Only an address with an account can be asked too often: saying so would give it away. */
function isAlreadySent(error: unknown): boolean {
  return authFailure(error) === 'email_rate_limited'
}

export type LinkType = 'signup' | 'email' | 'email_change' | 'recovery'

/** Redeems the one-time link of an e-mail and loads the session it opens. */
export async function redeemLink(token_hash: string, type: LinkType): Promise<'in' | 'half'> {
  const client = await db()
  const { data, error } = await client.auth.verifyOtp({ token_hash, type })
  if (error) throw error
  await refreshProfile()
  // with double confirmation the first of two addresses answers without a session
  return data.session ? 'in' : 'half'
}

/** Sets the password of the person signed in; `current` is checked by the server. */
export async function setPassword(password: string, current?: string): Promise<void> {
  const client = await db()
  const { error } = await client.auth.updateUser({ password, current_password: current })
  if (error) throw error
}

/** Starts an e-mail change: the new address gets a link. */
export async function changeEmail(email: string): Promise<void> {
  const client = await db()
  const options = { emailRedirectTo: returnTo(publicPaths.confirmEmail) }
  const { error } = await client.auth.updateUser({ email: email.trim() }, options)
  if (error) throw error
}

async function openSession(): Promise<void> {
  await refreshProfile()
  if (!getSession()?.profile) throw new AppError('unavailable', { detail: 'profile_unavailable' })
}

/** A link back into the app, in the language of the address the person is on. */
function returnTo(path: string): string {
  const { origin, pathname } = window.location
  const { locale } = splitLocalePrefix(pathname)
  return `${origin}${locale ? `/${locale}` : ''}${path}`
}
