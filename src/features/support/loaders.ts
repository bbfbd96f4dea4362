import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { readSearch, requireFound } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { deskQueries } from './api/desk'
import { ticketQueries } from './api/tickets'
import { deskFilterSchema } from './model/desk-filter'

export async function loadMyTickets() {
  await queryClient.prefetchQuery(ticketQueries.mine())
  return null
}

/** Read anew, as one comes for an answer; a ticket of somebody else is not found, unless an administrator asks. */
export async function loadTicket({ params, request }: LoaderFunctionArgs) {
  const query = ticketQueries.details(params.id ?? '')
  await requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}

export async function loadDesk({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(deskFilterSchema, readSearch(request))
  await queryClient.prefetchQuery(deskQueries.list(filter))
  return null
}
