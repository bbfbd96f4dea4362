/** One's own notification preferences: every account has a row from its first day on. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { PreferencePatch, Preferences } from '../model/notifications/preferences'

const columns =
  'is_all_on, email, push, training, messages, tasks, notes, system, payments, training_lead, tasks_lead, quiet_from, quiet_until, time_zone, digest' as const

export const preferenceQueries = {
  all: () => ['settings', 'preferences'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), userId],
      meta: { reads: ['notification_preferences'] },
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
}

async function fetchOwn(userId: string, signal: AbortSignal): Promise<Preferences> {
  const client = await getDb()
  const table = client.from('notification_preferences')
  return unwrap(table.select(columns).eq('user_id', userId).abortSignal(signal).single())
}

export function usePreferences(userId: string) {
  return useSuspenseQuery(preferenceQueries.own(userId))
}

/**
 * Shown at once; a refused write puts the old value back. The page says what failed. One after the
 * other, so that quick taps arrive in their order.
 */
export function useChangePreferences(userId: string) {
  const client = useQueryClient()
  const { queryKey } = preferenceQueries.own(userId)
  return useMutation({
    scope: { id: `preferences ${userId}` },
    mutationFn: async (patch: PreferencePatch) => {
      const supabase = await getDb()
      const table = supabase.from('notification_preferences')
      return unwrap(table.update(patch).eq('user_id', userId).select(columns).single())
    },
    meta: { writes: ['notification_preferences'], spares: [queryKey], silent: true },
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && { ...before, ...patch })
    },
    // what counts after a failure is what is stored, also when several were under way
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
