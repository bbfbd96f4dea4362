/** The table `role_assignments`: who holds which role at which school. */
import type { AppRole } from '../model/session'
import { getDb, type Db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** The roles to switch between, with their schools. */
export async function fetchOwnRoles(client: Db, userId: string) {
  return unwrap(
    client
      .from('role_assignments')
      .select('role, school_id, school:schools(name)')
      .eq('user_id', userId),
  )
}

/** The same of any account, the oldest first, for administrators. */
export async function fetchHeldRoles(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('role_assignments')
      .select('id, role, school_id, granted_at, school:schools(name)')
      .eq('user_id', userId)
      .order('granted_at')
      .abortSignal(signal),
  )
}

/** The schools where somebody holds a role, by name. */
export async function fetchSchoolsInRole(userId: string, role: AppRole, signal: AbortSignal) {
  const client = await getDb()
  const held = await unwrap(
    client
      .from('role_assignments')
      .select(
        'school:schools!role_assignments_school!inner(id, name, type, location, address, website, description, logo_url, updated_at)',
      )
      .eq('user_id', userId)
      .eq('role', role)
      .abortSignal(signal),
  )
  return held
    .map(({ school }) => school)
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Owners and coaches of a school with names, for administrators. */
export async function fetchSchoolStaff(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('role_assignments')
      .select(
        'id, role, granted_at, person:users!role_assignments_user(id, first_name, last_name, email, avatar_url)',
      )
      .eq('school_id', schoolId)
      .in('role', ['owner', 'coach'])
      .order('role')
      .order('granted_at')
      .abortSignal(signal),
  )
}

/** Who holds which role at these schools, as far as the reader may see it; 5,000 at most. */
export async function fetchRolesAtSchools(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('role_assignments')
      .select('user_id, role, school_id')
      .in('school_id', schoolIds)
      .limit(5000)
      .abortSignal(signal),
  )
}

/** Accounts that are owner or coach of a school. Only its owner may read this. */
export async function fetchStaffIds(schoolId: string, signal: AbortSignal): Promise<string[]> {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('role_assignments')
      .select('user_id')
      .eq('school_id', schoolId)
      .in('role', ['owner', 'coach'])
      .abortSignal(signal),
  )
  return rows.map(({ user_id }) => user_id)
}
