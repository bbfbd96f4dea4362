/** What somebody's owner profile says beside name and address: their own row. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'job_title, biography'

export const ownerProfileQueries = {
  all: () => ['people', 'owner-profiles'] as const,
  /** Null for an owner who has not written one yet. */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...ownerProfileQueries.all(), userId],
      meta: { reads: ['owner_profiles'] },
      queryFn: ({ signal }) => fetchOwnerProfile(userId, signal),
    }),
}

export async function fetchOwnerProfile(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const [row = null] = await unwrap(
    client.from('owner_profiles').select(columns).eq('user_id', userId).abortSignal(signal),
  )
  return row
}

export type OwnerProfile = NonNullable<Awaited<ReturnType<typeof fetchOwnerProfile>>>

export function useOwnerProfile(userId: string) {
  return useQuery(ownerProfileQueries.own(userId))
}

type Changes = Pick<TablesUpdate<'owner_profiles'>, 'job_title' | 'biography'>

/** Writes the row, the first time too. Throws `forbidden` with `role_mismatch` for who is no owner. */
export function useSaveOwnerProfile(userId: string) {
  return useMutation({
    mutationFn: async (changes: Changes) => {
      const client = await getDb()
      await unwrap(
        client
          .from('owner_profiles')
          .upsert({ user_id: userId, ...changes })
          .select('user_id')
          .single(),
      )
    },
    meta: { writes: ['owner_profiles'], silent: true },
  })
}
