/** What somebody's parent profile says beside name and address: their own row. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'address, emergency_phone, preferred_contact'

export const parentProfileQueries = {
  all: () => ['settings', 'parent-profile'] as const,
  /** Null for a parent who has not written one yet. */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...parentProfileQueries.all(), userId],
      meta: { reads: ['parent_profiles'] },
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
}

async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const [row = null] = await unwrap(
    client.from('parent_profiles').select(columns).eq('user_id', userId).abortSignal(signal),
  )
  return row
}

export type ParentProfile = NonNullable<Awaited<ReturnType<typeof fetchOwn>>>

export function useParentProfile(userId: string) {
  return useQuery(parentProfileQueries.own(userId))
}

type Changes = Pick<
  TablesUpdate<'parent_profiles'>,
  'address' | 'emergency_phone' | 'preferred_contact'
>

/** Writes the row, the first time too. Throws `forbidden` with `role_mismatch` for who is no parent. */
export function useSaveParentProfile(userId: string) {
  return useMutation({
    mutationFn: async (changes: Changes) => {
      const client = await getDb()
      await unwrap(
        client
          .from('parent_profiles')
          .upsert({ user_id: userId, ...changes })
          .select('user_id')
          .single(),
      )
    },
    meta: { writes: ['parent_profiles'], silent: true },
  })
}
