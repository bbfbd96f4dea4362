/** Matches as the calendar draws them in beside the trainings; they are made and changed elsewhere. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { TeamScope } from '@/features/training/api/trainings'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, opponent, is_home, kind, starts_at, periods, period_minutes, status, venue, goals_for, goals_against, created_at, updated_at, team_id, team:teams!inner(name, school:schools!teams_school!inner(time_zone))' as const

async function fetchRange(scope: TeamScope, start: string, end: string, signal: AbortSignal) {
  const client = await db()
  let query = client
    .from('matches')
    .select(columns)
    .gte('starts_at', start)
    .lt('starts_at', end)
    .order('starts_at')
    .limit(300)
    .abortSignal(signal)
  if (scope !== 'all') query = query.in('team_id', scope)
  return unwrap(query)
}

const matchQueries = {
  range: (scope: TeamScope, start: string, end: string) =>
    queryOptions({
      queryKey: ['calendar', 'matches', scope, start, end],
      queryFn: ({ signal }) => fetchRange(scope, start, end, signal),
      placeholderData: keepPreviousData,
    }),
}

/** Matches that start between two instants (ISO), at most 300. */
export function useMatchRange(scope: TeamScope, start: string, end: string) {
  return useQuery(matchQueries.range(scope, start, end))
}
