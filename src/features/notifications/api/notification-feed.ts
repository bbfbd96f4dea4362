/** The live line to one person: the database says which notification is new, never what is in it. */
import type { RealtimeChannel } from '@supabase/supabase-js'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'

interface FeedListener {
  /** The line stands, for the first time or after a break: whatever came before was not heard. */
  onJoin: () => void
  onCreated: (id: string) => void
}

const messageSchema = z.object({ payload: z.object({ id: z.uuid() }) })

/** supabase-js hands out a channel that is still leaving, so the next one waits until it has left. */
let closing: Promise<unknown> = Promise.resolve()

/** Joins `user:<id>` and answers how to leave it. Reconnecting is up to supabase-js. */
export function openNotificationFeed(userId: string, listener: FeedListener): () => void {
  let isOpen = true
  const opening = closing
    .then(() => (isOpen ? join(userId, listener, () => isOpen) : null))
    // without the live line the counts still follow on focus and on navigation
    .catch(() => null)
  return () => {
    isOpen = false
    closing = opening.then(leave).catch(() => null)
  }
}

async function join(
  userId: string,
  { onJoin, onCreated }: FeedListener,
  isWanted: () => boolean,
): Promise<RealtimeChannel | null> {
  const client = await getDb()
  await client.realtime.setAuth()
  if (!isWanted()) return null
  return client
    .channel(`user:${userId}`, { config: { private: true } })
    .on('broadcast', { event: 'notification_created' }, (message) => {
      const { data } = messageSchema.safeParse(message)
      if (data && isWanted()) onCreated(data.payload.id)
    })
    .subscribe((status: string) => {
      if (status === 'SUBSCRIBED' && isWanted()) onJoin()
    })
}

async function leave(channel: RealtimeChannel | null): Promise<void> {
  if (!channel) return
  const client = await getDb()
  await client.removeChannel(channel)
}
