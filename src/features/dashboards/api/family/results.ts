/** The last finished matches of a family's teams. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from './children'

const columns =
  'id, opponent, is_home, goals_for, goals_against, starts_at, team:teams!inner(id, name, school:schools!teams_school!inner(time_zone))' as const

const resultsShown = 8

async function fetchResults(teamIds: readonly string[], signal: AbortSignal) {
  if (teamIds.length === 0) return []
  const client = await db()
  return unwrap(
    client
      .from('matches')
      .select(columns)
      .in('team_id', teamIds)
      .eq('status', 'finished')
      .order('starts_at', { ascending: false })
      .order('id')
      .limit(resultsShown)
      .abortSignal(signal),
  )
}

export const resultQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'results', teamIds],
      queryFn: ({ signal }) => fetchResults(teamIds, signal),
      meta: { isKept: true },
    }),
}

export function useResults(teamIds: readonly string[]) {
  return useSuspenseQuery(resultQueries.of(teamIds)).data
}
