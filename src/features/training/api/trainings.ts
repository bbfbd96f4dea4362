/** Trainings: lists, one session with its blocks, and every way to change them. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TrainingStatus } from '../model/taxonomy'
import type { toSaveArgument } from '../model/training-schema'

const listColumns =
  'id, version, title, objective, starts_at, ends_at, place, status, change_reason, series_id, series_date, team_id, team:teams!inner(id, name, age_group, school:schools!teams_school!inner(name, time_zone)), blocks:training_blocks(phase, position, minutes)' as const

const detailColumns =
  'id, version, title, objective, notes, starts_at, ends_at, place, status, change_reason, series_id, series_date, team_id, school_id, team:teams!inner(id, name, age_group, school:schools!teams_school!inner(name, time_zone)), author:users(first_name, last_name), staff_notes:training_staff_notes(notes), bookings:field_bookings(field_part_id), blocks:training_blocks(id, phase, position, lane, group_label, planned_rpe, minutes, title, note, exercise_id, exercise:exercises(id, topic, phase, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, sets, work_seconds, rest_seconds, equipment, diagram, animation_id, animation:animations!exercises_animation(preview), texts:exercise_texts(locale, title, aim, setup, coaching_points)))' as const

/** Which teams a list covers: those named, or everything the person may read. */
export type TeamScope = readonly string[] | 'all'

async function fetchRange(scope: TeamScope, start: string, end: string, signal: AbortSignal) {
  const client = await db()
  let query = client
    .from('trainings')
    .select(listColumns)
    .lt('starts_at', end)
    .gt('ends_at', start)
    .order('starts_at')
    .limit(500)
    .abortSignal(signal)
  if (scope !== 'all') query = query.in('team_id', scope)
  return unwrap(query)
}

export type TrainingRow = Awaited<ReturnType<typeof fetchRange>>[number]

async function fetchTraining(id: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client.from('trainings').select(detailColumns).eq('id', id).abortSignal(signal).maybeSingle(),
  )
}

export type Training = Awaited<ReturnType<typeof fetchTraining>>

async function fetchLastPlace(teamId: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('trainings')
      .select('place')
      .eq('team_id', teamId)
      .not('place', 'is', null)
      .order('starts_at', { ascending: false })
      .limit(1)
      .abortSignal(signal),
  )
  return rows[0]?.place ?? ''
}

export type SaveArgument = ReturnType<typeof toSaveArgument>

async function saveTraining(training: SaveArgument) {
  const client = await db()
  return unwrap(client.rpc('save_training', { p_training: training }))
}

export interface NewStatus {
  id: string
  status: TrainingStatus
  /** Why it is called off, for families; one that takes place has none. */
  reason?: string | null
}

async function setStatus({ id, status, reason = null }: NewStatus) {
  const client = await db()
  return unwrap(
    client
      .from('trainings')
      .update({ status, change_reason: reason })
      .eq('id', id)
      .select('id')
      .single(),
  )
}

export interface NewTimes {
  id: string
  starts_at: string
  ends_at: string
  /** Why it moves, for families; left out: what stands there stays. */
  change_reason?: string | null
}

async function moveTraining({ id, starts_at, ends_at, ...reason }: NewTimes) {
  const client = await db()
  return unwrap(
    client
      .from('trainings')
      .update({ starts_at, ends_at, ...reason })
      .eq('id', id)
      .select('id')
      .single(),
  )
}

async function deleteTraining(id: string) {
  const client = await db()
  return unwrap(client.from('trainings').delete().eq('id', id).select('id').single())
}

export const trainingQueries = {
  all: () => ['training', 'trainings'] as const,
  range: (scope: TeamScope, start: string, end: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'range', scope, start, end],
      queryFn: ({ signal }) => fetchRange(scope, start, end, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'details', id],
      queryFn: ({ signal }) => fetchTraining(id, signal),
    }),
  lastPlace: (teamId: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'last-place', teamId],
      queryFn: ({ signal }) => fetchLastPlace(teamId, signal),
    }),
}

/** Trainings that touch the span between two instants (ISO), at most 500. */
export function useTrainingRange(scope: TeamScope, start: string, end: string) {
  return useQuery(trainingQueries.range(scope, start, end))
}

export function useTraining(id: string) {
  return useSuspenseQuery(trainingQueries.details(id))
}

const invalidates = [['training']] as const

/** The form shows failures itself: `training_conflict` and `offline` need an answer, not a toast. */
export function useSaveTraining() {
  return useMutation({
    mutationFn: saveTraining,
    meta: { invalidates, silent: true },
    networkMode: 'always',
  })
}

export function useSetTrainingStatus() {
  return useMutation({
    mutationFn: setStatus,
    meta: { invalidates },
  })
}

export function useMoveTraining() {
  return useMutation({ mutationFn: moveTraining, meta: { invalidates } })
}

/** Only a planned training that has not begun; the database refuses the others. */
export function useDeleteTraining() {
  return useMutation({
    mutationFn: deleteTraining,
    meta: { invalidates, isDeletion: true, success: 'training:list.deleted' },
  })
}
