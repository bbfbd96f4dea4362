/** Who may award by hand: coaches of the player now, and owners; the database decides again. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '@/features/session/api/session-store'
import { fetchStaffedTeamIds } from '@/features/teams/api/staff-rows'

const rightQueries = {
  staffed: (userId: string) =>
    queryOptions({
      queryKey: ['achievements', 'staffed', userId] as const,
      meta: { reads: ['team_staff'] },
      queryFn: ({ signal }) => fetchStaffedTeamIds(userId, signal),
    }),
}

interface SquadPlayer {
  squads: readonly { left_on: string | null; team: { id: string } }[]
}

/** In the active role. */
export function useMayAward({ squads }: SquadPlayer): boolean {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const userId = session?.user.id ?? ''
  const { data: staffed = [] } = useQuery({
    ...rightQueries.staffed(userId),
    enabled: role === 'coach',
  })
  return (
    role === 'owner' ||
    squads.some(({ left_on, team }) => left_on === null && staffed.includes(team.id))
  )
}
