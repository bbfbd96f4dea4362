/** Answers that are missing to trainings and matches of the teams one plans for, and asking for them again. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { showToast } from '@/lib/toast'
import { openAnswersSchema, parseRefusal } from '../model/open-answers'

export interface AnsweredEvent {
  kind: 'training' | 'match'
  id: string
}

async function fetchOpen({ kind, id }: AnsweredEvent, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('open_answers', kind === 'training' ? { p_training_ids: [id] } : { p_match_ids: [id] })
      .abortSignal(signal),
  )
  return rows[0] ? openAnswersSchema.parse(rows[0]) : null
}

export const openAnswerQueries = {
  all: () => ['open-answers'] as const,
  of: ({ kind, id }: AnsweredEvent) =>
    queryOptions({
      queryKey: [...openAnswerQueries.all(), kind, id],
      meta: {
        reads: [
          'attendance',
          'match_squad',
          'squad_members',
          'trainings',
          'matches',
          'answer_reminders',
        ],
      },
      queryFn: ({ signal }) => fetchOpen({ kind, id }, signal),
      staleTime: 20_000,
    }),
}

/** Null for what has begun, was called off, or is not one's own to plan. */
export function useOpenAnswers(event: AnsweredEvent) {
  return useQuery(openAnswerQueries.of(event))
}

async function remind({ kind, id }: AnsweredEvent) {
  const client = await getDb()
  return kind === 'training'
    ? unwrap(client.rpc('remind_training', { p_training_id: id }))
    : unwrap(client.rpc('remind_match', { p_match_id: id }))
}

/** How many people were reminded of what has this id. */
export function announceReminder(people: number, id: string): void {
  showToast('success', 'teams:remind.done', {
    values: { count: people },
    style: 'compact',
    subject: `remind:${id}`,
  })
}

/** Why nobody was reminded. */
export function announceRefusal(error: Error): void {
  const { code, detail } = toAppError(error)
  const refusal = parseRefusal(detail)
  showToast('error', refusal ? `teams:remind.refused.${refusal}` : `errors:${code}`)
}

/** Tells how many people were reminded, or why nobody was; either way what is shown is asked for anew. */
export function useRemind() {
  return useMutation({
    mutationFn: remind,
    // without a network it fails at once: a reminder must not leave hours later
    networkMode: 'always',
    onSuccess: ({ told }, { id }) => announceReminder(told, id),
    onError: announceRefusal,
    onSettled: (_data, _error, _event, _result, { client }) =>
      invalidateTables(client, ['answer_reminders']),
    meta: { writes: [], silent: true },
  })
}
