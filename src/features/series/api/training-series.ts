/** Weekly slots: what they are, their coming trainings and exceptions, and every way to change them. */
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { changeEffectSchema, type SeriesChange } from '../model/series-change'
import type { ChosenFields } from '../model/series-ground'
import type { toSeriesRow } from '../model/series-schema'

const columns =
  'id, team_id, template_id, field_part_id, title, objective, place, weekdays, local_time, minutes, from_on, to_on, team:teams!inner(id, name, school_id, school:schools!teams_school!inner(name, time_zone)), template:training_templates(title), exceptions:training_series_exceptions(on_date, kind, moved_on, moved_time, reason), trainings(id, starts_at, ends_at, status, series_date, field_bookings(id))' as const

async function fetchSeries(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_series')
      .select(columns)
      .gte('trainings.ends_at', new Date().toISOString())
      .order('from_on')
      .order('starts_at', { referencedTable: 'trainings' })
      .limit(200)
      .abortSignal(signal),
  )
}

export type Series = Awaited<ReturnType<typeof fetchSeries>>[number]

async function fetchOne(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_series')
      .select(columns)
      .eq('id', id)
      .gte('trainings.ends_at', new Date().toISOString())
      .order('starts_at', { referencedTable: 'trainings' })
      .abortSignal(signal)
      .maybeSingle(),
  )
}

/** How far ahead saving plans; a nightly job goes on from there. */
export const weeksAhead = 8

interface NewSeries {
  teamId: string
  row: ReturnType<typeof toSeriesRow>
  skips: readonly { on_date: string; kind: 'skipped'; reason: string | null }[]
  /** Where the ground of a date is taken. */
  fields: ChosenFields
}

/** Writes the slot and its skipped dates first: a training that is never planned tells nobody off. */
async function createSeries({ teamId, row, skips, fields }: NewSeries) {
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('training_series')
      .insert({ ...row, team_id: teamId })
      .select('id')
      .single(),
  )
  await writeSkips(id, skips)
  const planned = await extend(id, fields)
  return { id, planned }
}

async function writeSkips(seriesId: string, skips: NewSeries['skips']) {
  if (skips.length === 0) return
  const client = await getDb()
  await unwrapVoid(
    client
      .from('training_series_exceptions')
      .upsert(skips.map((skip) => ({ ...skip, series_id: seriesId }))),
  )
}

async function extend(id: string, fields: ChosenFields) {
  const client = await getDb()
  return unwrap(
    client.rpc('extend_training_series', {
      p_series_id: id,
      p_weeks: weeksAhead,
      p_fields: fields,
    }),
  )
}

async function updateFrom({ seriesId, from, change, weekday }: SeriesChange) {
  const client = await getDb()
  const series = await unwrap(
    client.rpc('change_series_from', {
      p_series_id: seriesId,
      p_from: from,
      p_change: change,
      ...(weekday !== null && { p_weekday: weekday }),
    }),
  )
  return series
}

interface SeriesUpdate extends SeriesChange {
  skips: NewSeries['skips']
  fields: ChosenFields
}

/** A change from a date on, more skipped dates, and whatever dates that adds. */
async function updateSeries({ skips, fields, ...asked }: SeriesUpdate) {
  const series = await updateFrom({ ...asked, change: { ...asked.change, fields } })
  await writeSkips(series.id, skips)
  return { id: series.id, planned: await extend(series.id, fields) }
}

async function fetchEffect(
  { seriesId, from, change, weekday }: SeriesChange,
  signal = new AbortController().signal,
) {
  const client = await getDb()
  const answer = await unwrap(
    client
      .rpc('series_change_effect', {
        p_series_id: seriesId,
        p_from: from,
        p_change: change,
        ...(weekday !== null && { p_weekday: weekday }),
      })
      .abortSignal(signal),
  )
  return changeEffectSchema.parse(answer)
}

