/** Whom an announcement does not reach, and a word to those who have not read it. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const announcementQueries = {
  gaps: (conversationId: string) =>
    queryOptions({
      queryKey: ['announcements', 'gaps', conversationId],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const about = { p_conversation_id: conversationId }
        return unwrap(client.rpc('announcement_gaps', about).abortSignal(signal))
      },
      meta: {
        reads: ['conversation_members', 'squad_members', 'teams', 'players', 'guardian_links'],
      },
    }),
}

/** Players for whom nobody reads in this conversation; none until they are known. */
export function useAnnouncementGaps(conversationId: string) {
  return useQuery(announcementQueries.gaps(conversationId)).data ?? []
}

export type AnnouncementGap = ReturnType<typeof useAnnouncementGaps>[number]

/** Answers how many people were reminded; errors carry the refusal of the database as `detail`. */
export function useRemindAnnouncement() {
  return useMutation({
    mutationFn: async (messageId: number) => {
      const client = await getDb()
      return unwrap(client.rpc('remind_announcement', { p_message_id: messageId }))
    },
    meta: { writes: ['conversations', 'notifications'], silent: true },
  })
}
