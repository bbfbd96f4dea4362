/** Whether the children come: what is said so far to trainings and matches ahead, and saying it. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { showToast } from '@/lib/toast'
import {
  createAnswerKey,
  getGivenAnswer,
  noAnswer,
  setAnswer,
  type Answer,
  type AnswerBook,
  type AnswerReason,
  type GivenAnswer,
} from '../../model/family/availability'
import { fetchAnswersAhead } from '../attendance-records'
import { answerTraining } from '../training-answers'
import { attendanceShareQueries } from './attendance-shares'
import { familyQueries } from './children'

const matchColumns =
  'match_id, player_id, answer, needs_reconfirmation, match:matches!inner(starts_at)' as const

async function fetchBook(playerIds: readonly string[], signal: AbortSignal): Promise<AnswerBook> {
  if (playerIds.length === 0) return {}
  const client = await getDb()
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
    ...trainings.map((row) => [
      createAnswerKey({ kind: 'training', id: row.training_id }, row.player_id),
      {
        answer: row.answer,
        reason: row.answer_reason,
        note: row.answer_note,
        needs_reconfirmation: row.needs_reconfirmation,
      },
    ]),
    ...matches.map(({ match_id, player_id, answer, needs_reconfirmation }) => [
      createAnswerKey({ kind: 'match', id: match_id }, player_id),
      { answer, reason: null, note: null, needs_reconfirmation },
    ]),
  ])
}

export const answerBookQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'answers', playerIds],
      queryFn: ({ signal }) => fetchBook(playerIds, signal),
      meta: {
        reads: ['attendance', 'match_squad', 'trainings', 'matches'],
        isKept: true,
        privateFields: ['reason', 'note'],
      },
    }),
}

export function useAnswerBook(playerIds: readonly string[]) {
  return useSuspenseQuery(answerBookQueries.of(playerIds)).data
}

export interface AvailabilityAnswer {
  kind: 'training' | 'match'
  id: string
  playerId: string
  /** Null takes the answer back. */
  answer: Answer | null
  /** Why not, for trainings. */
  reason: AnswerReason | null
  /** A word to the coach that stands already and stays, for trainings. */
  note: string | null
}

interface ChildAvailabilityAnswer {
  saying: AvailabilityAnswer
  /** What the undo goes back to. */
  before: Pick<GivenAnswer, 'answer' | 'reason'>
  /** The child's first name, for what is said about it. */
  name: string
}

async function answerAvailability({
  kind,
  id,
  playerId,
  answer,
  reason,
  note,
}: AvailabilityAnswer): Promise<void> {
  if (kind === 'training') {
    await answerTraining({ trainingId: id, playerId, answer, reason, note })
    return
  }
  const client = await getDb()
  const p_answer = answer ?? undefined
  await unwrap(client.rpc('answer_match', { p_match_id: id, p_player_id: playerId, p_answer }))
}

/**
 * One tap, seen at once; what the server refuses is taken back with its reason. The toast offers to
 * undo, which is the same call with the answer before. A reason is said quietly: the chip shows it.
 */
export function useAnswerAvailability(playerIds: readonly string[]) {
  const client = useQueryClient()
  const { queryKey } = answerBookQueries.of(playerIds)
  const { mutate } = useMutation({
    mutationFn: answerAvailability,
    // without a network it fails at once: an answer that only seems given is worse than none
    networkMode: 'always',
    // a reason tapped while the "no" is on its way goes out after it
    scope: { id: 'answers' },
    onMutate: async (saying) => {
      await client.cancelQueries({ queryKey })
      const before = getGivenAnswer(client.getQueryData(queryKey) ?? {}, saying, saying.playerId)
      set(saying, saying)
      return { before }
    },
    onError: (_error, saying, context) => set(saying, context?.before ?? noAnswer),
    // on failure too: what counts is what is stored
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: {
      writes: ['attendance', 'match_squad'],
      spares: [queryKey, attendanceShareQueries.all()],
    },
  })

  function set(
    saying: AvailabilityAnswer,
    { answer, reason }: Pick<GivenAnswer, 'answer' | 'reason'>,
  ) {
    client.setQueryData(queryKey, (book) =>
      setAnswer(book ?? {}, saying, saying.playerId, answer, reason),
    )
  }

  function answerWithUndo({ saying, before, name }: ChildAvailabilityAnswer) {
    mutate(saying, {
      onSuccess: () =>
        showToast('success', `attendance:availability.said.${saying.answer ?? 'none'}`, {
          values: { name },
          style: 'compact',
          subject: `answer:${saying.kind}:${saying.id}:${saying.playerId}`,
          action: {
            label: 'attendance:availability.undo',
            run: () => mutate({ ...saying, ...before }),
          },
        }),
    })
  }

  return { sayWithUndo: answerWithUndo, sayQuietly: (saying: AvailabilityAnswer) => mutate(saying) }
}
