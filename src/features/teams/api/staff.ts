/** Who looks after a team and as what, with the name each of them goes by; owners decide about it. */
import { compareByName } from '@/lib/person'
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { byStaffRole, type StaffRole } from '../model/staff'
import { teamQueries } from './teams'

async function fetchStaff(teamId: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('team_staff')
      .select('user_id, role, created_at')
      .eq('team_id', teamId)
      .order('created_at')
      .abortSignal(signal),
  )
  const ids = rows.map(({ user_id }) => user_id)
  const cards = await fetchCards(client, ids, signal)
  return rows.map((row) => ({ ...row, card: cards.get(row.user_id) ?? null })).toSorted(byStaffRole)
}

export type StaffMember = Awaited<ReturnType<typeof fetchStaff>>[number]

/** Owners and coaches of the school: who may be put on a team's staff. Only its owner may read this. */
async function fetchColleagues(schoolId: string, signal: AbortSignal) {
  const client = await db()
  const held = await unwrap(
    client
      .from('role_assignments')
      .select('user_id')
      .eq('school_id', schoolId)
      .in('role', ['owner', 'coach'])
      .abortSignal(signal),
  )
  const ids = held.map(({ user_id }) => user_id)
  const cards = await fetchCards(client, ids, signal)
  return [...cards.values()].toSorted(compareByName)
}

export const staffQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'staff', teamId],
      queryFn: ({ signal }) => fetchStaff(teamId, signal),
    }),
  colleagues: (schoolId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'colleagues', schoolId],
      queryFn: ({ signal }) => fetchColleagues(schoolId, signal),
    }),
}

export function useStaff(teamId: string): StaffMember[] {
  return useSuspenseQuery(staffQueries.of(teamId)).data
}

export function useColleagues(schoolId: string) {
  return useQuery(staffQueries.colleagues(schoolId))
}

const stale = [teamQueries.all(), ['people', 'coaches'], ['people', 'adults']]

interface Duty {
  userId: string
  role: StaffRole
}

/** Puts somebody on the staff, or back on it. */
export function useAddStaff(teamId: string) {
  return useMutation({
    mutationFn: async ({ userId, role }: Duty) => {
      const client = await db()
      await unwrap(
        client
          .from('team_staff')
          .insert({ team_id: teamId, user_id: userId, role })
          .select('user_id')
          .single(),
      )
    },
    meta: { invalidates: stale, success: 'teams:staff.added', silent: true },
  })
}

export function useChangeStaffRole(teamId: string) {
  return useMutation({
    mutationFn: async ({ userId, role }: Duty) => {
      const client = await db()
      await unwrap(
        client
          .from('team_staff')
          .update({ role })
          .eq('team_id', teamId)
          .eq('user_id', userId)
          .select('user_id')
          .single(),
      )
    },
    meta: { invalidates: stale, success: 'teams:staff.changed' },
  })
}

export function useRemoveStaff(teamId: string) {
  return useMutation({
    mutationFn: async (userId: string) => {
      const client = await db()
      await unwrap(
        client
          .from('team_staff')
          .delete()
          .eq('team_id', teamId)
          .eq('user_id', userId)
          .select('user_id')
          .single(),
      )
    },
    meta: { invalidates: stale },
  })
}
