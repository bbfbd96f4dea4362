/** Players of the school who could join a squad: found by name, as far as the person may see them. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { searchPlayers } from '@/features/people/api/players/players'
import { teamQueries } from './teams'

/** So many are shown at once; the search finds the others. */
export const candidatesShown = 100

interface Asked {
  q: string
  /** Only who plays nowhere. */
  isFree: boolean
}

async function fetchCandidates({ q, isFree }: Asked, signal: AbortSignal) {
  return searchPlayers(
    { p_query: q, p_limit: candidatesShown, ...(isFree ? { p_status: 'without_team' } : {}) },
    signal,
  )
}

const candidateQueries = {
  found: (asked: Asked) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'candidates', asked],
      meta: { reads: ['players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchCandidates(asked, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useSquadCandidates(asked: Asked) {
  return useQuery(candidateQueries.found(asked))
}
