/** The table `users`: the profile of the signed-in person, made on the first sign-in, and the accounts of others. */
import type { AppError } from '@/lib/errors'
import { toAppError } from '@/lib/errors'
import { getDb, type Db } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { isLocale } from '@/lib/i18n/locale'
import { unwrap } from '@/lib/supabase/unwrap'
import { createProfile, type AuthUser } from '../model/profile'
import { parseRole, type Profile } from '../model/session'

const columns = 'id, email, first_name, last_name, role, avatar_url, status, locale'

/** Reads the row; creates it when there is none (PGRST116). Throws AppError for anything else. */
export async function ensureProfile(client: Db, user: AuthUser): Promise<Profile> {
  try {
    return await fetchProfile(client, user.id)
  } catch (error) {
    if (toAppError(error).code !== 'not_found') throw error
  }
  await insertProfile(client, user)
  return fetchProfile(client, user.id)
}

async function fetchProfile(client: Db, id: string): Promise<Profile> {
  return toProfile(await unwrap(client.from('users').select(columns).eq('id', id).single()))
}

/** Another tab or the database may have been first: a taken key (23505) is as good as success. */
async function insertProfile(client: Db, user: AuthUser): Promise<void> {
  try {
    await unwrap(client.from('users').insert(createProfile(user)).select(columns).single())
  } catch (error) {
    if (!isTaken(toAppError(error))) throw error
  }
}

function isTaken(error: AppError): boolean {
  return error.code === 'conflict' && error.detail === '23505'
}

interface ProfileRow {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  role: string | null
  avatar_url: string | null
  status: 'active' | 'suspended'
  locale: string
}

function toProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    email: row.email ?? '',
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    role: parseRole(row.role),
    avatar_url: row.avatar_url,
    is_suspended: row.status === 'suspended',
    locale: isLocale(row.locale) ? row.locale : null,
  }
}

/** One's own row as the account page shows it. */
export async function fetchOwnUser(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('users')
      .select(
        'id, email, first_name, last_name, phone, role, status, avatar_url, locale, mobile_locale, created_at',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

export type OwnUserChanges = Pick<
  TablesUpdate<'users'>,
  'first_name' | 'last_name' | 'phone' | 'avatar_url' | 'locale' | 'mobile_locale'
>

/** Selected back, as a refused update is silent. */
export async function updateOwnUser(id: string, changes: OwnUserChanges): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('users').update(changes).eq('id', id).select('id').single())
}

/** Address and number of a colleague; null for whoever is none. */
export async function fetchContact(id: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.from('users').select('email, phone, created_at').eq('id', id).abortSignal(signal),
  )
  return rows[0] ?? null
}

/** An account with the roles it holds, for administrators. */
export async function fetchAccountUser(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('users')
      .select(
        'id, email, first_name, last_name, role, avatar_url, phone, locale, status, created_at, updated_at, roles:role_assignments!role_assignments_user(id, role, school_id, granted_at, school:schools(name))',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Names and addresses of accounts, for administrators; who is gone is missing. */
export async function fetchUserNames(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('users')
      .select('id, first_name, last_name, email')
      .in('id', ids)
      .abortSignal(signal),
  )
}
