/** Fees somebody has paid for their children and themselves, page by page, the latest first. */
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchPaidFees } from '@/features/fees/api/fees'
import { historyPageSize } from './invoices'
import { loadPayees } from '@/features/shop/api/payees'

async function fetchOwn(userId: string, page: number, client: QueryClient, signal: AbortSignal) {
  const payees = await loadPayees(client, userId)
  const slice = { first: (page - 1) * historyPageSize, size: historyPageSize }
  return fetchPaidFees(
    payees.map(({ id }) => id),
    slice,
    signal,
  )
}

const paidFeeQueries = {
  own: (userId: string, page: number) =>
    queryOptions({
      queryKey: ['settings', 'paid-fees', userId, page],
      meta: { reads: ['fees', 'players', 'guardian_links', 'schools'] },
      queryFn: ({ client, signal }) => fetchOwn(userId, page, client, signal),
    }),
}

export function usePaidFees(userId: string, page: number) {
  return useQuery({ ...paidFeeQueries.own(userId, page), placeholderData: keepPreviousData })
}
