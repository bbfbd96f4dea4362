/** The person's own row in `users`, as the account page shows and changes it. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { refreshProfile } from '@/features/session/api/session-store'
import { fetchOwnUser, updateOwnUser, type OwnUserChanges } from '@/features/session/api/users'

export const userQueries = {
  all: () => ['people', 'users'] as const,
  own: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'own', id],
      meta: { reads: ['users'] },
      queryFn: ({ signal }) => fetchOwnUser(id, signal),
    }),
}

export type OwnUser = Awaited<ReturnType<typeof fetchOwnUser>>

export function useOwnUser(id: string): OwnUser {
  return useSuspenseQuery(userQueries.own(id)).data
}

/** Saves one's own row, and says so unless the page does. */
export function useUpdateOwnUser(id: string, { isQuiet = false } = {}) {
  return useMutation({
    mutationFn: async (changes: OwnUserChanges) => {
      await updateOwnUser(id, changes)
      await refreshProfile()
    },
    meta: {
      writes: ['users'],
      ...(!isQuiet && { success: 'settings:profile.saved' }),
      silent: true,
    },
  })
}
