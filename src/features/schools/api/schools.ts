/** The table `schools`: what each page reads of a school, and what administrators write. */
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import type { TablesInsert, TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

/** Schools for choosing one, by name, archived ones left out; RLS decides which ones a person sees. */
export async function fetchSchoolOptions(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select('id, name, location')
      .is('archived_at', null)
      .order('name')
      .limit(1000)
      .abortSignal(signal),
  )
}

/** Schools with the month their seasons begin in, by name. */
export async function fetchSeasonStarts(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select('id, name, season_start_month')
      .order('name')
      .limit(1000)
      .abortSignal(signal),
  )
}

/** One school with its running teams and its fields, each as far as the person may read it. */
export async function fetchSchoolFacts(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select(
        'id, name, type, location, address, website, description, archived_at, teams:teams!teams_school(id, name, age_group, season, grade:age_groups!teams_age_group!inner(sort_order)), fields:fields!fields_school(id, name, length_m, width_m, address)',
      )
      .eq('id', id)
      .is('teams.archived_at', null)
      .limit(200, { referencedTable: 'teams' })
      .is('fields.archived_at', null)
      .order('name', { referencedTable: 'fields' })
      .limit(100, { referencedTable: 'fields' })
      .abortSignal(signal)
      .single(),
  )
}

/**
 * Running teams of the schools the reader may see, by name; `isStaff` where this person is on the staff list. For
 * features below teams.
 */
export async function fetchTeamsForStaff(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const schools = await unwrap(
    client
      .from('schools')
      .select(
        'teams:teams!teams_school!inner(id, name, season, school_id, staff:team_staff!team_staff_team(user_id))',
      )
      .is('teams.archived_at', null)
      .eq('teams.staff.user_id', userId)
      .abortSignal(signal),
  )
  return schools
    .flatMap(({ teams }) => teams)
    .map(({ staff, ...team }) => ({ ...team, isStaff: staff.length > 0 }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Running teams on whose staff somebody is, with the role there. For features below teams. */
export async function fetchStaffedTeams(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const schools = await unwrap(
    client
      .from('schools')
      .select(
        'teams:teams!teams_school!inner(id, name, age_group, season, staff:team_staff!team_staff_team!inner(role))',
      )
      .is('teams.archived_at', null)
      .eq('teams.staff.user_id', userId)
      .abortSignal(signal),
  )
  return schools
    .flatMap(({ teams }) => teams)
    .flatMap(({ staff, ...team }) => staff.map(({ role }) => ({ role, team })))
}

/** One school in full, for administrators. */
export async function fetchSchoolRecord(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select(
        'id, name, type, location, address, website, description, logo_url, time_zone, children_quiet_from, children_quiet_until, country, digital_consent_age, coaches_may_invite, live_ticker, has_player_votes, least_minutes_share, accepts_owner_invitations, archived_at, created_at, updated_at',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Names of schools by id; who is gone is missing. */
export async function fetchSchoolNames(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.from('schools').select('id, name').in('id', ids).abortSignal(signal))
}

/** What one school decided about its match days. */
export async function fetchMatchDay(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select('id, updated_at, live_ticker, has_player_votes, least_minutes_share')
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Crest and colours of one school. */
export async function fetchSchoolLook(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select('id, name, logo_url, first_colour, second_colour, updated_at')
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** When nothing rings on the devices of a school's minors. */
export async function fetchChildrenQuiet(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('schools')
      .select('id, updated_at, time_zone, children_quiet_from, children_quiet_until')
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Answers the new school's id. */
export async function createSchool(row: TablesInsert<'schools'>): Promise<string> {
  const client = await getDb()
  const { id } = await unwrap(client.from('schools').insert(row).select('id').single())
  return id
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export async function updateSchool(
  id: string,
  seenAt: string,
  row: TablesUpdate<'schools'>,
): Promise<void> {
  const client = await getDb()
  const saved = await unwrap(
    client.from('schools').update(row).eq('id', id).eq('updated_at', seenAt).select('id'),
  )
  if (saved.length === 0) throw createStaleRowError()
}

/** Where families transfer money to; schools that have not said so are missing. */
export async function fetchBankAccounts(ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return []
  const client = await getDb()
  const rows = await unwrap(
    client.from('schools').select('id, bank_holder, iban').in('id', ids).abortSignal(signal),
  )
  return rows.flatMap(({ id, bank_holder: holder, iban }) =>
    holder && iban ? [{ id, holder, iban }] : [],
  )
}

/** Null takes the account away. */
export async function updateBankAccount(
  id: string,
  account: { holder: string; iban: string } | null,
): Promise<void> {
  const client = await getDb()
  const row = { bank_holder: account?.holder ?? null, iban: account?.iban ?? null }
  await unwrap(client.from('schools').update(row).eq('id', id).select('id').single())
}
