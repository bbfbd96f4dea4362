/** What happens in a team's season: its trainings with their load, its matches, and the school's seasons. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { plusDays } from '@/lib/time/calendar-date'
import { toInstant } from '@/lib/time/wall-clock'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { SeasonMatch, SeasonTraining } from '../model/season/season-plan'
import type { Period } from '../model/season/season-weeks'

interface SeasonOfTeam extends Period {
  teamId: string
  zone: string
}

async function fetchTrainings(
  season: SeasonOfTeam,
  signal: AbortSignal,
): Promise<SeasonTraining[]> {
  const client = await db()
  const { from, to } = instants(season)
  const rows = await unwrap(
    client
      .from('trainings')
      .select('id, title, starts_at, status, blocks:training_blocks(phase, position, planned_load)')
      .eq('team_id', season.teamId)
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(1000)
      .abortSignal(signal),
  )
  return rows.map(({ blocks, ...training }) => ({ ...training, load: loadOf(blocks) }))
}

interface Loaded {
  phase: string
  position: number
  planned_load: number | null
}

/** As the view training_totals: a step is worth the average of its lanes. */
function loadOf(blocks: readonly Loaded[]): number {
  const steps = new Map<string, number[]>()
  for (const { phase, position, planned_load } of blocks) {
    if (planned_load === null) continue
    const key = `${phase} ${position}`
    steps.set(key, [...(steps.get(key) ?? []), planned_load])
  }
  const average = (loads: number[]) => loads.reduce((sum, load) => sum + load, 0) / loads.length
  return Math.round([...steps.values()].reduce((sum, loads) => sum + average(loads), 0))
}

async function fetchMatches(season: SeasonOfTeam, signal: AbortSignal): Promise<SeasonMatch[]> {
  const client = await db()
  const { from, to } = instants(season)
  return unwrap(
    client
      .from('matches')
      .select('id, opponent, is_home, starts_at')
      .eq('team_id', season.teamId)
      .neq('status', 'cancelled')
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(300)
      .abortSignal(signal),
  )
}

/** The season's first and the day after its last, on the school's clock. */
function instants({ starts_on, ends_on, zone }: SeasonOfTeam) {
  return {
    from: toInstant({ date: starts_on, time: '00:00' }, zone),
    to: toInstant({ date: plusDays(ends_on, 1), time: '00:00' }, zone),
  }
}

async function fetchSeasons(schoolId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('seasons')
      .select('name, starts_on, ends_on')
      .eq('school_id', schoolId)
      .order('starts_on', { ascending: false })
      .abortSignal(signal),
  )
}

export const seasonEventQueries = {
  trainings: (season: SeasonOfTeam) =>
    queryOptions({
      queryKey: ['training', 'season', 'trainings', season],
      queryFn: ({ signal }) => fetchTrainings(season, signal),
    }),
  matches: (season: SeasonOfTeam) =>
    queryOptions({
      queryKey: ['training', 'season', 'matches', season],
      queryFn: ({ signal }) => fetchMatches(season, signal),
    }),
  seasons: (schoolId: string) =>
    queryOptions({
      queryKey: ['training', 'season', 'periods', schoolId],
      queryFn: ({ signal }) => fetchSeasons(schoolId, signal),
    }),
}

/** Trainings and matches of a season; empty until they are there: the plan does not wait for them. */
export function useSeasonEvents(season: SeasonOfTeam) {
  const trainings = useQuery(seasonEventQueries.trainings(season))
  const matches = useQuery(seasonEventQueries.matches(season))
  return { trainings: trainings.data ?? [], matches: matches.data ?? [] }
}

/** The periods the school has named, the latest first. */
export function useSeasons(schoolId: string) {
  return useSuspenseQuery(seasonEventQueries.seasons(schoolId))
}
