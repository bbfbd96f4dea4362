/** What a school consists of: its teams, fields, the people who run it and the plans they pay. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

export const schoolPartQueries = {
  all: (schoolId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'parts', schoolId],
      queryFn: ({ signal }) => fetchParts(schoolId, signal),
    }),
}

async function fetchParts(schoolId: string, signal: AbortSignal) {
  const client = await db()
  const [teams, fields, staff] = await Promise.all([
    unwrap(
      client
        .from('teams')
        .select('id, name, season, age_group, archived_at, players:squad_members(count)')
        .eq('school_id', schoolId)
        .is('players.left_on', null)
        .order('name')
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('fields')
        .select('id, name')
        .eq('school_id', schoolId)
        .order('name')
        .abortSignal(signal),
    ),
    unwrap(
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
    ),
  ])
  const owners = staff.filter(({ role }) => role === 'owner').map(({ person }) => person.id)
  const plans = await unwrap(
    client
      .from('subscriptions')
      .select('id, user_id, tier, period, status, period_ends_at, auto_renew')
      .in('user_id', owners)
      .eq('role', 'owner')
      .order('started_at', { ascending: false })
      .abortSignal(signal),
  )
  return {
    teams: teams.map(({ players, ...team }) => ({ ...team, players: players[0]?.count ?? 0 })),
    fields,
    staff,
    plan: plans.find(({ status }) => status === 'active') ?? plans[0] ?? null,
  }
}

export type SchoolParts = Awaited<ReturnType<typeof fetchParts>>

export function useSchoolParts(schoolId: string): SchoolParts {
  return useSuspenseQuery(schoolPartQueries.all(schoolId)).data
}
