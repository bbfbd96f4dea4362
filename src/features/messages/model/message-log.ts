/**
 * What this device knows of one conversation: its messages in the order of their ids. Rows arrive from pages, from
 * the live line and as answers to sending, in any order and more than once; the same rows always make the same log.
 */
import { z } from 'zod'

export const linkSchema = z.object({
  kind: z.enum(['animation', 'exercise', 'training', 'match']),
  id: z.guid(),
})

export const attachmentSchema = z.union([
  linkSchema,
  z.object({ kind: z.literal('poll'), id: z.guid() }),
  z.object({ kind: z.literal('file'), id: z.guid() }),
])

/** What has a page of its own. */
export type LinkedAttachment = z.infer<typeof linkSchema>
export type Attachment = z.infer<typeof attachmentSchema>

export interface Message {
  /** The order of the conversation. */
  id: number
  /** Null when the account was deleted. */
  author_id: string | null
  body: string
  reply_to: number | null
  attachment: Attachment | null
  client_id: string | null
  created_at: string
  edited_at: string | null
  deleted_at: string | null
}

export interface MessageLog {
  /** Oldest first. */
  rows: readonly Message[]
  /** There is more before the first row. */
  hasOlder: boolean
  /** First ids of the loaded pages, newest page first. */
  starts: readonly number[]
}

export const emptyLog: MessageLog = { rows: [], hasOlder: false, starts: [] }

/** Ids of the database are positions; it gives rows the log takes in without a second look at their order. */
export function addMessages(log: MessageLog, rows: readonly Message[]): MessageLog {
  if (rows.length === 0) return log
  const all = new Map(log.rows.map((row) => [row.id, row]))
  for (const row of rows) all.set(row.id, pickLater(all.get(row.id), row))
  return { ...log, rows: [...all.values()].toSorted((one, other) => one.id - other.id) }
}

/** A page before the first row; `limit` is how many were asked for. */
export function addOlder(log: MessageLog, page: readonly Message[], limit: number): MessageLog {
  const start = Math.min(...page.map(({ id }) => id))
  const starts = page.length > 0 ? [...log.starts, start] : log.starts
  return {
    ...addMessages(log, page),
    hasOlder: page.length === limit,
    // an empty conversation begins with whatever comes
    starts: starts.length > 0 ? starts : [0],
  }
}

/** Id of the newest row; 0 for an empty log. */
export function getLastId({ rows }: MessageLog): number {
  return rows.at(-1)?.id ?? 0
}

/** The later state of one message: a deletion is final, a later correction stands. */
function pickLater(known: Message | undefined, row: Message): Message {
  return known && getVersion(known) > getVersion(row) ? known : row
}

/** Milliseconds of the last change; infinite for a deleted message. */
function getVersion({ edited_at, deleted_at }: Message): number {
  if (deleted_at) return Infinity
  return edited_at ? Date.parse(edited_at) : 0
}
