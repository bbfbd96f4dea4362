/** Players of the school who could join a squad: found by name, as far as the person may see them. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { playerRowSchema } from '@/features/people/model/player-row'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { teamQueries } from './teams'

/** So many are shown at once; the search finds the others. */
export const candidatesShown = 100

interface Asked {
  q: string
  /** Only who plays nowhere. */
  isFree: boolean
}

async function fetchCandidates({ q, isFree }: Asked, signal: AbortSignal) {
  const client = await db()
  const answer = await unwrap(
    client
      .rpc('search_players', {
        p_query: q,
        p_limit: candidatesShown,
        ...(isFree ? { p_status: 'without_team' } : {}),
      })
      .abortSignal(signal),
  )
  return playerRowSchema.array().parse(answer)
}

const candidateQueries = {
  found: (asked: Asked) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'candidates', asked],
      queryFn: ({ signal }) => fetchCandidates(asked, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useSquadCandidates(asked: Asked) {
  return useQuery(candidateQueries.found(asked))
}
