/** Tournaments with their teams and games: one query, and the four calls that write them. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { GameOutcome, PlannedGame, PlanSettings, PlanTeam } from '../model/tournament'

const tables = ['tournaments', 'tournament_teams', 'tournament_games'] as const

/** Plans come and go with the matches of the own teams. */
const written = [...tables, 'matches'] as const

async function fetchTournament(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('tournaments')
      .select(
        'id, school_id, team_id, kind, name, starts_at, ends_by, venue, format, pitches, game_minutes, break_minutes, group_count, legs, rounds, lunch_at, lunch_minutes, shows_table, version, school:schools!tournaments_school!inner(time_zone), teams:tournament_teams!tournament_teams_tournament(id, team_id, name, group_no, position, is_withdrawn), games:tournament_games!tournament_games_tournament(id, round, group_no, place, pitch, starts_at, home_id, away_id, outcome, home_goals, away_goals, version)',
      )
      .eq('id', id)
      .order('position', { referencedTable: 'tournament_teams' })
      .order('starts_at', { referencedTable: 'tournament_games' })
      .abortSignal(signal)
      .single(),
  )
}

export type Tournament = Awaited<ReturnType<typeof fetchTournament>>

/** Results of others appear by themselves. */
const refreshMs = 15_000

export const tournamentQueries = {
  /** Throws `not_found` where the database shows none. */
  details: (id: string) =>
    queryOptions({
      queryKey: ['tournaments', 'details', id],
      meta: { reads: [...tables, 'schools'] },
      queryFn: ({ signal }) => fetchTournament(id, signal),
    }),
}

/** Asked again every 15 seconds while the page shows. */
export function useTournament(id: string): Tournament {
  return useSuspenseQuery({ ...tournamentQueries.details(id), refetchInterval: refreshMs }).data
}

interface Plan {
  settings: PlanSettings
  teams: readonly PlanTeam[]
  games: readonly PlannedGame[]
}

function toArguments({ settings, teams, games }: Plan) {
  return {
    p_settings: { ...settings },
    p_teams: teams.map((team) => ({ ...team })),
    p_games: games.map(({ id, round, group_no, place, pitch, starts_at, home_id, away_id }) => ({
      id,
      round,
      group_no,
      place,
      pitch,
      starts_at,
      home_id,
      away_id,
    })),
  }
}

/** Answers the new tournament's id. */
export function useCreateTournament() {
  return useMutation({
    mutationFn: async ({ teamId, ...plan }: Plan & { teamId: string }) => {
      const client = await getDb()
      return unwrap(client.rpc('create_tournament', { p_team_id: teamId, ...toArguments(plan) }))
    },
    meta: { writes: written, success: 'tournaments:created', silent: true },
  })
}

/** Saves the plan unless somebody saved another one meanwhile: then `stale_row`, and the newest is shown. */
export function useSaveTournament(id: string, version: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (plan: Plan) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_tournament', {
          p_tournament_id: id,
          p_version: version,
          ...toArguments(plan),
        }),
      )
    },
    onError: () => invalidateTables(cache, tables),
    meta: { writes: written, success: 'tournaments:saved' },
  })
}

export interface GameResult {
  id: string
  version: number
  outcome: GameOutcome | null
  goals: { home: number; away: number } | null
}

export function useRecordGame() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, outcome, goals }: GameResult) => {
      const client = await getDb()
      return unwrap(
        client.rpc('record_tournament_game', {
          p_game_id: id,
          p_version: version,
          ...(goals ? { p_home_goals: goals.home, p_away_goals: goals.away } : {}),
          ...(outcome ? { p_outcome: outcome } : {}),
        }),
      )
    },
    onError: () => invalidateTables(cache, tables),
    meta: { writes: ['tournament_games'] },
  })
}

/** Refused with `game_was_played` once there is a result. */
export function useDeleteTournament(id: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      return unwrapVoid(client.rpc('delete_tournament', { p_tournament_id: id }))
    },
    meta: { writes: written, success: 'tournaments:deleted' },
  })
}
