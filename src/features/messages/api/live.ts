/** What the live line says of conversations: ids only, everything is read through its own policies. */
import { z } from 'zod'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { followChannel } from '@/lib/supabase/live-channel'
import { catchUp, refreshMessage } from './messages'
import { refreshPolls } from './polls'
import { refreshReactions } from './reactions'

const changeSchema = z.object({ id: z.number() })
const pollSchema = z.object({ poll_id: z.string() })

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
  let isAfterBreak = false
  const reacted = new Set<number>()
  const answered = new Set<string>()
  const read = createTurns(() => {
    const wasAway = isAfterBreak
    isAfterBreak = false
    return catchUp(conversationId, wasAway)
  })
  const readReactions = createTurns(() => {
    const ids = [...reacted]
    reacted.clear()
    return refreshReactions(conversationId, ids)
  })
  const readPolls = createTurns(() => {
    const ids = [...answered]
    answered.clear()
    return refreshPolls(ids)
  })

  return followChannel(`chat:${conversationId}`, {
    onJoin: () => {
      isAfterBreak = true
      read()
      void refreshReactions(conversationId).catch(() => null)
      void refreshPolls().catch(() => null)
    },
    onEvent: (event, payload) => {
      const { data } = changeSchema.safeParse(payload)
      if (event === 'message_created') read()
      else if (event === 'message_read') {
        if (seesReaders) void invalidateTables(queryClient, ['conversation_members'])
      } else if (event === 'message_reacted') {
        if (data) reacted.add(data.id)
        readReactions()
      } else if (event === 'poll_changed') {
        const poll = pollSchema.safeParse(payload).data
        if (poll) answered.add(poll.poll_id)
        readPolls()
      } else if (data) void refreshMessage(conversationId, data.id).catch(() => null)
    },
  })
}

/** One reading after the other; what is announced while one is under way is read by the next. */
function createTurns(run: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false

  async function readAll(): Promise<void> {
    isRunning = true
    while (isWanted) {
      isWanted = false
      // a failed reading is made good by the next event, or when the line is back
      await run().catch(() => null)
    }
    isRunning = false
  }

  return () => {
    isWanted = true
    if (!isRunning) void readAll()
  }
}
