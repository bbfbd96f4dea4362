/** The table `plans`: what is on offer, for the pricing page, and what administrators make of it. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { contractTermQueries } from '@/features/people/api/contract-terms'
import { createStaleRowError } from '@/lib/stale-row'
import type { TablesInsert, TablesUpdate } from '@/lib/supabase/database.types'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { findPlanPage, type AdminPlan, type PlanFilter } from '../model/plan-schema'

/** Of all roles; archived ones, which administrators may read, are left out. */
async function fetchPlans(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('plans')
      .select('id, role, tier, period, price_cents, currency, trial_days, max_teams, max_players')
      .is('archived_at', null)
      .order('price_cents')
      .limit(200)
      .abortSignal(signal),
  )
}

/** Children with an account whose plan this person may pay for; `plan_id` null: on the free tier. */
async function fetchChildren(signal: AbortSignal): Promise<PayableChild[]> {
  const client = await getDb()
  return unwrap(client.rpc('checkout_children').abortSignal(signal))
}

export interface PayableChild {
  user_id: string
  first_name: string
  last_name: string
  plan_id: string | null
}

const adminColumns =
  'id, role, tier, period, price_cents, currency, trial_days, max_teams, max_players, archived_at, updated_at, subscriptions:subscriptions!subscriptions_plan(count)'

/** All that were ever made: a few dozens. */
async function fetchAllPlans(signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('plans')
      .select(adminColumns)
      .eq('subscriptions.status', 'active')
      .limit(1000)
      .abortSignal(signal),
  )
  return rows.map(toAdminPlan)
}

async function fetchPlan(id: string, signal: AbortSignal) {
  const client = await getDb()
  const row = await unwrap(
    client
      .from('plans')
      .select(adminColumns)
      .eq('subscriptions.status', 'active')
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  return toAdminPlan(row)
}

function toAdminPlan<Row extends { subscriptions: { count: number }[] }>({
  subscriptions,
  ...plan
}: Row) {
  return { ...plan, subscribers: subscriptions[0]?.count ?? 0 }
}

export type PlanRecord = Awaited<ReturnType<typeof fetchPlan>>

export interface PlanQuestion {
  filter: PlanFilter
  locale: string
  /** A plan in the words of that language: what is searched. */
  toText: (plan: AdminPlan) => string
}

async function readPage(client: QueryClient, { filter, toText }: PlanQuestion) {
  const plans = await client.fetchQuery(planQueries.all())
  return findPlanPage(plans, filter, toText)
}

export const planQueries = {
  all: () =>
    queryOptions({
      queryKey: ['billing', 'plans', 'all'] as const,
      meta: { reads: ['plans', 'subscriptions'] },
      queryFn: ({ signal }) => fetchAllPlans(signal),
    }),
  /** A page of them: searching and sorting ask nobody again. */
  page: (question: PlanQuestion) =>
    queryOptions({
      queryKey: ['billing', 'plans', 'page', question.locale, question.filter] as const,
      meta: { reads: ['plans', 'subscriptions'] },
      queryFn: ({ client }) => readPage(client, question),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['billing', 'plans', 'details', id] as const,
      meta: { reads: ['plans', 'subscriptions'] },
      queryFn: ({ signal }) => fetchPlan(id, signal),
    }),
  offered: () =>
    queryOptions({
      queryKey: ['billing', 'plans', 'offered'] as const,
      meta: { reads: ['plans'] },
      queryFn: ({ signal }) => fetchPlans(signal),
    }),
  children: () =>
    queryOptions({
      queryKey: ['billing', 'plans', 'children'] as const,
      meta: { reads: ['subscriptions', 'players', 'guardian_links'] },
      queryFn: ({ signal }) => fetchChildren(signal),
    }),
}

/** Nobody until they are known: the page stands without them. */
export function usePayableChildren(): readonly PayableChild[] {
  return useQuery(planQueries.children()).data ?? nobody
}

const nobody: readonly PayableChild[] = []

export function usePlans() {
  return useQuery(planQueries.offered())
}

export function useCheckoutTerms() {
  return useQuery(contractTermQueries.own())
}

export function usePlan(id: string): PlanRecord {
  return useSuspenseQuery(planQueries.details(id)).data
}

/** Answers the new plan's id; `conflict` where this offer stands already. */
export function useCreatePlan() {
  return useMutation({
    mutationFn: async (row: TablesInsert<'plans'>): Promise<string> => {
      const client = await getDb()
      const { id } = await unwrap(client.from('plans').insert(row).select('id').single())
      return id
    },
    meta: { writes: ['plans', 'audit_log'], success: 'billing:plans.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. Role, tier and period stay what they are. */
export function useUpdatePlan(id: string, seenAt: string) {
  return useMutation({
    mutationFn: async (row: TablesUpdate<'plans'>) => {
      const client = await getDb()
      const saved = await unwrap(
        client.from('plans').update(row).eq('id', id).eq('updated_at', seenAt).select('id'),
      )
      if (saved.length === 0) throw createStaleRowError()
    },
    meta: { writes: ['plans', 'audit_log'], success: 'billing:plans.saved', silent: true },
  })
}

/** Takes a plan off the list, or puts it back; whoever has it keeps it. `conflict`: another one stands in its place. */
export function useArchivePlan(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await getDb()
      const archived_at = isArchived ? new Date().toISOString() : null
      await unwrap(client.from('plans').update({ archived_at }).eq('id', id).select('id').single())
    },
    meta: { writes: ['plans', 'audit_log'], success: 'billing:plans.saved', silent: true },
  })
}
