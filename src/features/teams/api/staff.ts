/** Who looks after a team and as what, with the name each of them goes by; owners decide about it. */
import { compareByName } from '@/lib/person'
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { fetchStaffIds } from '@/features/session/api/role-assignments'
import { getDb } from '@/lib/supabase/client'
import { compareByStaffRole, type StaffRole } from '../model/staff'
import { addStaff, changeStaffRole, fetchStaffRows, removeStaff, addCards } from './staff-rows'
import { teamQueries } from './teams'

async function fetchStaff(teamId: string, signal: AbortSignal) {
  const rows = await fetchStaffRows([teamId], signal)
  return (await addCards(rows, signal)).toSorted(compareByStaffRole)
}

export type StaffMember = Awaited<ReturnType<typeof fetchStaff>>[number]

/** Owners and coaches of the school: who may be put on a team's staff. Only its owner may read this. */
async function fetchColleagues(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  const ids = await fetchStaffIds(schoolId, signal)
  const cards = await fetchCards(client, ids, signal)
  return [...cards.values()].toSorted(compareByName)
}

export const staffQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'staff', teamId],
      meta: { reads: ['team_staff', 'person_cards'] },
      queryFn: ({ signal }) => fetchStaff(teamId, signal),
    }),
  colleagues: (schoolId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'colleagues', schoolId],
      meta: { reads: ['role_assignments', 'person_cards'] },
      queryFn: ({ signal }) => fetchColleagues(schoolId, signal),
    }),
}

export function useStaff(teamId: string): StaffMember[] {
  return useSuspenseQuery(staffQueries.of(teamId)).data
}

export function useColleagues(schoolId: string) {
  return useQuery(staffQueries.colleagues(schoolId))
}

interface Duty {
  userId: string
  role: StaffRole
}

/** Puts somebody on the staff, or back on it. */
export function useAddStaff(teamId: string) {
  return useMutation({
    mutationFn: ({ userId, role }: Duty) => addStaff(teamId, userId, role),
    meta: { writes: ['team_staff'], success: 'teams:staff.added', silent: true },
  })
}

export function useChangeStaffRole(teamId: string) {
  return useMutation({
    mutationFn: ({ userId, role }: Duty) => changeStaffRole(teamId, userId, role),
    meta: { writes: ['team_staff'], success: 'teams:staff.changed' },
  })
}

export function useRemoveStaff(teamId: string) {
  return useMutation({
    mutationFn: (userId: string) => removeStaff(teamId, userId),
    meta: { writes: ['team_staff'] },
  })
}
