/** What the live line says of conversations: ids only, everything is read through its own policies. */
import { z } from 'zod'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { followChannel } from '@/lib/supabase/live-channel'
import { catchUp, refreshMessage } from './messages'

const changeSchema = z.object({ id: z.number() })

/** Keeps the list up to date: something was said, somebody came or left. Answers how to stop. */
export function followConversations(userId: string): () => void {
  let hasJoined = false
  const refresh = () => void invalidateTables(queryClient, ['conversations'])
  return followChannel(`user:${userId}`, {
    onJoin: () => {
      // the list was read when the page opened
      if (hasJoined) refresh()
      hasJoined = true
    },
    onEvent: (event) => {
      if (event === 'conversation_changed' || event === 'conversation_left') refresh()
    },
  })
}

/**
 * Keeps one conversation up to date, from the last known id on. `seesReaders`: who has read what is shown, too.
 * Answers how to stop.
 */
export function followConversation(conversationId: string, seesReaders: boolean): () => void {
  let running: Promise<void> | null = null
  let isWanted = false

  /** One after the other; what is announced while one is under way is read by the next. */
  async function read(isAfterBreak: boolean): Promise<void> {
    isWanted = true
    running ??= readAll(isAfterBreak).finally(() => {
      running = null
    })
    await running
  }

  async function readAll(isAfterBreak: boolean): Promise<void> {
    while (isWanted) {
      isWanted = false
      // a failed reading is made good by the next event, or when the line is back
      await catchUp(conversationId, isAfterBreak).catch(() => null)
    }
  }

  return followChannel(`chat:${conversationId}`, {
    onJoin: () => void read(true),
    onEvent: (event, payload) => {
      const { data } = changeSchema.safeParse(payload)
      if (event === 'message_created') void read(false)
      else if (event === 'message_read') {
        if (seesReaders) void invalidateTables(queryClient, ['conversation_members'])
      } else if (data) void refreshMessage(conversationId, data.id).catch(() => null)
    },
  })
}
