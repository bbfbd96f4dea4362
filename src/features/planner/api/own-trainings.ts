/** What a team has in its calendar already at the time that is being planned. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchOwnTrainings } from '@/features/teams/api/training-rows'

/** Instants in ISO. */
interface Span {
  teamId: string
  startsAt: string
  endsAt: string
}

export const ownTrainingQueries = {
  during: ({ teamId, startsAt, endsAt }: Span) =>
    queryOptions({
      queryKey: ['training', 'own', teamId, startsAt, endsAt],
      meta: { reads: ['trainings', 'training_blocks'] },
      queryFn: ({ signal }) => fetchOwnTrainings(teamId, { from: startsAt, to: endsAt }, signal),
    }),
}

/** As it is at this moment, for who is about to save. */
export function fetchOwnTrainingsNow({ teamId, startsAt, endsAt }: Span) {
  return fetchOwnTrainings(teamId, { from: startsAt, to: endsAt }, AbortSignal.timeout(10_000))
}

/** Empty while it is not known. */
export function useOwnTrainings(slot: Span | null) {
  const query = ownTrainingQueries.during(slot ?? { teamId: '', startsAt: '', endsAt: '' })
  return useQuery({ ...query, queryFn: slot ? query.queryFn : skipToken }).data ?? []
}
