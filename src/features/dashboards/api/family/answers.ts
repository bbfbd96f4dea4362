/** Whether the children come: what is said so far to trainings and matches ahead, and saying it. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { fetchAnswersAhead } from '@/features/attendance/api/attendance-records'
import { answerTraining } from '@/features/attendance/api/training-answers'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { showToast } from '@/lib/toast'
import {
  answerKey,
  givenFor,
  withAnswer,
  type Answer,
  type AnswerBook,
} from '../../model/family/answers'
import { attendanceShareQueries } from './attendance'
import { familyQueries } from './children'

const matchColumns =
  'match_id, player_id, answer, needs_reconfirmation, match:matches!inner(starts_at)' as const

async function fetchBook(playerIds: readonly string[], signal: AbortSignal): Promise<AnswerBook> {
  if (playerIds.length === 0) return {}
  const client = await db()
  const now = new Date().toISOString()
  const [trainings, matches] = await Promise.all([
    fetchAnswersAhead(playerIds, now, signal),
    unwrap(
      client
        .from('match_squad')
        .select(matchColumns)
        .in('player_id', playerIds)
        .gt('match.starts_at', now)
        .abortSignal(signal),
    ),
  ])
  return Object.fromEntries([
    ...trainings.map(({ training_id, player_id, answer, answer_note, needs_reconfirmation }) => [
      answerKey({ kind: 'training', id: training_id }, player_id),
      { answer, note: answer_note, needs_reconfirmation },
    ]),
    ...matches.map(({ match_id, player_id, answer, needs_reconfirmation }) => [
      answerKey({ kind: 'match', id: match_id }, player_id),
      { answer, note: null, needs_reconfirmation },
    ]),
  ])
}

export const answerBookQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'answers', playerIds],
      queryFn: ({ signal }) => fetchBook(playerIds, signal),
      meta: { reads: ['attendance', 'match_squad', 'trainings', 'matches'], isKept: true },
    }),
}

export function useAnswerBook(playerIds: readonly string[]) {
  return useSuspenseQuery(answerBookQueries.of(playerIds)).data
}

export interface Saying {
  kind: 'training' | 'match'
  id: string
  playerId: string
  /** Null takes the answer back. */
  answer: Answer | null
  /** A word to the coach that stands already and stays, for trainings. */
  note: string | null
}

interface SayingOfChild {
  saying: Saying
  /** What the undo goes back to. */
  before: Answer | null
  /** The child's first name, for what is said about it. */
  name: string
}

async function say({ kind, id, playerId, answer, note }: Saying): Promise<void> {
  if (kind === 'training') {
    await answerTraining({ trainingId: id, playerId, answer, note })
    return
  }
  const client = await db()
  const p_answer = answer ?? undefined
  await unwrap(client.rpc('answer_match', { p_match_id: id, p_player_id: playerId, p_answer }))
}

/**
 * One tap, seen at once; what the server refuses is taken back with its reason. The toast offers to
 * undo, which is the same call with the answer before.
 */
export function useSay(playerIds: readonly string[]) {
  const client = useQueryClient()
  const { queryKey } = answerBookQueries.of(playerIds)
  const { mutate } = useMutation({
    mutationFn: say,
    // without a network it fails at once: an answer that only seems given is worse than none
    networkMode: 'always',
    onMutate: async (saying) => {
      await client.cancelQueries({ queryKey })
      const before = givenFor(client.getQueryData(queryKey) ?? {}, saying, saying.playerId)
      set(saying, saying.answer)
      return { before: before.answer }
    },
    onError: (_error, saying, context) => set(saying, context?.before ?? null),
    // on failure too: what counts is what is stored
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: {
      writes: ['attendance', 'match_squad'],
      spares: [queryKey, attendanceShareQueries.all()],
    },
  })

  function set(saying: Saying, answer: Answer | null) {
    client.setQueryData(queryKey, (book) => withAnswer(book ?? {}, saying, saying.playerId, answer))
  }

  return function sayWithUndo({ saying, before, name }: SayingOfChild) {
    mutate(saying, {
      onSuccess: () =>
        showToast('success', `dashboards:answer.said.${saying.answer ?? 'none'}`, {
          values: { name },
          style: 'compact',
          subject: `answer:${saying.kind}:${saying.id}:${saying.playerId}`,
          action: {
            label: 'dashboards:answer.undo',
            run: () => mutate({ ...saying, answer: before }),
          },
        }),
    })
  }
}
