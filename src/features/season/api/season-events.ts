/** What happens in a team's season: its trainings with their load, its matches, and the school's seasons. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant } from '@/lib/time/wall-clock'
import { matchQueries } from '@/features/matches/api/matches'
import { fetchSeasonsOfSchool } from '@/features/teams/api/seasons'
import type { SeasonTraining } from '../model/season-plan'
import type { Period } from '../model/season-weeks'
import { fetchLoads } from '@/features/teams/api/training-rows'

interface SeasonOfTeam extends Period {
  teamId: string
  zone: string
}

async function fetchTrainings(
  season: SeasonOfTeam,
  signal: AbortSignal,
): Promise<SeasonTraining[]> {
  const rows = await fetchLoads(season.teamId, toInstants(season), signal)
  return rows.map(({ blocks, ...training }) => ({ ...training, load: computeLoad(blocks) }))
}

interface Loaded {
  phase: string
  position: number
  planned_load: number | null
}

/** As the view training_totals: a step is worth the average of its lanes. */
function computeLoad(blocks: readonly Loaded[]): number {
  const steps = new Map<string, number[]>()
  for (const { phase, position, planned_load } of blocks) {
    if (planned_load === null) continue
    const key = `${phase} ${position}`
    steps.set(key, [...(steps.get(key) ?? []), planned_load])
  }
  const computeAverage = (loads: number[]) =>
    loads.reduce((sum, load) => sum + load, 0) / loads.length
  return Math.round([...steps.values()].reduce((sum, loads) => sum + computeAverage(loads), 0))
}

/** The season's first and the day after its last, on the school's clock. */
function toInstants({ starts_on, ends_on, zone }: SeasonOfTeam) {
  return {
    from: toInstant({ date: starts_on, time: '00:00' }, zone),
    to: toInstant({ date: addDays(ends_on, 1), time: '00:00' }, zone),
  }
}

export const seasonEventQueries = {
  trainings: (season: SeasonOfTeam) =>
    queryOptions({
      queryKey: ['training', 'season', 'trainings', season],
      meta: { reads: ['trainings', 'training_blocks'] },
      queryFn: ({ signal }) => fetchTrainings(season, signal),
    }),
  seasons: (schoolId: string) =>
    queryOptions({
      queryKey: ['training', 'season', 'periods', schoolId],
      meta: { reads: ['seasons'] },
      queryFn: ({ signal }) => fetchSeasonsOfSchool(schoolId, signal),
    }),
}

/** Trainings and matches of a season; empty until they are there: the plan does not wait for them. */
export function useSeasonEvents(season: SeasonOfTeam) {
  const { from, to } = toInstants(season)
  const trainings = useQuery(seasonEventQueries.trainings(season))
  const matches = useQuery(matchQueries.season(season.teamId, from, to))
  return { trainings: trainings.data ?? [], matches: matches.data ?? [] }
}

/** The periods the school has named, the latest first. */
export function useSeasons(schoolId: string) {
  return useSuspenseQuery(seasonEventQueries.seasons(schoolId))
}
