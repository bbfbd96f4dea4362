/** One account as an administrator sees it, and what may be changed about it. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { fetchPendingRequest } from '@/features/session/api/role-request-api'
import { fetchAccountUser } from '@/features/session/api/users'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AccountValues } from '../model/account-schema'
import { adminKey } from './keys'

export const accountQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', id],
      meta: { reads: ['users', 'role_assignments', 'role_requests', 'schools'] },
      queryFn: ({ signal }) => fetchAccount(id, signal),
    }),
}

async function fetchAccount(id: string, signal: AbortSignal) {
  const [account, request] = await Promise.all([
    fetchAccountUser(id, signal),
    fetchPendingRequest(id, signal),
  ])
  return { ...account, request }
}

export type Account = Awaited<ReturnType<typeof fetchAccount>>

export function useAccount(id: string): Account {
  return useSuspenseQuery(accountQueries.details(id)).data
}

/** Saves what was typed unless the row changed since `seenAt`: then `stale_row`. */
export function useUpdateAccount(id: string, seenAt: string) {
  return useMutation({
    mutationFn: async (values: AccountValues) => {
      const client = await getDb()
      return unwrap(
        client.rpc('update_account', {
          p_user_id: id,
          p_first_name: values.first_name,
          p_last_name: values.last_name,
          p_phone: values.phone,
          p_locale: values.locale,
          p_seen_at: seenAt,
        }),
      )
    },
    meta: { writes: ['users', 'audit_log'], success: 'admin:account.saved', silent: true },
  })
}

interface StatusChange {
  user_ids: string[]
  status: 'active' | 'suspended'
  reason: string
}

/** Locks accounts out or lets them in again; answers how many changed. */
export function useSetAccountStatus() {
  return useMutation({
    mutationFn: async ({ user_ids, status, reason }: StatusChange) => {
      const client = await getDb()
      return unwrap(
        client.rpc('set_account_status', {
          p_user_ids: user_ids,
          p_status: status,
          p_reason: reason,
        }),
      )
    },
    meta: { writes: ['users', 'audit_log'], silent: true },
  })
}
