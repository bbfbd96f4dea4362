/** What a weekly slot is planned against: seasons, the team's trainings, and who has which field. */
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchSeasons(signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('seasons')
      .select('name, school_id, starts_on, ends_on')
      .order('starts_on')
      .abortSignal(signal),
  )
}

const day = 86_400_000

async function fetchRecent(teamIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('trainings')
      .select('team_id, starts_at, ends_at, place, field_bookings(field_part_id)')
      .in('team_id', teamIds)
      .neq('status', 'cancelled')
      .gte('starts_at', new Date(Date.now() - 42 * day).toISOString())
      .lt('starts_at', new Date(Date.now() + 14 * day).toISOString())
      .order('starts_at', { ascending: false })
      .limit(500)
      .abortSignal(signal),
  )
}

/** A team's time from one instant (ISO) to another. */
export interface Surroundings {
  teamId: string
  schoolId: string
  from: string
  to: string
}

async function fetchSurroundings(at: Surroundings, signal: AbortSignal) {
  const client = await db()
  const [trainings, bookings] = await Promise.all([
    unwrap(
      client
        .from('trainings')
        .select('title, starts_at, ends_at, series_id')
        .eq('team_id', at.teamId)
        .eq('status', 'planned')
        .lt('starts_at', at.to)
        .gt('ends_at', at.from)
        .limit(500)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('field_bookings')
        .select('starts_at, ends_at, team_id, title, team:teams(name), field:fields!inner(name)')
        .eq('school_id', at.schoolId)
        .eq('status', 'booked')
        .lt('starts_at', at.to)
        .gt('ends_at', at.from)
        .limit(1000)
        .abortSignal(signal),
    ),
  ])
  return {
    trainings,
    bookings: bookings.map(({ team, title, field, ...booking }) => ({
      ...booking,
      field: field.name,
      team: team?.name ?? title,
    })),
  }
}

const all = ['training', 'series-surroundings'] as const

export const surroundingsQueries = {
  seasons: () =>
    queryOptions({
      queryKey: [...all, 'seasons'],
      queryFn: ({ signal }) => fetchSeasons(signal),
      staleTime: 600_000,
    }),
  /** Six weeks back and two ahead: how teams train. */
  recent: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'recent', teamIds.toSorted()],
      queryFn: ({ signal }) => fetchRecent(teamIds, signal),
    }),
}

/** Nothing is asked while the period is not known. */
export function useSurroundings(at: Surroundings | null) {
  return useQuery(
    queryOptions({
      queryKey: [...all, at],
      queryFn: at ? ({ signal }) => fetchSurroundings(at, signal) : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
}

/** Names of the school's fields, to choose a place from. */
export function useFieldNames(schoolId: string | null) {
  return useQuery(
    queryOptions({
      queryKey: [...all, 'fields', schoolId],
      queryFn: schoolId
        ? async ({ signal }) => {
            const client = await db()
            return unwrap(
              client
                .from('fields')
                .select('name')
                .eq('school_id', schoolId)
                .is('archived_at', null)
                .order('name')
                .abortSignal(signal),
            )
          }
        : skipToken,
      staleTime: 300_000,
    }),
  )
}
