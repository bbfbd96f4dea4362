/** Fields of a school for a weekly slot: their parts, and who has which at the times of its dates. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchPartsOfSchool } from '@/features/fields/api/parts'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { takenPartsSchema, type TakenParts } from '../model/series-ground'

export interface GroundTimes {
  schoolId: string
  /** Its own bookings are not in the way; null for a new one. */
  seriesId: string | null
  /** Instants in ISO; 450 at most. */
  times: readonly { starts_at: string; ends_at: string }[]
}

async function fetchTaken(
  asked: GroundTimes,
  signal = new AbortController().signal,
): Promise<TakenParts> {
  if (asked.times.length === 0) return []
  const client = await getDb()
  const answer = await unwrap(
    client
      .rpc('taken_field_parts', {
        p_school_id: asked.schoolId,
        p_starts_at: asked.times.map(({ starts_at }) => starts_at),
        p_ends_at: asked.times.map(({ ends_at }) => ends_at),
        ...(asked.seriesId !== null && { p_series_id: asked.seriesId }),
      })
      .abortSignal(signal),
  )
  return takenPartsSchema.parse(answer)
}

const all = ['training', 'series-ground'] as const

export const groundQueries = {
  parts: (schoolId: string) =>
    queryOptions({
      queryKey: [...all, 'parts', schoolId],
      meta: { reads: ['field_parts', 'fields'] },
      queryFn: ({ signal }) => fetchPartsOfSchool(schoolId, signal),
      staleTime: 300_000,
    }),
  taken: (asked: GroundTimes | null) =>
    queryOptions({
      queryKey: [...all, 'taken', asked],
      meta: { reads: ['field_bookings', 'field_parts', 'fields', 'trainings', 'teams'] },
      queryFn: asked ? ({ signal }) => fetchTaken(asked, signal) : skipToken,
      staleTime: 30_000,
    }),
}

/** Parts of the fields in use; none while the school is not known. */
export function useParts(schoolId: string | null) {
  return useQuery({ ...groundQueries.parts(schoolId ?? ''), enabled: schoolId !== null })
}

/** Nothing is asked for null. */
export function useTakenParts(asked: GroundTimes | null) {
  return useQuery(groundQueries.taken(asked))
}

/** Asked anew, for the moment of saving; not through the cache, where a page may give the question up. */
export function readTakenParts(asked: GroundTimes): Promise<TakenParts> {
  return fetchTaken(asked)
}
