/** The table `fees`: what is to be paid for players; rows come only for whoever pays for them and for the treasury. */
import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchPayers } from '@/features/people/api/guardians'
import { getToday } from '@/lib/time/calendar-date'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import { findOwedFees, getOwedPage, type OwedFee, type OwedFilter } from '../model/owed-fees'

/** More than a family has open. */
const most = 60

/** Fees due for these players, the next due first. */
export async function fetchDueFees(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('fees')
      .select('id, school_id, player_id, title, amount_cents, currency, due_on')
      .in('player_id', playerIds)
      .eq('status', 'due')
      .order('due_on')
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

interface Slice {
  /** Counts from 0. */
  first: number
  size: number
}

/** Fees paid for these players, the latest first, with the club that took them. */
export async function fetchPaidFees(
  playerIds: readonly string[],
  { first, size }: Slice,
  signal: AbortSignal,
) {
  if (playerIds.length === 0) return { rows: [], total: 0 }
  const client = await getDb()
  return unwrapPage(
    client
      .from('fees')
      .select(
        'id, title, amount_cents, currency, due_on, paid_on, method, payment_reference, player:players!fees_player!inner(first_name, last_name), school:schools!fees_school!inner(name)',
        { count: 'exact' },
      )
      .in('player_id', playerIds)
      .eq('status', 'paid')
      .order('paid_on', { ascending: false })
      .order('id')
      .range(first, first + size - 1)
      .abortSignal(signal),
  )
}

export type PaidFee = Awaited<ReturnType<typeof fetchPaidFees>>['rows'][number]

/** As many as the database gives at once: open fees of a club of several hundred players. */
const mostOwed = 1000

const owedColumns =
  'id, title, amount_cents, due_on, reminded_at, player:players!fees_player!inner(id, user_id, first_name, last_name, squads:squad_members!squad_members_player(left_on, team:teams!squad_members_team(id, name, archived_at)))' as const

async function fetchOwed(schoolIds: readonly string[], signal: AbortSignal): Promise<OwedFee[]> {
  if (schoolIds.length === 0) return []
  const client = await getDb()
  const [rows, payers] = await Promise.all([
    unwrap(
      client
        .from('fees')
        .select(owedColumns)
        .in('school_id', schoolIds)
        .eq('status', 'due')
        .order('due_on')
        .order('id')
        .limit(mostOwed)
        .abortSignal(signal),
    ),
    fetchPayers(schoolIds, signal),
  ])
  return rows.map(({ player, ...fee }) => ({
    ...fee,
    player,
    teams: player.squads
      .filter(({ left_on, team }) => left_on === null && team.archived_at === null)
      .map(({ team: { id, name } }) => ({ id, name })),
    payers: payers.filter(({ player_id }) => player_id === player.id).map(({ name }) => name),
  }))
}

export const owedQueries = {
  all: () => ['billing', 'owed'] as const,
  /** Every open fee of these schools. */
  of: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: [...owedQueries.all(), schoolIds],
      meta: { reads: ['fees', 'players', 'squad_members', 'teams', 'guardian_links'] },
      queryFn: ({ signal }) => fetchOwed(schoolIds, signal),
    }),
  /** A page of them: searching and sorting ask nobody again. */
  page: (schoolIds: readonly string[], filter: OwedFilter) =>
    queryOptions({
      queryKey: [...owedQueries.of(schoolIds).queryKey, filter],
      meta: { reads: ['fees', 'players', 'squad_members', 'teams', 'guardian_links'] },
      queryFn: ({ client }) => readPage(client, schoolIds, filter),
    }),
}

async function readPage(client: QueryClient, schoolIds: readonly string[], filter: OwedFilter) {
  const fees = await client.fetchQuery(owedQueries.of(schoolIds))
  return getOwedPage(findOwedFees(fees, filter, getToday()), filter.page)
}

export function useOwedFees(schoolIds: readonly string[]) {
  return useQuery(owedQueries.of(schoolIds))
}

/** By bell and mail to those who pay; counts the fees that were not reminded of in the last seven days. */
async function remindFees(feeIds: string[]): Promise<number> {
  const client = await getDb()
  return unwrap(client.rpc('remind_fees', { p_fee_ids: feeIds }))
}

export function useRemindFees() {
  return useMutation({ mutationFn: remindFees, meta: { writes: ['fees', 'notifications'] } })
}
