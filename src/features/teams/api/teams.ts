/** Teams as others need them: whose team it is, and the clock its school lives by. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AppRole } from '@/features/session/model/session'

const columns =
  'id, name, age_group, season, school_id, school:schools!teams_school!inner(id, name, time_zone)' as const

async function fetchReadable(signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client.from('teams').select(columns).is('archived_at', null).order('name').abortSignal(signal),
  )
}

export type Team = Awaited<ReturnType<typeof fetchReadable>>[number]

/** Teams the person looks after: those of the staff list, for an owner every team of the school. */
async function fetchManagedIds(userId: string, role: AppRole, signal: AbortSignal) {
  if (role !== 'coach' && role !== 'owner') return []
  const client = await db()
  const [staffed, owned] = await Promise.all([
    unwrap(client.from('team_staff').select('team_id').eq('user_id', userId).abortSignal(signal)),
    role === 'owner'
      ? unwrap(
          client
            .from('role_assignments')
            .select('school_id')
            .eq('user_id', userId)
            .eq('role', 'owner')
            .abortSignal(signal),
        )
      : [],
  ])
  const schoolIds = owned.flatMap(({ school_id }) => school_id ?? [])
  const teams =
    schoolIds.length > 0
      ? await unwrap(
          client.from('teams').select('id').in('school_id', schoolIds).abortSignal(signal),
        )
      : []
  return [...new Set([...staffed.map(({ team_id }) => team_id), ...teams.map(({ id }) => id)])]
}

/** Teams in which the person, or a child actively linked to them, plays now. */
async function fetchFamilyIds(userId: string, signal: AbortSignal) {
  const client = await db()
  const [own, linked] = await Promise.all([
    unwrap(client.from('players').select('id').eq('user_id', userId).abortSignal(signal)),
    unwrap(
      client
        .from('guardian_links')
        .select('player_id')
        .eq('guardian_id', userId)
        .eq('status', 'active')
        .abortSignal(signal),
    ),
  ])
  const playerIds = [...own.map(({ id }) => id), ...linked.map(({ player_id }) => player_id)]
  if (playerIds.length === 0) return []
  const squads = await unwrap(
    client
      .from('squad_members')
      .select('team_id')
      .in('player_id', playerIds)
      .is('left_on', null)
      .abortSignal(signal),
  )
  return [...new Set(squads.map(({ team_id }) => team_id))]
}

async function fetchMine(userId: string, role: AppRole, signal: AbortSignal) {
  const isFamily = role === 'parent' || role === 'player'
  const [teams, ids] = await Promise.all([
    fetchReadable(signal),
    isFamily ? fetchFamilyIds(userId, signal) : fetchManagedIds(userId, role, signal),
  ])
  return teams.filter(({ id }) => ids.includes(id))
}

const fiveMinutes = 5 * 60_000

export const teamQueries = {
  all: () => ['teams'] as const,
  /** Every team the person may see. */
  readable: () =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'readable'],
      queryFn: ({ signal }) => fetchReadable(signal),
      staleTime: fiveMinutes,
    }),
  /** In the active role: staff get the teams they may plan for, families the teams they belong to. */
  mine: (userId: string, role: AppRole | null) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'mine', userId, role],
      queryFn: ({ signal }) => (role ? fetchMine(userId, role, signal) : Promise.resolve([])),
      staleTime: fiveMinutes,
    }),
}

export function useReadableTeams() {
  return useSuspenseQuery(teamQueries.readable())
}

export function useMyTeams(userId: string, role: AppRole | null) {
  return useSuspenseQuery(teamQueries.mine(userId, role))
}
