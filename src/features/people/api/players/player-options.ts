/** Players for choosing one. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPlayerOptions } from './player-rows'

export type PlayerOption = Awaited<ReturnType<typeof fetchPlayerOptions>>[number]

export const playerOptionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['people', 'players', 'options'],
      meta: { reads: ['players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchPlayerOptions(signal),
    }),
  /** Of one school, for who may read several. */
  ofSchool: (schoolId: string) =>
    queryOptions({
      queryKey: ['people', 'players', 'options', schoolId],
      meta: { reads: ['players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchPlayerOptions(signal, schoolId),
      enabled: schoolId !== '',
    }),
}

/** Nothing is asked for an empty id. */
export function useSchoolPlayerOptions(schoolId: string) {
  return useQuery(playerOptionQueries.ofSchool(schoolId))
}

export function usePlayerOptions() {
  return useQuery(playerOptionQueries.list())
}
