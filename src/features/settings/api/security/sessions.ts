/** Where the person is signed in, and ending it there. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

export const sessionQueries = {
  all: () => ['settings', 'sessions'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...sessionQueries.all(), userId],
      meta: { reads: ['auth.sessions'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('my_sessions').abortSignal(signal))
      },
      staleTime: 0,
    }),
}

export function useSessions(userId: string) {
  return useSuspenseQuery(sessionQueries.own(userId)).data
}

export function useEndSession() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('end_session', { p_session_id: id }))
    },
    meta: { writes: ['auth.sessions'], success: 'settings:security.sessions.ended' },
  })
}

/** Every session but this one. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      const { error } = await client.auth.signOut({ scope: 'others' })
      if (error) throw error
    },
    meta: {
      writes: ['auth.sessions'],
      success: 'settings:security.sessions.others_ended',
    },
  })
}
