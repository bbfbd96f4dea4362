/** The person's own row in `users`, as the account page shows and changes it. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { refreshProfile } from '@/features/session/api/session-store'
import { db } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, email, first_name, last_name, phone, role, avatar_url, locale, mobile_locale, created_at'

export const userQueries = {
  all: () => ['people', 'users'] as const,
  own: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'own', id],
      queryFn: ({ signal }) => fetchUser(id, signal),
    }),
}

async function fetchUser(id: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(client.from('users').select(columns).eq('id', id).abortSignal(signal).single())
}

export type OwnUser = Awaited<ReturnType<typeof fetchUser>>

export function useOwnUser(id: string): OwnUser {
  return useSuspenseQuery(userQueries.own(id)).data
}

type Changes = Pick<
  TablesUpdate<'users'>,
  'first_name' | 'last_name' | 'phone' | 'avatar_url' | 'locale' | 'mobile_locale'
>

/** Saves one's own row, and says so unless the page does; selected back, as a refused update is silent. */
export function useUpdateOwnUser(id: string, { isQuiet = false } = {}) {
  return useMutation({
    mutationFn: async (changes: Changes) => {
      const client = await db()
      await unwrap(client.from('users').update(changes).eq('id', id).select('id').single())
      await refreshProfile()
    },
    meta: {
      invalidates: [userQueries.all()],
      ...(!isQuiet && { success: 'settings:profile.saved' }),
      silent: true,
    },
  })
}
