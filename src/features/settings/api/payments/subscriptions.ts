/** What somebody subscribed to, and what they pay for a child. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, user_id, payer_id, role, tier, period, price_cents, currency, status, auto_renew, started_at, trial_ends_at, period_ends_at, cancelled_at, ended_at, stripe_id, stripe_status' as const

export const subscriptionQueries = {
  all: () => ['settings', 'subscriptions'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), userId],
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
}

/** Running ones first. An administrator may read all of them: asked for by name here. */
async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('subscriptions')
      .select(columns)
      .or(`user_id.eq.${userId},payer_id.eq.${userId}`)
      .order('status')
      .order('started_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  )
}

export type Subscription = Awaited<ReturnType<typeof fetchOwn>>[number]

export function useSubscriptions(userId: string) {
  return useSuspenseQuery(subscriptionQueries.own(userId))
}
