/** Whether administrators need a second factor; for administrators. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

export const secondFactorSettingQueries = {
  one: () =>
    queryOptions({
      queryKey: ['settings', 'second-factor-setting'],
      meta: { reads: ['private.second_factor_setting'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const [setting] = await unwrap(client.rpc('second_factor_setting').abortSignal(signal))
        return setting ?? null
      },
    }),
}

export function useSecondFactorSetting() {
  return useSuspenseQuery(secondFactorSettingQueries.one()).data
}

/** Error: `second_factor_first` (forbidden) for somebody without one. */
export function useSetSecondFactorSetting() {
  return useMutation({
    mutationFn: async (isRequired: boolean) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('set_second_factor_setting', { p_is_required_for_admins: isRequired }),
      )
    },
    meta: {
      writes: ['private.second_factor_setting'],
      success: 'settings:security.rule.saved',
      silent: true,
    },
  })
}
