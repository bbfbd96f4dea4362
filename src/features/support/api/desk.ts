/** The desk of the support, for administrators: every ticket, what is due first on top. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { DeskFilter } from '../model/desk-filter'
import { supportKey } from './tickets'

/** The desk looks for new tickets this often, in milliseconds. */
const refreshMs = 30_000

export const deskQueries = {
  list: (filter: DeskFilter) =>
    queryOptions({
      queryKey: [...supportKey, 'desk', filter],
      meta: { reads: ['support_tickets', 'support_messages', 'users'] },
      queryFn: ({ signal }) => fetchDesk(filter, signal),
      placeholderData: keepPreviousData,
      refetchInterval: refreshMs,
    }),
}

async function fetchDesk({ q, state, kind, overdue, page }: DeskFilter, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('list_support_tickets', {
        p_query: q,
        p_is_overdue: overdue,
        ...getListRange(page),
        ...(state && { p_state: state }),
        ...(kind && { p_kind: kind }),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type DeskTicket = Awaited<ReturnType<typeof fetchDesk>>['rows'][number]
