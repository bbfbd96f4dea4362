/** For whom somebody pays: children whose link says so, and themselves as a player. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'id, first_name, last_name' as const

async function fetchPayees(userId: string, signal: AbortSignal) {
  const client = await db()
  const [children, self] = await Promise.all([
    unwrap(
      client
        .from('players')
        .select(`${columns}, links:guardian_links!inner(id)`)
        .eq('links.guardian_id', userId)
        .eq('links.status', 'active')
        .eq('links.can_pay', true)
        .order('first_name')
        .order('id')
        .abortSignal(signal),
    ),
    unwrap(client.from('players').select(columns).eq('user_id', userId).abortSignal(signal)),
  ])
  return [...children, ...self].map(({ id, first_name }) => ({ id, name: first_name }))
}

const payeeQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: ['settings', 'payees', userId],
      queryFn: ({ signal }) => fetchPayees(userId, signal),
    }),
}

/** Asked once a minute at most, for what is due and for the orders. */
export function payeesOf(client: QueryClient, userId: string) {
  return client.fetchQuery(payeeQueries.of(userId))
}
