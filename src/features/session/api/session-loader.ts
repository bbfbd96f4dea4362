/** Reads who is signed in. Loaded only when a session cookie exists, so visitors never pay for it. */
import { AppError } from '@/lib/errors'
import { getDb, type Db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { isInvalidToken } from '../model/invalid-token'
import {
  parseRole,
  type HeldRole,
  type Profile,
  type Session,
  type SignInStep,
} from '../model/session'
import { fetchOwnRoles } from './role-assignments'
import { ensureProfile } from './users'

/**
 * The session of this browser, or null. A profile that can neither be read nor created leaves
 * `profile` null. Throws only for a dead token, a missing set-up, and an
 * old token that cannot be renewed for want of a network. Once `isWanted` says no, nothing more is asked and nobody is
 * answered: a question that outlives its session would be asked as a stranger.
 */
export async function fetchSession(isWanted = () => true): Promise<Session | null> {
  const client = await getDb()
  const { data, error } = await client.auth.getSession()
  if (error && isInvalidToken(error)) throw error
  // an old token that could not be renewed for want of a network says nothing about who this is
  if (error?.name === 'AuthRetryableFetchError') throw new AppError('offline', { cause: error })
  const user = data.session?.user
  if (!user) return null
  const account = { id: user.id, email: user.email ?? '' }
  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (!isWanted()) return null
  if (level?.currentLevel === 'aal1' && level.nextLevel === 'aal2') {
    return { user: account, profile: null, held_roles: [], step: 'code' }
  }
  const [profile, held_roles] = await Promise.all([
    loadProfileOrNull(() => ensureProfile(client, user)),
    fetchHeldRoles(client, user.id),
  ])
  if (!isWanted()) return null
  // a role without any held one: the database may be waiting for a second factor
  const step = profile?.role && held_roles.length === 0 ? await fetchStep(client) : null
  if (step) return { user: account, profile: null, held_roles: [], step }
  return { user: account, profile, held_roles }
}

/**
 * Asks the auth server whether this is still somebody (spec section 7, "Get auth user"): a stored session outlives
 * the account. Throws for a dead token alone; a server that does not answer says nothing.
 */
export async function assertUser(): Promise<void> {
  const client = await getDb()
  const { error } = await client.auth.getUser()
  if (error && isInvalidToken(error)) throw error
}

async function fetchStep(client: Db): Promise<SignInStep | null> {
  const step = await unwrap(client.rpc('my_sign_in_step')).catch(() => 'done')
  return step === 'code' || step === 'enrol' ? step : null
}

async function loadProfileOrNull(load: () => Promise<Profile>): Promise<Profile | null> {
  try {
    return await load()
  } catch (error) {
    if (isInvalidToken(error)) throw error
    console.warn('The profile could not be loaded', error)
    return null
  }
}

/** The roles to switch between; without them the person still works in the active one. */
async function fetchHeldRoles(client: Db, userId: string): Promise<HeldRole[]> {
  const rows = await fetchOwnRoles(client, userId).catch(() => [])
  return rows.flatMap(({ role, school_id, school }) => {
    const known = parseRole(role)
    return known ? [{ role: known, school_id, school_name: school?.name ?? null }] : []
  })
}
