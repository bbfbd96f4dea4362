/** The log of what was practised: writing an entry, the days, the bests and the list of one player. */
import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { toAppError } from '@/lib/errors'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { formatFullName } from '@/lib/person'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import { addDays } from '@/lib/time/calendar-date'
import { readDays } from '../model/history/days'
import { progressPageSize } from '../model/progress-filter'
import type { ProgressEntry } from '../model/run/progress-outbox'
import { fetchIndividualTitles, individualQueries } from './exercises'

const columns =
  'id, player_id, exercise_id, assignment_id, practised_at, minutes, repetitions, seconds, metres, feeling, effort, note, exercise:individual_exercises(measure, is_lower_better, target, texts:individual_exercise_texts(locale, title))' as const

/** Sent again it is stored once; on work that was closed meanwhile it counts as practised of one's own accord. */
export async function sendProgress(entry: ProgressEntry): Promise<void> {
  try {
    await logProgress(entry)
  } catch (thrown) {
    const isClosed = toAppError(thrown).detail === 'assignment_closed'
    if (!isClosed || entry.assignment_id === null) throw thrown
    await logProgress({ ...entry, assignment_id: null, is_finished: false })
  }
}

async function logProgress(entry: ProgressEntry): Promise<void> {
  const client = await getDb()
  const { minutes, repetitions, seconds, metres, feeling, effort, note } = entry
  const target = entry.assignment_id
    ? { p_assignment_id: entry.assignment_id, p_is_finished: entry.is_finished }
    : { p_player_id: entry.player_id, p_exercise_id: entry.exercise_id }
  await unwrap(
    client.rpc('log_individual_progress', {
      ...target,
      p_id: entry.id,
      p_practised_at: entry.practised_at,
      ...(minutes !== null && { p_minutes: minutes }),
      ...(repetitions !== null && { p_repetitions: repetitions }),
      ...(seconds !== null && { p_seconds: seconds }),
      ...(metres !== null && { p_metres: metres }),
      ...(feeling !== null && { p_feeling: feeling }),
      ...(effort !== null && { p_effort: effort }),
      ...(note !== '' && { p_note: note }),
    }),
  )
}

async function fetchDays(playerId: string, today: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .rpc('individual_practice_days', {
        p_player_id: playerId,
        p_from: addDays(today, -readDays),
        // the school may have tomorrow already
        p_to: addDays(today, 1),
      })
      .abortSignal(signal),
  )
}

async function fetchBests(playerId: string, exerciseId: string | null, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('individual_practice_bests', {
        p_player_id: playerId,
        ...(exerciseId && { p_exercise_id: exerciseId }),
      })
      .abortSignal(signal),
  )
  const titles = await fetchIndividualTitles(
    rows.map(({ exercise_id }) => exercise_id),
    signal,
  )
  return rows.map((row) => ({ ...row, title: titles.get(row.exercise_id) ?? '' }))
}

export type BestRow = Awaited<ReturnType<typeof fetchBests>>[number]

interface Asked {
  playerId: string
  /** Of this exercise only. */
  exerciseId: string
  page: number
}

async function fetchLog({ playerId, exerciseId, page }: Asked, signal: AbortSignal) {
  const client = await getDb()
  const from = (page - 1) * progressPageSize
  let query = client
    .from('individual_progress')
    .select(columns, { count: 'exact' })
    .eq('player_id', playerId)
    .order('practised_at', { ascending: false })
    .order('id')
    .range(from, from + progressPageSize - 1)
    .abortSignal(signal)
  if (exerciseId) query = query.eq('exercise_id', exerciseId)
  return unwrapPage(query)
}

export type LogRow = Awaited<ReturnType<typeof fetchLog>>['rows'][number]

async function fetchEntry(id: string, signal: AbortSignal) {
  const client = await getDb()
  const row = await unwrap(
    client
      .from('individual_progress')
      .select(
        `${columns}, logged_by, created_at, player:players!individual_progress_player(id, first_name, last_name)`,
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  const cards = await fetchCards(client, row.logged_by ? [row.logged_by] : [], signal)
  const card = cards.get(row.logged_by ?? '')
  return { ...row, writer: card ? formatFullName(card) : null }
}

export const progressQueries = {
  all: () => [...individualQueries.all(), 'progress'] as const,
  days: (playerId: string, today: string) =>
    queryOptions({
      queryKey: [...progressQueries.all(), 'days', playerId, today],
      queryFn: ({ signal }) => fetchDays(playerId, today, signal),
      meta: { reads: ['individual_progress'] },
    }),
  bests: (playerId: string, exerciseId: string | null = null) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...progressQueries.all(), 'bests', playerId, exerciseId, locale],
      queryFn: ({ signal }) => fetchBests(playerId, exerciseId, signal),
      meta: { reads: ['individual_progress', 'individual_exercises', 'individual_exercise_texts'] },
    })
  },
  log: (asked: Asked) =>
    queryOptions({
      queryKey: [...progressQueries.all(), 'log', asked],
      queryFn: ({ signal }) => fetchLog(asked, signal),
      placeholderData: keepPreviousData,
      meta: { reads: ['individual_progress', 'individual_exercises', 'individual_exercise_texts'] },
    }),
  entry: (id: string) =>
    queryOptions({
      queryKey: [...progressQueries.all(), 'entry', id],
      queryFn: ({ signal }) => fetchEntry(id, signal),
      meta: {
        reads: [
          'individual_progress',
          'individual_exercises',
          'individual_exercise_texts',
          'players',
          'person_cards',
        ],
      },
    }),
}

export function useTrainedDays(playerId: string, today: string) {
  return useSuspenseQuery(progressQueries.days(playerId, today)).data
}

export function useBests(playerId: string) {
  return useSuspenseQuery(progressQueries.bests(playerId)).data
}

/** The best so far with one exercise; nothing while it is not known or without a connection. */
export function useBestSoFar(playerId: string, exerciseId: string): BestRow | undefined {
  const query = { ...progressQueries.bests(playerId, exerciseId), enabled: playerId !== '' }
  return useQuery(query).data?.[0]
}

export function useProgressLog(asked: Asked) {
  return useSuspenseQuery(progressQueries.log(asked)).data
}

export function useProgressEntry(id: string) {
  return useSuspenseQuery(progressQueries.entry(id)).data
}
