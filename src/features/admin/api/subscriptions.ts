/** All subscriptions as administrators see them, and what they ask Stripe for. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { findRefusal } from '@/lib/supabase/find-refusal'
import { AppError } from '@/lib/errors'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { subscriptionFiguresSchema } from '../model/subscriptions/subscription-figures'
import type { SubscriptionFilter } from '../model/subscriptions/subscription-filter'
import {
  parseSubscription,
  type SubscriptionChange,
} from '../model/subscriptions/subscription-record'
import { adminKey } from './keys'

/** Until Stripe has confirmed what was asked for, in milliseconds. */
const awaitedEveryMs = 1500

export const adminSubscriptionQueries = {
  all: () => [...adminKey, 'subscriptions'] as const,
  figures: () =>
    queryOptions({
      queryKey: [...adminSubscriptionQueries.all(), 'figures'],
      meta: {
        reads: [
          'subscriptions',
          'invoices',
          'contract_notices',
          'stripe_events',
          'role_assignments',
          'schools',
        ],
      },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return subscriptionFiguresSchema.parse(
          await unwrap(client.rpc('subscription_figures').abortSignal(signal)),
        )
      },
    }),
  list: (filter: SubscriptionFilter) =>
    queryOptions({
      queryKey: [...adminSubscriptionQueries.all(), 'list', filter],
      meta: {
        reads: ['subscriptions', 'users', 'role_assignments', 'schools', 'contract_notices'],
      },
      queryFn: ({ signal }) => fetchPage(filter, getListRange(filter.page), signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...adminSubscriptionQueries.all(), 'details', id],
      meta: {
        reads: [
          'subscriptions',
          'users',
          'schools',
          'plans',
          'invoices',
          'contract_notices',
          'stripe_events',
          'audit_log',
        ],
      },
      queryFn: ({ signal }) => fetchSubscription(id, signal),
      refetchInterval: ({ state }) => (state.data?.asked ? awaitedEveryMs : false),
    }),
}

interface RowRange {
  p_limit: number
  p_offset: number
}

async function fetchPage(filter: SubscriptionFilter, range: RowRange, signal: AbortSignal) {
  const { q, state, role, tier, period, country, sort, dir } = filter
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_subscriptions', {
        p_query: q,
        p_state: state,
        p_sort: sort,
        p_is_descending: dir === 'desc',
        ...range,
        ...(role ? { p_role: role } : {}),
        ...(tier ? { p_tier: tier } : {}),
        ...(period ? { p_period: period } : {}),
        ...(country ? { p_country: country } : {}),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type ListedSubscription = Awaited<ReturnType<typeof fetchPage>>['rows'][number]

/** Rows of a file; who needs more narrows the list. */
const exportLimit = 5000
const exportStep = 100

/** All subscriptions a filter finds, up to the limit. */
export async function fetchSubscriptionExport(filter: SubscriptionFilter) {
  const { signal } = new AbortController()
  const rows: ListedSubscription[] = []
  let total = 1
  while (rows.length < Math.min(total, exportLimit)) {
    const range = { p_limit: exportStep, p_offset: rows.length }
    const page = await fetchPage(filter, range, signal)
    if (page.rows.length === 0) break
    rows.push(...page.rows)
    total = page.total
  }
  return rows
}

async function fetchSubscription(id: string, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('read_subscription', { p_subscription_id: id }).abortSignal(signal),
  )
  if (answer === null) throw new AppError('not_found')
  return parseSubscription(answer, new Date())
}

export function useSubscriptionFigures() {
  return useSuspenseQuery(adminSubscriptionQueries.figures()).data
}

export function useSubscriptionRecord(id: string) {
  return useSuspenseQuery(adminSubscriptionQueries.details(id)).data
}

interface Wish {
  change: SubscriptionChange
  reason: string
}

/** Asks; the row changes when Stripe's event arrives. Refused: `unavailable` with the word as detail. */
export function useAskSubscriptionChange(subscriptionId: string) {
  return useMutation({
    mutationFn: async ({ change, reason }: Wish) => {
      const client = await getDb()
      const body = { subscriptionId, change, reason }
      const { error } = await client.functions.invoke('change-subscription', { body })
      if (error)
        throw new AppError('unavailable', { detail: await findRefusal(error), cause: error })
    },
    meta: { writes: ['subscriptions', 'audit_log'], silent: true },
  })
}
