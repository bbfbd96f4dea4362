/** Whose ratings one may write; the database decides again with every write. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchLinks } from '@/features/people/api/guardians'
import { useSession } from '@/features/session/api/session-store'
import { fetchStaffedTeamIds } from '@/features/teams/api/staff-rows'
import { statQueries } from './stat-updates'

/** Children without an account for whom a guardian may answer, and so rate. */
async function fetchAnswerable(userId: string, signal: AbortSignal) {
  const links = await fetchLinks(userId, signal)
  return links.flatMap(({ player_id, is_trusted, can_respond }) =>
    is_trusted && can_respond ? [player_id] : [],
  )
}

export const rightQueries = {
  /** Their players are the ones a coach rates, an owner too. */
  staffed: (userId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'staffed', userId],
      meta: { reads: ['team_staff'] },
      queryFn: ({ signal }) => fetchStaffedTeamIds(userId, signal),
    }),
  answerable: (userId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'answerable', userId],
      meta: { reads: ['guardian_links'] },
      queryFn: ({ signal }) => fetchAnswerable(userId, signal),
    }),
}

interface RatedPlayer {
  id: string
  user_id: string | null
  squads: readonly { left_on: string | null; team: { id: string } }[]
}

/** In the active role: what the screen offers for a player. */
export function useRatingRights(player: RatedPlayer) {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const userId = session?.user.id ?? ''
  const isStaff = role === 'coach' || role === 'owner'
  const staff = useQuery({ ...rightQueries.staffed(userId), enabled: isStaff })
  const staffed = staff.data ?? []
  const answers = useQuery({
    ...rightQueries.answerable(userId),
    enabled: role === 'parent',
  })
  const answerable = answers.data ?? []
  const isCoach =
    isStaff &&
    player.squads.some(({ left_on, team }) => left_on === null && staffed.includes(team.id))
  const isSelf = role === 'player' && player.user_id === userId
  return {
    /** Before, nothing is offered and nothing said about who may what. */
    isKnown: !staff.isLoading && !answers.isLoading,
    isFamily: role === 'player' || role === 'parent',
    isCoach,
    /** Of the school: whoever they see is theirs. */
    isOwner: role === 'owner',
    isSelf,
    /** The team to rate as a whole. */
    teamId: player.squads.find(({ left_on, team }) => left_on === null && staffed.includes(team.id))
      ?.team.id,
    mayRateSelf:
      isSelf || (role === 'parent' && player.user_id === null && answerable.includes(player.id)),
  }
}
