/** Subscriptions: what somebody pays for, and the plans of a school's owners. */
import { useEffect } from 'react'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Running ones first. An administrator may read all of them: asked for by name here. */
async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('subscriptions')
      .select(
        'id, user_id, payer_id, role, tier, period, price_cents, currency, status, auto_renew, started_at, trial_ends_at, period_ends_at, cancelled_at, ended_at, stripe_id, stripe_status',
      )
      .or(`user_id.eq.${userId},payer_id.eq.${userId}`)
      .order('status')
      .order('started_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  )
}

export type Subscription = Awaited<ReturnType<typeof fetchOwn>>[number]

/** What these owners subscribed to as owners, the latest first. */
export async function fetchOwnerSubscriptions(userIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('subscriptions')
      .select('id, user_id, tier, period, status, period_ends_at, auto_renew')
      .in('user_id', userIds)
      .eq('role', 'owner')
      .order('started_at', { ascending: false })
      .abortSignal(signal),
  )
}

/** One's own subscription, which pays for the club; null on the free tier. */
async function fetchState(signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('my_subscription')
      .select('plan_id, role, tier, period, status, is_payment_late, expires_on')
      .abortSignal(signal),
  )
  return rows[0] ?? null
}

/** Somebody who has just paid is told so after this long at the most, in milliseconds. */
const awaitedEveryMs = 2000

export const subscriptionQueries = {
  all: () => ['billing', 'subscriptions'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), userId],
      meta: { reads: ['subscriptions'] },
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
  state: () =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), 'state'],
      meta: { reads: ['subscriptions'] },
      queryFn: ({ signal }) => fetchState(signal),
    }),
}

export function useSubscriptions(userId: string) {
  return useSuspenseQuery(subscriptionQueries.own(userId))
}

export function useSubscriptionState() {
  return useSuspenseQuery(subscriptionQueries.state()).data
}

/** The same for a page that says itself what went wrong. */
export function useSubscriptionQuery() {
  return useQuery(subscriptionQueries.state())
}

/** Whose plan is awaited, and who pays for it: a parent has one for themselves and one for a child. */
interface AwaitedPlan {
  payerId: string
  subscriberId: string
}

/** Whether that plan runs; asked again until it does, and its bills with it. */
export function useAwaitedSubscription(awaited: AwaitedPlan): boolean {
  const { data = [] } = useQuery({
    ...subscriptionQueries.own(awaited.payerId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      hasRunning(state.data ?? [], awaited) ? false : awaitedEveryMs,
  })
  const isRunning = hasRunning(data, awaited)
  useEffect(() => {
    if (isRunning) void invalidateTables(queryClient, ['invoices'])
  }, [isRunning])
  return isRunning
}

function hasRunning(subscriptions: Subscription[], { payerId, subscriberId }: AwaitedPlan) {
  return subscriptions.some(
    ({ status, payer_id, user_id }) =>
      status === 'active' && payer_id === payerId && user_id === subscriberId,
  )
}
