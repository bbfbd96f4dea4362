/** Sessions of a team to begin from: the latest ones that had a plan. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { likePattern } from '../model/training-filter'

const columns =
  'id, title, objective, starts_at, team:teams!inner(name, school:schools!teams_school!inner(time_zone)), blocks:training_blocks!inner(phase, position, minutes)' as const

async function fetchPast(teamIds: readonly string[], q: string, signal: AbortSignal) {
  const client = await db()
  let query = client
    .from('trainings')
    .select(columns)
    .in('team_id', teamIds)
    .lt('starts_at', new Date().toISOString())
    .order('starts_at', { ascending: false })
    .limit(30)
    .abortSignal(signal)
  if (q.trim()) {
    const like = likePattern(q)
    query = query.or(`title.ilike.${like},objective.ilike.${like}`)
  }
  return unwrap(query)
}

export type PastSession = Awaited<ReturnType<typeof fetchPast>>[number]

/** Newest first, at most 30; words are looked for in title and objective. */
export function usePastSessions(teamIds: readonly string[], q: string) {
  return useQuery(
    queryOptions({
      queryKey: ['training', 'trainings', 'past', teamIds, q],
      queryFn: ({ signal }) => fetchPast(teamIds, q, signal),
      placeholderData: keepPreviousData,
      enabled: teamIds.length > 0,
    }),
  )
}
