/** Teams as others need them: whose team it is, and the clock its school lives by. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchChildren } from '@/features/people/api/guardians'
import { fetchOwnPlayers } from '@/features/people/api/players/player-rows'
import { fetchSchoolsInRole } from '@/features/session/api/role-assignments'
import type { AppRole } from '@/features/session/model/session'
import { fetchStaffedTeamIds } from './staff-rows'
import { fetchReadableTeams } from './team-rows'

export type Team = Awaited<ReturnType<typeof fetchReadableTeams>>[number]

/** Teams the person looks after: those of the staff list, for an owner every team of the school. */
async function fetchManaged(userId: string, role: AppRole, signal: AbortSignal) {
  const [teams, staffed, owned] = await Promise.all([
    fetchReadableTeams(signal),
    fetchStaffedTeamIds(userId, signal),
    role === 'owner' ? fetchSchoolsInRole(userId, 'owner', signal) : [],
  ])
  const schoolIds = owned.map(({ id }) => id)
  return teams.filter(({ id, school_id }) => staffed.includes(id) || schoolIds.includes(school_id))
}

/** Teams in which the person, or a child actively linked to them, plays now. */
async function fetchOfFamily(userId: string, signal: AbortSignal) {
  const [teams, own, linked] = await Promise.all([
    fetchReadableTeams(signal),
    fetchOwnPlayers(userId, signal),
    fetchChildren(userId, signal),
  ])
  const squads = [...own, ...linked.map(({ player }) => player)].flatMap((player) => player.squads)
  const ids = squads.flatMap(({ left_on, team }) => (left_on ? [] : [team.id]))
  return teams.filter(({ id }) => ids.includes(id))
}

async function fetchMine(userId: string, role: AppRole, signal: AbortSignal) {
  if (role === 'coach' || role === 'owner') return fetchManaged(userId, role, signal)
  return role === 'parent' || role === 'player' ? fetchOfFamily(userId, signal) : []
}

const fiveMinutes = 5 * 60_000

export const teamQueries = {
  all: () => ['teams'] as const,
  /** Every team the person may see. */
  readable: () =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'readable'],
      meta: { reads: ['teams', 'schools'] },
      queryFn: ({ signal }) => fetchReadableTeams(signal),
      staleTime: fiveMinutes,
    }),
  /** In the active role: staff get the teams they may plan for, families the teams they belong to. */
  mine: (userId: string, role: AppRole | null) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'mine', userId, role],
      meta: {
        reads: [
          'teams',
          'schools',
          'team_staff',
          'role_assignments',
          'squad_members',
          'players',
          'guardian_links',
        ],
        isKept: true,
      },
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
