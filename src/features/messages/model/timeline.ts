/** What a conversation shows from top to bottom: day lines, the line above what is unread, messages, what waits. */
import { toWallClock } from '@/lib/time/wall-clock'
import type { Message } from './message-log'
import type { MessageOutbox, OutboxEntry } from './message-outbox'

export type TimelineItem =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; date: string }
  | { kind: 'unread'; key: string }
  | {
      kind: 'message'
      key: string
      message: Message
      time: string
      isMine: boolean
      /** The first of several by one person: says who and when. */
      isFirst: boolean
    }
  | {
      kind: 'waiting'
      key: string
      entry: OutboxEntry
      refused: string | null
      isFirst: boolean
    }

interface TimelineInput {
  rows: readonly Message[]
  hasOlder: boolean
  outbox: MessageOutbox
  userId: string
  /** Of the school. */
  zone: string
  /** How far was read when the conversation was opened; null: no line. */
  readUpTo: number | null
}

/** Words of one person within five minutes stand together. */
const groupMs = 5 * 60_000

export function createTimeline(input: TimelineInput): TimelineItem[] {
  const { rows, hasOlder, outbox, userId, zone, readUpTo } = input
  const items: TimelineItem[] = hasOlder ? [{ kind: 'older', key: 'older' }] : []
  let day = ''
  let isLineDrawn = readUpTo === null
  let last: { author: string | null; at: number } | null = null
  for (const message of rows) {
    const { date, time } = toWallClock(message.created_at, zone)
    if (date !== day) {
      items.push({ kind: 'day', key: `day-${date}`, date })
      day = date
      last = null
    }
    const isMine = message.author_id === userId
    if (!isLineDrawn && !isMine && message.id > (readUpTo ?? 0)) {
      items.push({ kind: 'unread', key: 'unread' })
      isLineDrawn = true
      last = null
    }
    const at = Date.parse(message.created_at)
    const isFirst = last?.author !== message.author_id || at - last.at > groupMs
    // what was painted while it waited stays the same row once it is stored
    const key = (isMine ? message.client_id : null) ?? String(message.id)
    items.push({ kind: 'message', key, message, time, isMine, isFirst })
    last = { author: message.author_id, at }
  }
  const stored = new Set(rows.flatMap((row) => (row.author_id === userId ? [row.client_id] : [])))
  for (const { entry, refused } of outbox.entries) {
    // the answer to sending may be lost while the live line brings the message
    if (stored.has(entry.client_id)) continue
    const isFirst = last?.author !== userId
    items.push({ kind: 'waiting', key: entry.client_id, entry, refused, isFirst })
    last = { author: userId, at: entry.written_at }
  }
  return items
}

/** Index at which a conversation opens: the line above what is unread, otherwise the end. */
export function findOpeningIndex(items: readonly TimelineItem[]): number {
  const line = items.findIndex(({ kind }) => kind === 'unread')
  return line < 0 ? items.length - 1 : line
}
