/** Trainings a field can be booked for: those ahead, of the teams one plans for. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPlannedTrainings } from '@/features/teams/api/team-rows'
import { fieldQueries } from './fields'

export type BookableTraining = Awaited<ReturnType<typeof fetchPlannedTrainings>>[number]

/** Nothing is asked for somebody without a team. */
export function useBookableTrainings(teamIds: readonly string[]): readonly BookableTraining[] {
  const { data } = useQuery({
    ...queryOptions({
      queryKey: [...fieldQueries.all(), 'trainings', teamIds],
      meta: { reads: ['trainings', 'field_bookings', 'teams'] },
      queryFn: ({ signal }) => fetchPlannedTrainings(teamIds, signal),
    }),
    enabled: teamIds.length > 0,
  })
  return data ?? []
}