/** What a change would do, asked anew for the moment of saving; not through the cache, where a page may give it up. */
export function readChangeEffect(change: SeriesChange) {
  return fetchEffect(change)
}

async function setEnd({ id, to_on }: { id: string; to_on: string }) {
  const client = await getDb()
  return unwrap(client.from('training_series').update({ to_on }).eq('id', id).select('id').single())
}

async function takeBackException({ id, on_date }: { id: string; on_date: string }) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_series_exceptions')
      .delete()
      .eq('series_id', id)
      .eq('on_date', on_date)
      .select('series_id')
      .single(),
  )
}

interface Removal {
  id: string
  /** Call the coming trainings off first, with this reason; null keeps them as single ones. */
  callOff: { from: string; to_on: string; reason: string | null } | null
}

async function deleteSeries({ id, callOff }: Removal) {
  if (callOff) {
    const { from, ...change } = callOff
    await updateFrom({ seriesId: id, from, change, weekday: null })
  }
  const client = await getDb()
  return unwrap(client.from('training_series').delete().eq('id', id).select('id').single())
}

export const seriesQueries = {
  all: () => ['training', 'series'] as const,
  list: () =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'list'],
      meta: {
        reads: [
          'training_series',
          'training_series_exceptions',
          'training_templates',
          'trainings',
          'field_bookings',
          'teams',
        ],
      },
      queryFn: ({ signal }) => fetchSeries(signal),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'details', id],
      meta: {
        reads: [
          'training_series',
          'training_series_exceptions',
          'training_templates',
          'trainings',
          'field_bookings',
          'teams',
        ],
      },
      queryFn: ({ signal }) => fetchOne(id, signal),
    }),
  effect: (change: SeriesChange | null) =>
    queryOptions({
      queryKey: [...seriesQueries.all(), 'effect', change],
      meta: {
        reads: [
          'training_series',
          'training_series_exceptions',
          'trainings',
          'field_bookings',
          'attendance',
        ],
      },
      queryFn: change ? ({ signal }) => fetchEffect(change, signal) : skipToken,
      staleTime: 0,
    }),
}

export function useSeriesList() {
  return useSuspenseQuery(seriesQueries.list())
}

export function useSeries(id: string) {
  return useSuspenseQuery(seriesQueries.details(id))
}

/** The series of a training that may have none. */
export function useOptionalSeries(id: string | null) {
  return useQuery({
    ...seriesQueries.details(id ?? ''),
    enabled: id !== null,
  })
}

/** What a change would do; nothing is asked for null. */
export function useChangeEffect(change: SeriesChange | null) {
  return useQuery(seriesQueries.effect(change))
}

/** Forms show failures themselves. */
export function useCreateSeries() {
  return useMutation({
    mutationFn: createSeries,
    meta: {
      writes: ['training_series', 'training_series_exceptions', 'trainings', 'training_blocks'],
      silent: true,
    },
  })
}

export function useUpdateSeries() {
  return useMutation({
    mutationFn: updateSeries,
    meta: {
      writes: ['training_series', 'training_series_exceptions', 'trainings', 'training_blocks'],
      silent: true,
    },
  })
}

export function useChangeSeries() {
  return useMutation({
    mutationFn: updateFrom,
    meta: {
      writes: ['training_series', 'training_series_exceptions', 'trainings', 'training_blocks'],
      silent: true,
    },
  })
}

/** Also the way back from an earlier end: dates that return take place again. */
export function useSetSeriesEnd() {
  return useMutation({ mutationFn: setEnd, meta: { writes: ['training_series'] } })
}

export function useTakeBackException() {
  return useMutation({
    mutationFn: takeBackException,
    meta: { writes: ['training_series_exceptions'] },
  })
}

export function useDeleteSeries() {
  return useMutation({
    mutationFn: deleteSeries,
    meta: {
      writes: ['training_series', 'training_series_exceptions', 'trainings'],
      isDeletion: true,
    },
  })
}
