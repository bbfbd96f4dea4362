/** Who reacted to the messages on show: one question per loaded page, asked again when the live line tells of a tap. */
import { queryOptions, useMutation, useQueries } from '@tanstack/react-query'
import { z } from 'zod'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import {
  applyReaction,
  isInRange,
  listIdRanges,
  reactionsSchema,
  type IdRange,
  type MessageReactions,
  type ReactionChange,
} from '../model/reactions'

const rangeSchema = z.object({ from: z.number(), to: z.number().nullable() })

async function fetchReactions(conversationId: string, range: IdRange, signal: AbortSignal) {
  const client = await getDb()
  const { from, to } = range
  const page = { p_conversation_id: conversationId, p_from: from }
  const rows = await unwrap(
    client
      .rpc('list_message_reactions', to === null ? page : { ...page, p_to: to })
      .abortSignal(signal),
  )
  return rows.map(({ message_id, reactions }): MessageReactions => {
    return { message_id, reactions: reactionsSchema.parse(reactions) }
  })
}

const reactionQueries = {
  all: () => ['message-reactions'] as const,
  conversation: (conversationId: string) => [...reactionQueries.all(), conversationId] as const,
  page: (conversationId: string, range: IdRange) =>
    queryOptions({
      queryKey: [...reactionQueries.conversation(conversationId), range],
      queryFn: ({ signal }) => fetchReactions(conversationId, range, signal),
      staleTime: Infinity,
      // the live line tells of every tap
      meta: { reads: [] },
    }),
}

/** By message; `starts`: the first ids of the loaded pages, newest page first. */
export function useReactions(conversationId: string, starts: readonly number[]) {
  const pages = useQueries({
    queries: listIdRanges(starts).map((range) => reactionQueries.page(conversationId, range)),
  })
  const rows = pages.flatMap(({ data = [] }) => data)
  return new Map(rows.map(({ message_id, reactions }) => [message_id, reactions]))
}

/** Reads the pages of these messages anew, or all on show; not before the own taps under way are done. */
export async function refreshReactions(
  conversationId: string,
  messageIds: readonly number[] | null = null,
): Promise<void> {
  const queryKey = reactionQueries.conversation(conversationId)
  if (queryClient.isMutating({ mutationKey: queryKey }) > 0) return
  await queryClient.invalidateQueries({
    queryKey,
    predicate: ({ queryKey: page }) => messageIds?.some((id) => hasMessage(page, id)) ?? true,
  })
}

function hasMessage(queryKey: readonly unknown[], messageId: number): boolean {
  const { data } = rangeSchema.safeParse(queryKey.at(-1))
  return data !== undefined && isInRange(messageId, data)
}

/** Reacts, or takes it back; the page shows it before the answer is there. Taps are sent one after the other. */
export function useReact(conversationId: string, userId: string) {
  const queryKey = reactionQueries.conversation(conversationId)
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: async ({ messageId, emoji, isOn }: ReactionChange) => {
      const client = await getDb()
      const call = { p_message_id: messageId, p_emoji: emoji, p_is_on: isOn }
      await unwrapVoid(client.rpc('set_message_reaction', call))
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<MessageReactions[]>(
        { queryKey, predicate: ({ queryKey: page }) => hasMessage(page, change.messageId) },
        (page) => page && applyReaction(page, change, userId),
      )
    },
    onSettled: async () => {
      // the last of several taps: an earlier answer would undo what the page shows
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey })
      }
    },
    meta: { writes: ['message_reactions'], silent: true },
  })
}
