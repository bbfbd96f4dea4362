/** Polls of conversations: their state, asking, answering and ending one. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { isOffline } from '@/lib/network'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { toInstant } from '@/lib/time/wall-clock'
import {
  applyAnswer,
  pollOptionsSchema,
  toPollOptions,
  type Poll,
  type PollAnswer,
  type PollValues,
} from '../model/poll'
import { putMessages, toMessage } from './messages'

const pollQueries = {
  all: () => ['polls'] as const,
  details: (id: string) =>
    queryOptions({
      queryKey: [...pollQueries.all(), id],
      queryFn: async ({ signal }): Promise<Poll | null> => {
        const client = await getDb()
        const rows = await unwrap(client.rpc('read_poll', { p_poll_id: id }).abortSignal(signal))
        const row = rows.at(0)
        return row ? { ...row, options: pollOptionsSchema.parse(row.options) } : null
      },
      staleTime: Infinity,
      // the live line tells of every answer
      meta: { reads: [] },
    }),
}

/** Null: it is gone. */
export function usePoll(id: string) {
  return useQuery(pollQueries.details(id))
}

/** Reads these polls anew; without ids all. One that is being answered here is read when that is done. */
export async function refreshPolls(ids: readonly string[] | null = null): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: pollQueries.all(),
    predicate: ({ queryKey }) =>
      (ids?.some((id) => queryKey.includes(id)) ?? true) &&
      queryClient.isMutating({ mutationKey: queryKey }) === 0,
  })
}

/** Asks the conversation, until the end of the chosen day in its time zone. Only with a connection. */
export function useCreatePoll(conversationId: string, zone: string) {
  return useMutation({
    mutationFn: async ({ values, clientId }: { values: PollValues; clientId: string }) => {
      if (isOffline()) throw new AppError('offline')
      const client = await getDb()
      return toMessage(
        await unwrap(
          client.rpc('create_poll', {
            p_conversation_id: conversationId,
            p_question: values.question,
            p_options: toPollOptions(values),
            p_is_multiple: values.is_multiple,
            p_closes_at: toInstant({ date: values.closes_on, time: '23:59' }, zone),
            p_client_id: clientId,
          }),
        ),
      )
    },
    onSuccess: (message) => putMessages(conversationId, [message]),
    meta: { writes: ['messages', 'polls'], silent: true },
  })
}

/** Chooses or takes back; the card shows it before the answer is there. Taps are sent one after the other. */
export function useAnswerPoll(id: string, userId: string) {
  const { queryKey } = pollQueries.details(id)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: async ({ optionId, isOn }: PollAnswer) => {
      const client = await getDb()
      const answer = { p_poll_id: id, p_option_id: optionId, p_is_on: isOn }
      await unwrapVoid(client.rpc('answer_poll', answer))
    },
    onMutate: async (answer) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (poll) => poll && applyAnswer(poll, answer, userId))
    },
    onSettled: async () => {
      // the last of several taps: an earlier answer would undo what the card shows
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey })
      }
    },
    meta: { writes: ['poll_answers'], silent: true },
  })
}

export function useClosePoll(id: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrapVoid(client.rpc('close_poll', { p_poll_id: id }))
      await refreshPolls([id])
    },
    meta: { writes: ['polls'], silent: true },
  })
}
