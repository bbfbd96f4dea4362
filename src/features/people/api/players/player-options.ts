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
}

export function usePlayerOptions() {
  return useQuery(playerOptionQueries.list())
}
