/** The live line to one person: the database says which notification is new, never what is in it. */
import { z } from 'zod'
import { followChannel } from '@/lib/supabase/live-channel'

interface FeedListener {
  /** The line stands, for the first time or after a break: whatever came before was not heard. */
  onJoin: () => void
  onCreated: (id: string) => void
}

const payloadSchema = z.object({ id: z.uuid() })

/** Follows `user:<id>` and answers how to stop. */
export function openNotificationFeed(
  userId: string,
  { onJoin, onCreated }: FeedListener,
): () => void {
  return followChannel(`user:${userId}`, {
    onJoin,
    onEvent: (event, payload) => {
      if (event !== 'notification_created') return
      const { data } = payloadSchema.safeParse(payload)
      if (data) onCreated(data.id)
    },
  })
}
