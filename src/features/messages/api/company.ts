/** Tells the others in a conversation of adults that one is there and types, and hears it of them. Nothing is stored. */
import { z } from 'zod'
import { followChannel, sendToChannel, showInChannel } from '@/lib/supabase/live-channel'
import { typingEveryMs } from '../model/company'

export interface CompanyListener {
  onTyping: (userId: string) => void
  onHere: (userIds: readonly string[]) => void
}

const typingSchema = z.object({ user_id: z.string() })

/** Joins the company of a conversation; whoever looks elsewhere is not there. */
export function joinCompany(conversationId: string, userId: string, listener: CompanyListener) {
  const topic = `chat:${conversationId}`
  const leaving = new AbortController()
  let saidAt = 0

  function show() {
    showInChannel(topic, document.visibilityState === 'visible' ? userId : null)
  }

  const stopFollowing = followChannel(topic, {
    onJoin: show,
    onEvent: (event, payload) => {
      const { data } = typingSchema.safeParse(payload)
      if (event === 'typing' && data && data.user_id !== userId) listener.onTyping(data.user_id)
    },
    onPresence: (userIds) => listener.onHere(userIds.filter((id) => id !== userId)),
  })
  document.addEventListener('visibilitychange', show, { signal: leaving.signal })

  return {
    /** A letter was typed. */
    type() {
      const now = Date.now()
      if (now - saidAt < typingEveryMs) return
      saidAt = now
      sendToChannel(topic, 'typing', { user_id: userId })
    },
    /** What was typed is sent: the next letter is said at once. */
    send() {
      saidAt = 0
    },
    leave() {
      leaving.abort()
      showInChannel(topic, null)
      stopFollowing()
    },
  }
}
