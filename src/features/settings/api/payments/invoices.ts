/** The bills somebody pays, newest first. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrapPage } from '@/lib/supabase/unwrap'

const columns =
  'id, number, status, total_cents, refunded_cents, currency, issued_at, hosted_url, pdf_url' as const

export const historyPageSize = 8

export const invoiceQueries = {
  all: () => ['settings', 'invoices'] as const,
  own: (userId: string, page: number) =>
    queryOptions({
      queryKey: [...invoiceQueries.all(), userId, page],
      meta: { reads: ['invoices'] },
      queryFn: ({ signal }) => fetchOwn(userId, page, signal),
    }),
}

async function fetchOwn(userId: string, page: number, signal: AbortSignal) {
  const client = await getDb()
  const first = (page - 1) * historyPageSize
  return unwrapPage(
    client
      .from('invoices')
      .select(columns, { count: 'exact' })
      .eq('user_id', userId)
      .order('issued_at', { ascending: false })
      .order('id')
      .range(first, first + historyPageSize - 1)
      .abortSignal(signal),
  )
}

export type Invoice = Awaited<ReturnType<typeof fetchOwn>>['rows'][number]

export function useInvoices(userId: string, page: number) {
  return useQuery({ ...invoiceQueries.own(userId, page), placeholderData: keepPreviousData })
}
