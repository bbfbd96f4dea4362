/** Who coaches which of some teams: a coach cannot be at two matches at once. */
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchCoaches } from '@/features/teams/api/staff-rows'
import { formatFullName } from '@/lib/person'
import type { ClashPerson } from '../model/find-clashes'

async function fetchCoachTeams(teamIds: readonly string[], signal: AbortSignal) {
  const duties = await fetchCoaches(teamIds, signal)
  const people = new Map<string, ClashPerson>()
  for (const { user_id: id, team_id, card } of duties) {
    const known = people.get(id)?.teamIds ?? []
    people.set(id, { id, name: formatFullName(card), teamIds: [...known, team_id] })
  }
  return [...people.values()]
}

const coachTeamQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: ['calendar', 'coach-teams', teamIds],
      meta: { reads: ['team_staff', 'users'] },
      queryFn: teamIds.length > 1 ? ({ signal }) => fetchCoachTeams(teamIds, signal) : skipToken,
      placeholderData: keepPreviousData,
    }),
}

/** Nobody until it is read: the matches stand without it. */
export function useCoachTeams(teamIds: readonly string[]): readonly ClashPerson[] {
  return useQuery(coachTeamQueries.of(teamIds)).data ?? []
}
