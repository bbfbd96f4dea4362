/** The table `team_staff`: who is on the staff of which team. */
import { fetchCards } from '@/features/people/api/person-cards'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { compareByStaffRole, type StaffRole } from '../model/staff'

/** Rows of the staff lists of some teams, who was put there first on top. */
export async function fetchStaffRows(teamIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('team_staff')
      .select('team_id, user_id, role, created_at')
      .in('team_id', teamIds)
      .order('created_at')
      .abortSignal(signal),
  )
}

/** Each row with the card of its account; null for who may not be known. */
export async function addCards<Row extends { user_id: string }>(
  rows: readonly Row[],
  signal: AbortSignal,
) {
  const client = await getDb()
  const ids = rows.map(({ user_id }) => user_id)
  const cards = await fetchCards(client, ids, signal)
  return rows.map((row) => ({ ...row, card: cards.get(row.user_id) ?? null }))
}

/** Who coaches these teams, by role; who may not be known is left out. */
export async function fetchCoaches(teamIds: readonly string[], signal: AbortSignal) {
  const rows = teamIds.length > 0 ? await fetchStaffRows(teamIds, signal) : []
  const staff = await addCards(rows.toSorted(compareByStaffRole), signal)
  return staff.flatMap(({ card, ...row }) => (card ? [{ ...row, card }] : []))
}

/** Teams on whose staff somebody is. */
export async function fetchStaffedTeamIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const client = await getDb()
  const rows = await unwrap(
    client.from('team_staff').select('team_id').eq('user_id', userId).abortSignal(signal),
  )
  return rows.map(({ team_id }) => team_id)
}

/** Duties of an account on staff lists with their teams. */
export async function fetchDuties(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('team_staff')
      .select('role, team:teams!team_staff_team(id, name, season)')
      .eq('user_id', userId)
      .abortSignal(signal),
  )
}

export async function addStaff(team_id: string, user_id: string, role: StaffRole): Promise<void> {
  const client = await getDb()
  await unwrap(
    client.from('team_staff').insert({ team_id, user_id, role }).select('user_id').single(),
  )
}

export async function changeStaffRole(
  teamId: string,
  userId: string,
  role: StaffRole,
): Promise<void> {
  const client = await getDb()
  await unwrap(
    client
      .from('team_staff')
      .update({ role })
      .eq('team_id', teamId)
      .eq('user_id', userId)
      .select('user_id')
      .single(),
  )
}

export async function removeStaff(teamId: string, userId: string): Promise<void> {
  const client = await getDb()
  await unwrap(
    client
      .from('team_staff')
      .delete()
      .eq('team_id', teamId)
      .eq('user_id', userId)
      .select('user_id')
      .single(),
  )
}
