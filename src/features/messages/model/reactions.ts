/** Reactions to messages: the few emoji there are, who gave which, and what a tap changes before the answer is back. */
import { z } from 'zod'
import type { Database } from '@/lib/supabase/database.types'

export type ReactionEmoji = Database['public']['Enums']['message_emoji']

/** In the order in which they are shown; the type `message_emoji` of the database is the same list. */
export const reactionEmoji = [
  '👍',
  '❤️',
  '😂',
  '⚽',
  '👏',
  '😮',
] as const satisfies readonly ReactionEmoji[]

/** Below `reaction.names`: what a screen reader says. */
export const emojiNames = {
  '👍': 'thumb',
  '❤️': 'heart',
  '😂': 'laugh',
  '⚽': 'ball',
  '👏': 'clap',
  '😮': 'wow',
} as const satisfies Record<ReactionEmoji, string>

export const reactionsSchema = z.array(
  z.object({ emoji: z.enum(reactionEmoji), user_ids: z.array(z.string()) }),
)

export type Reactions = z.infer<typeof reactionsSchema>

export interface MessageReactions {
  message_id: number
  reactions: Reactions
}

export interface ReactionChange {
  messageId: number
  emoji: ReactionEmoji
  isOn: boolean
}

/** The reactions of a page of messages after a tap of this person. */
export function applyReaction(
  page: readonly MessageReactions[],
  { messageId, emoji, isOn }: ReactionChange,
  userId: string,
): MessageReactions[] {
  const known = page.find(({ message_id }) => message_id === messageId)?.reactions ?? []
  const reactions = reactionEmoji.flatMap((one) => {
    const people = known.find((reaction) => reaction.emoji === one)?.user_ids ?? []
    const others = people.filter((id) => id !== userId)
    const user_ids = one === emoji ? [...others, ...(isOn ? [userId] : [])] : people
    return user_ids.length > 0 ? [{ emoji: one, user_ids }] : []
  })
  const rest = page.filter(({ message_id }) => message_id !== messageId)
  return reactions.length > 0 ? [{ message_id: messageId, reactions }, ...rest] : rest
}

export interface IdRange {
  from: number
  /** Null: to the newest. */
  to: number | null
}

/** `starts`: the first ids of the loaded pages of a conversation, newest page first. */
export function listIdRanges(starts: readonly number[]): IdRange[] {
  return starts.map((from, index) => {
    const newer = starts[index - 1]
    return { from, to: newer === undefined ? null : newer - 1 }
  })
}

export function isInRange(id: number, { from, to }: IdRange): boolean {
  return id >= from && (to === null || id <= to)
}
