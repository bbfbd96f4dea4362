/** The table `league_results`: what coaches type of the other teams in their league. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { LeagueResultValues } from '../model/season/league-result-schema'
import { matchQueries } from './matches'

/** At most 400, the latest first. */
async function fetchLeagueResults(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('league_results')
      .select('id, team_id, competition, home, away, home_goals, away_goals, played_on, updated_at')
      .eq('team_id', teamId)
      .order('played_on', { ascending: false })
      .order('home')
      .order('id')
      .abortSignal(signal),
  )
}

export type LeagueResult = Awaited<ReturnType<typeof fetchLeagueResults>>[number]

type NewResult = Pick<LeagueResult, 'team_id' | 'competition'> &
  LeagueResultValues & { id?: string }

async function addResult(row: NewResult): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('league_results').insert(row).select('id').single())
}

/** Fails with `stale_row` when a colleague wrote in between. */
async function updateResult(row: LeagueResult, values: LeagueResultValues): Promise<void> {
  const client = await getDb()
  const [saved] = await unwrap(
    client
      .from('league_results')
      .update(values)
      .eq('id', row.id)
      .eq('updated_at', row.updated_at)
      .select('id'),
  )
  if (!saved) throw createStaleRowError()
}

async function deleteResult(id: string): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('league_results').delete().eq('id', id).select('id').single())
}

export const leagueQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'league', teamId],
      meta: { reads: ['league_results'] },
      queryFn: ({ signal }) => fetchLeagueResults(teamId, signal),
    }),
}

export function useLeagueResults(teamId: string) {
  return useSuspenseQuery(leagueQueries.of(teamId)).data
}

export function useAddLeagueResult() {
  return useMutation({
    mutationFn: addResult,
    meta: { writes: ['league_results'], success: 'matches/season:league.saved', silent: true },
  })
}

export function useUpdateLeagueResult(row: LeagueResult) {
  return useMutation({
    mutationFn: (values: LeagueResultValues) => updateResult(row, values),
    meta: { writes: ['league_results'], success: 'matches/season:league.saved', silent: true },
  })
}

export function useDeleteLeagueResult() {
  return useMutation({ mutationFn: deleteResult, meta: { writes: ['league_results'] } })
}

/** Undoes a deletion: the row comes back as it was. */
export function useRestoreLeagueResult() {
  return useMutation({
    mutationFn: ({ id, team_id, competition, home, away, ...played }: LeagueResult) => {
      const { home_goals, away_goals, played_on } = played
      return addResult({ id, team_id, competition, home, away, home_goals, away_goals, played_on })
    },
    meta: { writes: ['league_results'] },
  })
}
