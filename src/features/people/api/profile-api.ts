/** The signed-in person's row in `users`: read it, create it on the first sign-in. */
import type { Profile } from '@/features/session/model/session'
import { parseRole } from '@/features/session/model/session'
import type { AppError } from '@/lib/errors'
import { toAppError } from '@/lib/errors'
import type { Db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { newProfile, type AuthUser } from '../model/profile'

const columns = 'id, email, first_name, last_name, role, avatar_url, status'

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
    await unwrap(client.from('users').insert(newProfile(user)).select(columns).single())
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
  }
}
