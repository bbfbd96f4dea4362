/** Exercises and animations in messages, as far as the message tells of them. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { libraryCardSchema } from '../model/library-card'

export const libraryCardQueries = {
  all: () => ['message-library-cards'] as const,
  card: (messageId: number, locale: string, isWhole: boolean) =>
    queryOptions({
      queryKey: [...libraryCardQueries.all(), messageId, locale, isWhole],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('read_message_card', {
              p_message_id: messageId,
              p_locale: locale,
              p_is_whole: isWhole,
            })
            .abortSignal(signal),
        )
        return libraryCardSchema.optional().parse(rows.at(0)) ?? null
      },
      meta: { reads: ['messages', 'exercises', 'exercise_texts', 'animations'] },
    }),
}

/** Null: the message is taken back. */
export function useLibraryCard(messageId: number, locale: string) {
  return useQuery(libraryCardQueries.card(messageId, locale, false))
}

/** With all that moves. */
export function useWholeLibraryCard(messageId: number, locale: string) {
  return useSuspenseQuery(libraryCardQueries.card(messageId, locale, true)).data
}
