/** The table `fees`: what is to be paid for players; rows come only for whoever pays for them and for the treasury. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import type { FeeKind, feeMethods, FeeStatus } from '../model/fee'
import type { Instalment } from '../model/instalments'

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

/** Who has a fee of this title already, by the day it is due: these are not charged again. */
async function fetchCharged(schoolId: string, titles: readonly string[], signal: AbortSignal) {
  if (titles.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('fees')
      .select('player_id, title, due_on')
      .eq('school_id', schoolId)
      .in('title', titles)
      .order('id')
      .limit(mostCharged)
      .abortSignal(signal),
  )
}

/** As many rows as the database gives at once. */
const mostCharged = 1000

/** Every step of a fee with who did it when; the treasury alone reads it. */
async function fetchHistory(feeId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('fee_events')
      .select('id, status, amount_cents, note, occurred_at')
      .eq('fee_id', feeId)
      .order('occurred_at')
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

/** Lines of statements that have paid something between two days, by their hash. */
export async function fetchBookedLines(
  schoolId: string,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('fees')
      .select('statement_line')
      .eq('school_id', schoolId)
      .not('statement_line', 'is', null)
      .gte('paid_on', from)
      .lte('paid_on', to)
      .order('id')
      .limit(mostCharged)
      .abortSignal(signal),
  )
  return rows.flatMap(({ statement_line }) => statement_line ?? [])
}

const feeQueries = {
  charged: (schoolId: string, titles: readonly string[]) =>
    queryOptions({
      queryKey: ['fees', 'charged', schoolId, titles],
      meta: { reads: ['fees'] },
      queryFn: ({ signal }) => fetchCharged(schoolId, titles, signal),
    }),
  history: (feeId: string) =>
    queryOptions({
      queryKey: ['fees', 'history', feeId],
      meta: { reads: ['fees', 'fee_events'] },
      queryFn: ({ signal }) => fetchHistory(feeId, signal),
    }),
}

export function useChargedFees(schoolId: string, titles: readonly string[]) {
  return useQuery(feeQueries.charged(schoolId, titles))
}

export function useFeeHistory(feeId: string) {
  return useQuery(feeQueries.history(feeId))
}

interface Charge {
  playerIds: string[]
  title: string
  kind: FeeKind
  note: string
  lines: readonly Instalment[]
}

/** Counts the fees charged; those there already are left as they are, so that it may be sent twice. */
async function createFees(schoolId: string, charge: Charge): Promise<number> {
  const client = await getDb()
  return unwrap(
    client.rpc('charge_plan', {
      p_school_id: schoolId,
      p_player_ids: charge.playerIds,
      p_title: charge.title,
      p_kind: charge.kind,
      p_note: charge.note,
      p_lines: charge.lines.map(({ amount_cents, due_on }) => ({ amount_cents, due_on })),
    }),
  )
}

export function useChargePlan(schoolId: string) {
  return useMutation({
    mutationFn: (charge: Charge) => createFees(schoolId, charge),
    meta: { writes: ['fees', 'fee_events', 'notifications'] },
  })
}

interface Settlement {
  ids: string[]
  status: FeeStatus
  method?: (typeof feeMethods)[number]
  paidOn?: string
  note?: string
}

/** All or none; counts those moved, without those that are there already. */
async function settleFees({ ids, status, method, paidOn, note }: Settlement): Promise<number> {
  const client = await getDb()
  return unwrap(
    client.rpc('settle_fees', {
      p_fee_ids: ids,
      p_status: status,
      p_method: method,
      p_paid_on: paidOn,
      p_note: note,
    }),
  )
}

export function useSettleFees() {
  return useMutation({ mutationFn: settleFees, meta: { writes: ['fees', 'fee_events'] } })
}

const outcomeSchema = z.array(
  z.object({ line_key: z.string(), result: z.enum(['paid', 'booked', 'taken', 'mismatch']) }),
)

export interface StatementPayment {
  /** Hash of the line. */
  key: string
  paid_on: string
  amount_cents: number
  fee_ids: string[]
}

/** What became of each line; a line that has paid before pays nothing again. */
async function settleStatement(schoolId: string, lines: readonly StatementPayment[]) {
  const client = await getDb()
  const outcomes = await unwrap(
    client.rpc('settle_statement', {
      p_school_id: schoolId,
      p_lines: lines.map((line) => ({ ...line })),
    }),
  )
  return outcomeSchema.parse(outcomes)
}

export function useSettleStatement(schoolId: string) {
  return useMutation({
    mutationFn: (lines: readonly StatementPayment[]) => settleStatement(schoolId, lines),
    meta: { writes: ['fees', 'fee_events'] },
  })
}

/** By bell and mail to those who pay; counts the fees that were not reminded of in the last seven days. */
async function remindFees(feeIds: string[]): Promise<number> {
  const client = await getDb()
  return unwrap(client.rpc('remind_fees', { p_fee_ids: feeIds }))
}

export function useRemindFees() {
  return useMutation({ mutationFn: remindFees, meta: { writes: ['fees', 'notifications'] } })
}
