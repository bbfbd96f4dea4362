/** The table `matches`: what calendar, season and overviews read of it. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const team = 'team:teams!inner(id, name, school:schools!teams_school!inner(time_zone))' as const

/** Which teams are meant: those named, or everything the person may read. */
type TeamScope = readonly string[] | 'all'

async function fetchRange(scope: TeamScope, start: string, end: string, signal: AbortSignal) {
  const client = await db()
  let query = client
    .from('matches')
    .select(
      `id, opponent, is_home, kind, starts_at, periods, period_minutes, status, venue, goals_for, goals_against, created_at, updated_at, team_id, ${team}`,
    )
    .gte('starts_at', start)
    .lt('starts_at', end)
    .order('starts_at')
    .limit(300)
    .abortSignal(signal)
  if (scope !== 'all') query = query.in('team_id', scope)
  return unwrap(query)
}

async function fetchOfSeason(teamId: string, start: string, end: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('matches')
      .select('id, opponent, is_home, starts_at')
      .eq('team_id', teamId)
      .neq('status', 'cancelled')
      .gte('starts_at', start)
      .lt('starts_at', end)
      .order('starts_at')
      .limit(300)
      .abortSignal(signal),
  )
}

interface NextOfSchools {
  schoolIds: readonly string[]
  /** Matches that start later, an instant in ISO. */
  after: string
  limit: number
}

/** Next matches of schools that are not called off, the first one first. */
export async function fetchNextMatchesOfSchools(
  { schoolIds, after, limit }: NextOfSchools,
  signal: AbortSignal,
) {
  const client = await db()
  return unwrap(
    client
      .from('matches')
      .select(`id, opponent, is_home, kind, starts_at, meet_at, venue, status, ${team}`)
      .in('school_id', schoolIds)
      .in('status', ['planned', 'live'])
      .gt('starts_at', after)
      .order('starts_at')
      .order('id')
      .limit(limit)
      .abortSignal(signal),
  )
}

const resultsShown = 8

async function fetchResults(teamIds: readonly string[], signal: AbortSignal) {
  if (teamIds.length === 0) return []
  const client = await db()
  return unwrap(
    client
      .from('matches')
      .select(`id, opponent, is_home, goals_for, goals_against, starts_at, ${team}`)
      .in('team_id', teamIds)
      .eq('status', 'finished')
      .order('starts_at', { ascending: false })
      .order('id')
      .limit(resultsShown)
      .abortSignal(signal),
  )
}

export const matchQueries = {
  all: () => ['matches'] as const,
  /** Matches that start between two instants (ISO), at most 300. */
  range: (scope: TeamScope, start: string, end: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'range', scope, start, end],
      meta: { reads: ['matches', 'teams'] },
      queryFn: ({ signal }) => fetchRange(scope, start, end, signal),
      placeholderData: keepPreviousData,
    }),
  /** Of one team between two instants (ISO), called off ones left out. */
  season: (teamId: string, start: string, end: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'season', teamId, start, end],
      meta: { reads: ['matches'] },
      queryFn: ({ signal }) => fetchOfSeason(teamId, start, end, signal),
    }),
  /** The last finished matches of teams; kept on the device for the offline week. */
  results: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'results', teamIds],
      meta: { reads: ['matches', 'teams'], isKept: true },
      queryFn: ({ signal }) => fetchResults(teamIds, signal),
    }),
}
