/** Days on which the support does not answer, kept by administrators. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { supportKey } from './tickets'

/** From this day on, `YYYY-MM-DD`; at most a hundred. */
export function useHolidays(from: string) {
  return useQuery(
    queryOptions({
      queryKey: [...supportKey, 'holidays', from],
      meta: { reads: ['platform_holidays'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(
          client
            .from('platform_holidays')
            .select('day, name')
            .gte('day', from)
            .order('day')
            .limit(100)
            .abortSignal(signal),
        )
      },
    }),
  )
}

/** Error: a day that is there already (conflict). */
export function useAddHoliday() {
  return useMutation({
    mutationFn: async (holiday: { day: string; name: string }) => {
      const client = await getDb()
      await unwrapVoid(client.from('platform_holidays').insert(holiday))
    },
    meta: { writes: ['platform_holidays'], silent: true },
  })
}

export function useRemoveHoliday() {
  return useMutation({
    mutationFn: async (day: string) => {
      const client = await getDb()
      await unwrapVoid(client.from('platform_holidays').delete().eq('day', day))
    },
    meta: { writes: ['platform_holidays'] },
  })
}
