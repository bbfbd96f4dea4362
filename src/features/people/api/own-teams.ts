/** The person's teams in the active role: those one plans for, of a family those it plays in. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchTeamsForStaff } from '@/features/schools/api/schools'
import type { Session } from '@/features/session/model/session'
import { fetchChildren } from './guardians'
import { fetchOwnPlayers } from './players/player-rows'

export interface OwnTeam {
  id: string
  name: string
  season: string
  school_id: string
}

async function fetchOwnTeams(session: Session, signal: AbortSignal): Promise<OwnTeam[]> {
  const { user, profile, held_roles } = session
  switch (profile?.role) {
    case 'coach':
    case 'owner': {
      const owned = held_roles.flatMap(({ role, school_id }) => (role === 'owner' ? school_id : []))
      const teams = await fetchTeamsForStaff(user.id, signal)
      const isOwner = profile.role === 'owner'
      return teams.filter(
        ({ isStaff, school_id }) => isStaff || (isOwner && owned.includes(school_id)),
      )
    }
    case 'parent':
    case 'player': {
      const [own, links] = await Promise.all([
        fetchOwnPlayers(user.id, signal),
        fetchChildren(user.id, signal),
      ])
      return listTeams([...own, ...links.map(({ player }) => player)])
    }
    default:
      return []
  }
}

interface Squads {
  squads: readonly { left_on: string | null; team: OwnTeam & { archived_at: string | null } }[]
}

/** Running teams these players are in now, each once, by name. */
function listTeams(players: readonly Squads[]): OwnTeam[] {
  const teams = players
    .flatMap(({ squads }) => squads)
    .flatMap(({ left_on, team }) => (left_on || team.archived_at ? [] : [team]))
  return [...new Map(teams.map((team) => [team.id, team])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}

const fiveMinutes = 5 * 60_000

export const ownTeamQueries = {
  mine: (session: Session | null) =>
    queryOptions({
      queryKey: ['people', 'own-teams', session?.user.id, session?.profile?.role],
      meta: {
        reads: ['teams', 'team_staff', 'squad_members', 'players', 'guardian_links', 'schools'],
      },
      queryFn: ({ signal }) => (session ? fetchOwnTeams(session, signal) : Promise.resolve([])),
      staleTime: fiveMinutes,
    }),
}

/** Empty until they are known. */
export function useOwnTeams(session: Session | null): readonly OwnTeam[] {
  return useQuery(ownTeamQueries.mine(session)).data ?? []
}
