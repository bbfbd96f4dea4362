/** The messages of one conversation: pages of it, what came since, correcting, deleting and reporting. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Database } from '@/lib/supabase/database.types'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import {
  addMessages,
  addOlder,
  attachmentSchema,
  emptyLog,
  getLastId,
  type Message,
  type MessageLog,
} from '../model/message-log'
import type { OutboxEntry } from '../model/message-outbox'

const columns =
  'id, author_id, body, reply_to, attachment, client_id, created_at, edited_at, deleted_at' as const
const pageSize = 50
const mostAtOnce = 200

type Row = Pick<
  Database['public']['Tables']['messages']['Row'],
  | 'id'
  | 'author_id'
  | 'body'
  | 'reply_to'
  | 'attachment'
  | 'client_id'
  | 'created_at'
  | 'edited_at'
  | 'deleted_at'
>

export function toMessage(row: Row): Message {
  const { id, author_id, body, reply_to, client_id, created_at, edited_at, deleted_at } = row
  const attachment = attachmentSchema.safeParse(row.attachment).data ?? null
  return { id, author_id, body, reply_to, attachment, client_id, created_at, edited_at, deleted_at }
}

async function fetchPage(conversationId: string, before: number | null, limit: number) {
  const client = await getDb()
  const page = { p_conversation_id: conversationId, p_limit: limit }
  const rows = await unwrap(
    client.rpc('message_page', before === null ? page : { ...page, p_before: before }),
  )
  return rows.map(toMessage)
}

async function fetchAfter(conversationId: string, after: number): Promise<Message[]> {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('messages')
      .select(columns)
      .eq('conversation_id', conversationId)
      .gt('id', after)
      .order('id')
      .limit(mostAtOnce),
  )
  return rows.map(toMessage)
}

async function fetchByIds(conversationId: string, ids: readonly number[]): Promise<Message[]> {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('messages')
      .select(columns)
      .eq('conversation_id', conversationId)
      .in('id', [...ids]),
  )
  return rows.map(toMessage)
}

/** Whether a message of mine is stored under the id its device gave it; undefined: it is not. */
export async function findSentMessage(conversationId: string, clientId: string, userId: string) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('messages')
      .select(columns)
      .eq('conversation_id', conversationId)
      .eq('author_id', userId)
      .eq('client_id', clientId)
      .limit(1),
  )
  return rows.map(toMessage).at(0)
}

type NewMessage = Omit<OutboxEntry, 'written_at'>

/** The stored message, also where it was stored by an earlier try. */
export async function sendMessage(conversationId: string, message: NewMessage): Promise<Message> {
  const client = await getDb()
  const words = { p_conversation_id: conversationId, p_body: message.body }
  const rest = {
    ...(message.reply_to === null ? {} : { p_reply_to: message.reply_to }),
    ...(message.attachment === null ? {} : { p_attachment: message.attachment }),
    ...(message.mentioned.length === 0 ? {} : { p_mentioned: message.mentioned }),
  }
  return toMessage(
    await unwrap(client.rpc('send_message', { ...words, ...rest, p_client_id: message.client_id })),
  )
}

export const messageQueries = {
  all: () => ['messages'] as const,
  /** `unread`: how many must be in the first page, so that it opens at the first of them. */
  log: (conversationId: string, unread: number) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'log', conversationId],
      queryFn: async (): Promise<MessageLog> => {
        const limit = Math.min(Math.max(unread + 10, pageSize), mostAtOnce)
        const page = await fetchPage(conversationId, null, limit)
        return addOlder(emptyLog, page, limit)
      },
      staleTime: Infinity,
      // the live line, sending and correcting write into it: asking anew would forget older pages
      meta: { reads: [] },
    }),
  quotes: (conversationId: string, ids: readonly number[]) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'quotes', conversationId, ids],
      queryFn: () => fetchByIds(conversationId, ids),
      enabled: ids.length > 0,
      meta: { reads: ['messages'] },
    }),
}

export function useMessageLog(conversationId: string, unread: number) {
  return useQuery(messageQueries.log(conversationId, unread))
}

/** Messages that are answered and stand further up than what is loaded. */
export function useQuotes(conversationId: string, ids: readonly number[]) {
  return useQuery(messageQueries.quotes(conversationId, ids)).data ?? []
}

/** Into the log on show; nothing happens while the conversation is not open. */
export function putMessages(conversationId: string, rows: readonly Message[]): void {
  const { queryKey } = messageQueries.log(conversationId, 0)
  queryClient.setQueryData(queryKey, (log) => log && addMessages(log, rows))
}

function getLog(conversationId: string): MessageLog | undefined {
  return queryClient.getQueryData(messageQueries.log(conversationId, 0).queryKey)
}

/** The page before what is known. */
export function useOlderMessages(conversationId: string) {
  return useMutation({
    mutationFn: async () => {
      const first = getLog(conversationId)?.rows[0]?.id
      if (first === undefined) return
      const page = await fetchPage(conversationId, first, pageSize)
      const { queryKey } = messageQueries.log(conversationId, 0)
      queryClient.setQueryData(queryKey, (log) => log && addOlder(log, page, pageSize))
    },
    meta: { writes: [] },
  })
}

/**
 * Everything after the last known id, and after a break also what changed among the newest. Too much to page
 * through is read anew from the end.
 */
export async function catchUp(conversationId: string, isAfterBreak: boolean): Promise<void> {
  const log = getLog(conversationId)
  if (!log) return
  const rows = await fetchAfter(conversationId, getLastId(log))
  if (rows.length === mostAtOnce) {
    await queryClient.resetQueries({ queryKey: messageQueries.log(conversationId, 0).queryKey })
    return
  }
  putMessages(conversationId, rows)
  if (isAfterBreak) putMessages(conversationId, await fetchPage(conversationId, null, pageSize))
}

/** Reads one message anew that was corrected or deleted. */
export async function refreshMessage(conversationId: string, id: number): Promise<void> {
  putMessages(conversationId, await fetchByIds(conversationId, [id]))
}

export function useEditMessage(conversationId: string) {
  return useMutation({
    mutationFn: async ({ id, body }: { id: number; body: string }) => {
      const client = await getDb()
      return toMessage(await unwrap(client.rpc('edit_message', { p_message_id: id, p_body: body })))
    },
    onSuccess: (message) => putMessages(conversationId, [message]),
    meta: { writes: ['messages'], silent: true },
  })
}

export function useDeleteMessage(conversationId: string) {
  return useMutation({
    mutationFn: async (id: number) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('delete_message', { p_message_id: id }))
      await refreshMessage(conversationId, id)
    },
    meta: { writes: ['messages'] },
  })
}

export function useReportMessage() {
  return useMutation({
    mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
      const client = await getDb()
      await unwrap(client.rpc('report_message', { p_message_id: id, p_reason: reason }))
    },
    meta: { writes: ['message_reports'], success: 'messages:report.done', silent: true },
  })
}
