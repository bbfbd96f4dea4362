/** A word to those who have not read an announcement. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

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
