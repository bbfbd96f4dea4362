/** My conversations as the list shows them, and what I do with my place in them. */
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { TableName } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { facesSchema, type Conversation } from '../model/conversation'

const pageSize = 50

/** What a list of conversations is made of. */
export const conversationTables = [
  'conversations',
  'conversation_members',
  'messages',
] as const satisfies readonly TableName[]

type Row = Database['public']['Functions']['list_conversations']['Returns'][number]

function toConversation(row: Row): Conversation {
  return { ...row, people: facesSchema.parse(row.people) }
}

async function fetchConversations(before: string | null, signal: AbortSignal) {
  const client = await getDb()
  const page = { p_limit: pageSize, ...(before === null ? {} : { p_before: before }) }
  const rows = await unwrap(client.rpc('list_conversations', page).abortSignal(signal))
  return rows.map(toConversation)
}

async function fetchConversation(id: string, signal: AbortSignal): Promise<Conversation | null> {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('list_conversations', { p_conversation_id: id }).abortSignal(signal),
  )
  return rows.map(toConversation).at(0) ?? null
}

export const conversationQueries = {
  all: () => ['conversations'] as const,
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...conversationQueries.all(), userId, 'list'],
      queryFn: ({ pageParam, signal }) => fetchConversations(pageParam, signal),
      initialPageParam: createFirstPage(),
      getNextPageParam: (page) => {
        const unpinned = page.filter(({ pinned_at }) => pinned_at === null)
        return unpinned.length < pageSize ? undefined : (unpinned.at(-1)?.active_at ?? undefined)
      },
      meta: { reads: conversationTables },
    }),
  /** Null where it is not mine. */
  details: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'details', id],
      queryFn: ({ signal }) => fetchConversation(id, signal),
      // where it opens depends on what is unread at that moment
      gcTime: 0,
      meta: { reads: conversationTables },
    }),
  people: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'people', id],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(
          client.rpc('conversation_people', { p_conversation_id: id }).abortSignal(signal),
        )
      },
      meta: { reads: ['conversation_members', 'person_cards'] },
    }),
}

function createFirstPage(): string | null {
  return null
}

export function useConversations(userId: string) {
  return useInfiniteQuery(conversationQueries.list(userId))
}

/** `known`: what the list says of it is shown until the answer is there. */
export function useConversation(id: string, known: Conversation | undefined) {
  return useQuery({ ...conversationQueries.details(id), placeholderData: known })
}

export type ConversationPerson = Awaited<
  ReturnType<NonNullable<ReturnType<typeof conversationQueries.people>['queryFn']>>
>[number]

/** Who is or was in it, by name; undefined until it is known. */
export function useConversationPeople(id: string) {
  return useQuery(conversationQueries.people(id)).data
}

/** How far I have read. */
export function useMarkRead(conversationId: string) {
  return useMutation({
    mutationFn: async (messageId: number) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('mark_read', { p_conversation_id: conversationId, p_message_id: messageId }),
      )
    },
    meta: { writes: ['conversation_members'], silent: true },
  })
}

export type PlaceChange =
  | { kind: 'mute'; until: string | null }
  | { kind: 'pin'; isPinned: boolean }
  | { kind: 'archive'; isArchived: boolean }
  | { kind: 'leave' }

/** Mutes, pins, archives or leaves. */
export function useChangePlace(conversationId: string) {
  return useMutation({
    mutationFn: (change: PlaceChange) => changePlace(conversationId, change),
    meta: { writes: ['conversations', 'conversation_members'] },
  })
}

async function changePlace(id: string, change: PlaceChange): Promise<void> {
  const client = await getDb()
  const conversation = { p_conversation_id: id }
  if (change.kind === 'leave') {
    return unwrapVoid(client.rpc('leave_conversation', conversation))
  }
  if (change.kind === 'pin') {
    const { isPinned } = change
    return unwrapVoid(client.rpc('pin_conversation', { ...conversation, p_is_pinned: isPinned }))
  }
  if (change.kind === 'archive') {
    const put = { ...conversation, p_is_archived: change.isArchived }
    return unwrapVoid(client.rpc('archive_conversation', put))
  }
  // an empty moment hears it again; the generated types know no empty argument
  const until = change.until ?? new Date(0).toISOString()
  return unwrapVoid(client.rpc('mute_conversation', { ...conversation, p_until: until }))
}
