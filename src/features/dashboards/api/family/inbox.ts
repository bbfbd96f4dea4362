/** Conversations with something unread, named as a person would call them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from '@/features/attendance/api/family/children'

const columns =
  'id, kind, title, last_message_at, team:teams(name), player:players(first_name)' as const

async function fetchUnread(signal: AbortSignal) {
  const client = await getDb()
  const counts = await unwrap(client.rpc('unread_counts').abortSignal(signal))
  const unread = new Map(
    counts.filter((row) => row.unread > 0).map((row) => [row.conversation_id, row.unread]),
  )
  if (unread.size === 0) return []
  const rows = await unwrap(
    client
      .from('conversations')
      .select(columns)
      .in('id', [...unread.keys()])
      .order('last_message_at', { ascending: false })
      .abortSignal(signal),
  )
  return rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 }))
}

export const inboxQueries = {
  all: () => [...familyQueries.all(), 'inbox'] as const,
  unread: (userId: string) =>
    queryOptions({
      queryKey: [...inboxQueries.all(), userId],
      queryFn: ({ signal }) => fetchUnread(signal),
      meta: { reads: ['conversations', 'conversation_members', 'messages'], isKept: true },
    }),
}

export function useUnread(userId: string) {
  return useSuspenseQuery(inboxQueries.unread(userId)).data
}
