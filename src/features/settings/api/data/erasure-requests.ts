/** Requests to be forgotten that the person made, for themselves or a child. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'id, user_id, player_id, status, reason, due_on, decided_at, created_at'

export const erasureQueries = {
  all: () => ['settings', 'erasure-requests'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...erasureQueries.all(), userId],
      meta: { reads: ['erasure_requests'] },
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
}

async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('erasure_requests')
      .select(columns)
      .eq('requested_by', userId)
      .order('created_at', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  )
}

export function useErasureRequests(userId: string) {
  return useSuspenseQuery(erasureQueries.own(userId))
}

/** Null asks for the own account. Errors: `already_requested` (invalid), `not_your_child` (forbidden). */
export function useRequestErasure() {
  return useMutation({
    mutationFn: async (playerId: string | null) => {
      const client = await getDb()
      await unwrap(client.rpc('request_erasure', playerId ? { p_player_id: playerId } : {}))
    },
    meta: {
      writes: ['erasure_requests'],
      success: 'settings:data.erasure.requested_toast',
      silent: true,
    },
  })
}

/** Errors: `illegal_move` (invalid) once somebody has decided. */
export function useWithdrawErasure() {
  return useMutation({
    mutationFn: async (requestId: string) => {
      const client = await getDb()
      await unwrap(client.rpc('withdraw_erasure', { p_request_id: requestId }))
    },
    meta: {
      writes: ['erasure_requests'],
      success: 'settings:data.erasure.withdrawn_toast',
      silent: true,
    },
  })
}
