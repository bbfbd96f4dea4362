/** Who coaches these teams: no private number is ever read. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCoaches } from './staff-rows'

async function fetchTeamCoaches(teamIds: readonly string[], signal: AbortSignal) {
  const coaches = await fetchCoaches(teamIds, signal)
  return coaches.map(({ team_id, user_id, card }) => ({
    team_id,
    user_id,
    name: `${card.first_name} ${card.last_name}`,
    avatar_url: card.avatar_url,
  }))
}

export const teamCoachQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: ['teams', 'family-coaches', teamIds],
      queryFn: ({ signal }) => fetchTeamCoaches(teamIds, signal),
      meta: { reads: ['team_staff', 'person_cards'], isKept: true },
    }),
}

export function useTeamCoaches(teamIds: readonly string[]) {
  return useSuspenseQuery(teamCoachQueries.of(teamIds)).data
}
