/** The own authenticator apps, with what setting one up and taking one away changes. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { deleteAuthenticator, listAuthenticators } from '@/features/session/api/second-factor'
import { refreshProfile } from '@/features/session/api/session-store'

export const authenticatorQueries = {
  all: () => ['settings', 'authenticators'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...authenticatorQueries.all(), userId],
      meta: { reads: ['auth.factors'] },
      queryFn: () => listAuthenticators(),
    }),
}

export function useAuthenticators(userId: string) {
  return useSuspenseQuery(authenticatorQueries.own(userId)).data
}

/** Throws what the auth service says: the form names it. */
export function useDeleteAuthenticator() {
  return useMutation({
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      await deleteAuthenticator(id, code)
      await refreshProfile()
    },
    meta: {
      writes: ['auth.factors'],
      success: 'settings:security.factor.removed',
      silent: true,
    },
  })
}
