/** The signed-in person's notifications: the newest, how many are unread, and marking them as read. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'

const columns = 'id, category, kind, payload, link, read_at, created_at'
const latestCount = 20

export const notificationQueries = {
  all: () => ['notifications'] as const,
  latest: (userId: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), userId, 'latest'],
      meta: { reads: ['notifications'] },
      queryFn: ({ signal }) => fetchLatest(userId, signal),
    }),
  unreadCount: (userId: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), userId, 'unread-count'],
      meta: { reads: ['notifications'] },
      queryFn: ({ signal }) => fetchUnreadCount(userId, signal),
    }),
}

async function fetchLatest(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('notifications')
      .select(columns)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(latestCount)
      .abortSignal(signal),
  )
}

async function fetchUnreadCount(userId: string, signal: AbortSignal): Promise<number> {
  const client = await getDb()
  const { total } = await unwrapPage(
    client
      .from('notifications')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .is('read_at', null)
      .abortSignal(signal),
  )
  return total
}

export type Notification = Awaited<ReturnType<typeof fetchLatest>>[number]

/** The newest 20, newest first. */
export function useLatestNotifications(userId: string) {
  return useQuery(notificationQueries.latest(userId))
}

export function useUnreadCount(userId: string) {
  return useQuery(notificationQueries.unreadCount(userId))
}

/** One notification; throws AppError `not_found` for somebody else's. */
export async function fetchNotification(id: string): Promise<Notification> {
  const client = await getDb()
  return unwrap(client.from('notifications').select(columns).eq('id', id).single())
}

/** Silent: whoever opens a notification is already on the way to what it is about. */
export function useMarkRead() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      return unwrap(markUnreadAsRead(client).eq('id', id).select('id'))
    },
    meta: { writes: ['notifications'], silent: true },
  })
}

export function useMarkAllRead(userId: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      return unwrap(markUnreadAsRead(client).eq('user_id', userId).select('id'))
    },
    meta: { writes: ['notifications'] },
  })
}

/** The first reading counts: what is read already keeps its time. */
function markUnreadAsRead(client: Awaited<ReturnType<typeof getDb>>) {
  const read_at = new Date().toISOString()
  return client.from('notifications').update({ read_at }).is('read_at', null)
}
