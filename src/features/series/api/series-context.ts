/** What a weekly slot is planned against: seasons, the team's trainings, and who has which field. */
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchBookingsOfSchool } from '@/features/fields/api/bookings'
import { fetchFieldNames } from '@/features/fields/api/fields'
import { fetchSeasons } from '@/features/teams/api/seasons'
import { fetchHabits, fetchPlannedDuring } from '@/features/teams/api/training-rows'

const day = 86_400_000

async function fetchRecent(teamIds: readonly string[], signal: AbortSignal) {
  const from = new Date(Date.now() - 42 * day).toISOString()
  const to = new Date(Date.now() + 14 * day).toISOString()
  return fetchHabits(teamIds, { from, to }, signal)
}

/** A team's time from one instant (ISO) to another. */
export interface SeriesContext {
  teamId: string
  schoolId: string
  from: string
  to: string
}

async function fetchSeriesContext(at: SeriesContext, signal: AbortSignal) {
  const [trainings, bookings] = await Promise.all([
    fetchPlannedDuring(at.teamId, at, signal),
    fetchBookingsOfSchool(at.schoolId, { starts_at: at.from, ends_at: at.to }, signal),
  ])
  return {
    trainings,
    bookings: bookings.map(({ starts_at, ends_at, team_id, team, title, field }) => ({
      starts_at,
      ends_at,
      team_id,
      field: field.name,
      team: team?.name ?? title,
    })),
  }
}

const all = ['training', 'series-surroundings'] as const

export const seriesContextQueries = {
  seasons: () =>
    queryOptions({
      queryKey: [...all, 'seasons'],
      meta: { reads: ['seasons'] },
      queryFn: ({ signal }) => fetchSeasons(signal),
      staleTime: 600_000,
    }),
  /** Six weeks back and two ahead: how teams train. */
  recent: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'recent', teamIds.toSorted()],
      meta: { reads: ['trainings', 'field_bookings'] },
      queryFn: ({ signal }) => fetchRecent(teamIds, signal),
    }),
}

/** Nothing is asked while the period is not known. */
export function useSeriesContext(at: SeriesContext | null) {
  return useQuery(
    queryOptions({
      queryKey: [...all, at],
      meta: { reads: ['trainings', 'field_bookings', 'fields', 'teams'] },
      queryFn: at ? ({ signal }) => fetchSeriesContext(at, signal) : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
}

/** Names of the school's fields, to choose a place from. */
export function useFieldNames(schoolId: string | null) {
  return useQuery(
    queryOptions({
      queryKey: [...all, 'fields', schoolId],
      meta: { reads: ['fields'] },
      queryFn: schoolId ? ({ signal }) => fetchFieldNames(schoolId, {}, signal) : skipToken,
      staleTime: 300_000,
    }),
  )
}
