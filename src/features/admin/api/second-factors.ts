/** The authenticators of an account, and taking them away for somebody who lost them. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

const secondFactorQueries = {
  ofAccount: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'second-factors', userId],
      meta: { reads: ['auth.factors'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('second_factors_of', { p_user_id: userId }).abortSignal(signal))
      },
    }),
}

export function useSecondFactors(userId: string) {
  return useSuspenseQuery(secondFactorQueries.ofAccount(userId)).data
}

/** Errors: `own_second_factor`, `second_factor_first` (forbidden), `second_factor_missing` (invalid). */
export function useRemoveSecondFactors(userId: string) {
  return useMutation({
    mutationFn: async (reason: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('remove_second_factors', { p_user_id: userId, p_reason: reason }))
    },
    meta: {
      writes: ['auth.factors', 'audit_log'],
      success: 'admin:second_factor.removed',
      silent: true,
    },
  })
}
