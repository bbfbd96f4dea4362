/** People as the administrator sees them: the directory, and the writes that give or take roles. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { fetchHeldRoles } from '@/features/session/api/role-assignments'
import type { AppRole } from '@/features/session/model/session'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { UserFilter } from '../model/user-filter'
import { adminKey } from './keys'

export const adminUserQueries = {
  all: () => [...adminKey, 'users'] as const,
  list: (filter: UserFilter) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'list', filter],
      meta: { reads: ['users', 'role_assignments', 'role_requests'] },
      queryFn: ({ signal }) => fetchUsers(filter, signal),
      placeholderData: keepPreviousData,
    }),
  heldRoles: (userId: string) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'held-roles', userId],
      meta: { reads: ['role_assignments', 'schools'] },
      queryFn: ({ signal }) => fetchHeldRoles(userId, signal),
    }),
}

async function fetchUsers(filter: UserFilter, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_users', {
        p_query: filter.q,
        p_sort: filter.sort,
        p_is_descending: filter.dir === 'desc',
        ...getListRange(filter.page),
        ...(filter.status === 'all' ? {} : { p_status: filter.status }),
        ...(filter.role ? { p_role: filter.role } : {}),
        ...(filter.school ? { p_school_id: filter.school } : {}),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type AdminUser = Awaited<ReturnType<typeof fetchUsers>>['rows'][number]

export function useHeldRoles(userId: string) {
  return useQuery(adminUserQueries.heldRoles(userId))
}

interface Grant {
  user_ids: string[]
  role: AppRole
  school_id: string | null
}

/** Gives a role to one person or many; answers how many did not hold it yet. */
export function useAssignRole() {
  return useMutation({
    mutationFn: async ({ user_ids, role, school_id }: Grant) => {
      const client = await getDb()
      const count = await unwrap(
        client.rpc('assign_role', {
          p_user_ids: user_ids,
          p_role: role,
          ...(school_id ? { p_school_id: school_id } : {}),
        }),
      )
      void sendMailNow()
      return count
    },
    meta: { writes: ['role_assignments', 'role_requests', 'users', 'audit_log'], silent: true },
  })
}

interface Revocation {
  user_id: string
  role: AppRole
  school_id: string | null
}

export function useRevokeRole() {
  return useMutation({
    mutationFn: async ({ user_id, role, school_id }: Revocation) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('revoke_role', {
          p_user_id: user_id,
          p_role: role,
          ...(school_id ? { p_school_id: school_id } : {}),
        }),
      )
    },
    meta: { writes: ['role_assignments', 'role_requests', 'users', 'audit_log'], silent: true },
  })
}
