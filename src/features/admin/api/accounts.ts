/** One account as an administrator sees it, and what may be changed about it. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AccountValues } from '../model/account-schema'
import { adminKey } from './keys'

const columns =
  'id, email, first_name, last_name, role, avatar_url, phone, locale, status, created_at, updated_at, roles:role_assignments!role_assignments_user(id, role, school_id, granted_at, school:schools(name))' as const

export const accountQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', id],
      queryFn: ({ signal }) => fetchAccount(id, signal),
    }),
}

async function fetchAccount(id: string, signal: AbortSignal) {
  const client = await db()
  const [account, requests] = await Promise.all([
    unwrap(client.from('users').select(columns).eq('id', id).abortSignal(signal).single()),
    unwrap(
      client
        .from('role_requests')
        .select('id, role, message, school_name, created_at')
        .eq('user_id', id)
        .eq('status', 'pending')
        .abortSignal(signal),
    ),
  ])
  return { ...account, request: requests[0] ?? null }
}

export type Account = Awaited<ReturnType<typeof fetchAccount>>

export function useAccount(id: string): Account {
  return useSuspenseQuery(accountQueries.details(id)).data
}

/** Saves what was typed unless the row changed since `seenAt`: then `changed_meanwhile`. */
export function useUpdateAccount(id: string, seenAt: string) {
  return useMutation({
    mutationFn: async (values: AccountValues) => {
      const client = await db()
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
    meta: { invalidates: [adminKey], success: 'admin:account.saved', silent: true },
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
      const client = await db()
      return unwrap(
        client.rpc('set_account_status', {
          p_user_ids: user_ids,
          p_status: status,
          p_reason: reason,
        }),
      )
    },
    meta: { invalidates: [adminKey], silent: true },
  })
}
