/** The table `trainings`: what each page reads of trainings, and changing single rows. */
import { toFoldedPattern } from '@/lib/fold-text'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TrainingStatus } from '../model/training-state'

const listColumns =
  'id, version, title, objective, starts_at, ends_at, place, status, change_reason, series_id, series_date, team_id, team:teams!inner(id, name, age_group, school:schools!teams_school!inner(name, time_zone)), blocks:training_blocks(phase, position, minutes)' as const

const detailColumns =
  'id, version, title, objective, notes, starts_at, ends_at, place, status, change_reason, series_id, series_date, team_id, school_id, team:teams!inner(id, name, age_group, school:schools!teams_school!inner(name, time_zone)), author:users(first_name, last_name), staff_notes:training_staff_notes(notes), bookings:field_bookings(field_part_id), blocks:training_blocks(id, phase, position, lane, group_label, planned_rpe, minutes, title, note, exercise_id, exercise:exercises(id, topic, phase, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, sets, work_seconds, rest_seconds, equipment, diagram, animation_id, animation:animations!exercises_animation(preview), texts:exercise_texts(locale, title, aim, setup, rules, coaching_points)))' as const

/** Which teams a list covers: those named, or everything the person may read. */
export type TeamScope = readonly string[] | 'all'

/** Trainings that touch the span between two instants (ISO), at most 500. */
export async function fetchTrainingRange(
  scope: TeamScope,
  start: string,
  end: string,
  signal: AbortSignal,
) {
  const client = await getDb()
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

/** One session in full; null where there is none for the reader. */
export async function fetchTraining(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('trainings').select(detailColumns).eq('id', id).abortSignal(signal).maybeSingle(),
  )
}

/** Where a team trained last; empty when that is not known. */
export async function fetchLastPlace(teamId: string, signal: AbortSignal) {
  const client = await getDb()
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

/** What the attendance sheet says about the training itself. */
export async function fetchTrainingHead(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select(
        'id, title, starts_at, ends_at, status, team_id, team:teams!inner(name, school:schools!teams_school!inner(time_zone))',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Sessions of teams that had a plan, the latest first, 30 at most; `q` is looked for in title, objective and place. */
export async function fetchPastTrainings(
  teamIds: readonly string[],
  q: string,
  signal: AbortSignal,
) {
  const client = await getDb()
  let query = client
    .from('trainings')
    .select(
      'id, title, objective, starts_at, team:teams!inner(name, school:schools!teams_school!inner(time_zone)), blocks:training_blocks!inner(phase, position, minutes)',
    )
    .in('team_id', teamIds)
    .lt('starts_at', new Date().toISOString())
    .order('starts_at', { ascending: false })
    .limit(30)
    .abortSignal(signal)
  if (q.trim()) query = query.like('search_text', toFoldedPattern(q))
  return unwrap(query)
}

interface Span {
  /** Instants in ISO; a training counts that starts between them. */
  from: string
  to: string
}

/** Trainings of teams with how they are planned, called off ones too; 500 at most. */
export async function fetchSlots(
  teamIds: readonly string[],
  { from, to }: Span,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select(
        'id, version, team_id, starts_at, ends_at, status, title, objective, place, notes, blocks:training_blocks(id)',
      )
      .in('team_id', teamIds)
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(500)
      .abortSignal(signal),
  )
}

/** Where and when teams train, the latest first, without called off ones; 500 at most. */
export async function fetchHabits(
  teamIds: readonly string[],
  { from, to }: Span,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select('team_id, starts_at, ends_at, place, field_bookings(field_part_id)')
      .in('team_id', teamIds)
      .neq('status', 'cancelled')
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at', { ascending: false })
      .limit(500)
      .abortSignal(signal),
  )
}

/** Planned trainings of a team that touch a span; 500 at most. */
export async function fetchPlannedDuring(teamId: string, { from, to }: Span, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select('title, starts_at, ends_at, series_id')
      .eq('team_id', teamId)
      .eq('status', 'planned')
      .lt('starts_at', to)
      .gt('ends_at', from)
      .limit(500)
      .abortSignal(signal),
  )
}

/** Planned trainings of a team that touch a span, with what a plan put into one of them keeps; 20 at most. */
export async function fetchOwnTrainings(teamId: string, { from, to }: Span, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select(
        'id, version, title, objective, place, notes, starts_at, ends_at, blocks:training_blocks(id)',
      )
      .eq('team_id', teamId)
      .eq('status', 'planned')
      .lt('starts_at', to)
      .gt('ends_at', from)
      .order('starts_at')
      .limit(20)
      .abortSignal(signal),
  )
}

/** Trainings of a team with the planned load of their blocks; 1,000 at most. */
export async function fetchLoads(teamId: string, { from, to }: Span, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select('id, title, starts_at, status, blocks:training_blocks(phase, position, planned_load)')
      .eq('team_id', teamId)
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(1000)
      .abortSignal(signal),
  )
}

/** Trainings of schools that end after one instant and start before another (ISO); 500 at most. */
export async function fetchTrainingsOfSchools(
  { schoolIds, from, to }: Span & { schoolIds: readonly string[] },
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select(
        'id, title, objective, starts_at, ends_at, place, status, blocks:training_blocks(phase, position, minutes), team:teams!inner(id, name, school:schools!teams_school!inner(time_zone))',
      )
      .in('school_id', schoolIds)
      .gt('ends_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .order('id')
      .limit(500)
      .abortSignal(signal),
  )
}

/** The next training of a team that takes place, with the answers to it that the reader may see. */
export async function fetchNextTraining(teamId: string, after: string, signal: AbortSignal) {
  const client = await getDb()
  const [next = null] = await unwrap(
    client
      .from('trainings')
      .select(
        'id, title, starts_at, ends_at, place, answers:attendance!attendance_training(player_id, answer)',
      )
      .eq('team_id', teamId)
      .neq('status', 'cancelled')
      .gt('ends_at', after)
      .order('starts_at')
      .limit(1)
      .abortSignal(signal),
  )
  return next
}

/** Trainings of a team with the records that the reader may see, the first one first; 60 at most. */
export async function fetchRecordedTrainings(
  teamId: string,
  { from, to }: Span,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .select('id, records:attendance!attendance_training(status)')
      .eq('team_id', teamId)
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(60)
      .abortSignal(signal),
  )
}

export interface NewStatus {
  id: string
  status: TrainingStatus
  /** Why it is called off, for families; one that takes place has none. */
  reason?: string | null
}

export async function setTrainingStatus({ id, status, reason = null }: NewStatus) {
  const client = await getDb()
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

export async function moveTraining({ id, starts_at, ends_at, ...reason }: NewTimes) {
  const client = await getDb()
  return unwrap(
    client
      .from('trainings')
      .update({ starts_at, ends_at, ...reason })
      .eq('id', id)
      .select('id')
      .single(),
  )
}

/** Only a planned training that has not begun; the database refuses the others. */
export async function deleteTraining(id: string) {
  const client = await getDb()
  return unwrap(client.from('trainings').delete().eq('id', id).select('id').single())
}
