/** Who may change a player's birth date, and changing it: protection hangs on the age. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { playerQueries } from './players'

const birthDateQueries = {
  mayChange: (playerId: string) =>
    queryOptions({
      queryKey: [...playerQueries.all(), 'may-change-birth-date', playerId],
      meta: { reads: ['players', 'guardian_links'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(
          client.rpc('can_change_birth_date', { p_player_id: playerId }).abortSignal(signal),
        )
      },
    }),
}

/** Undefined until it is known. */
export function useCanChangeBirthDate(playerId: string): boolean | undefined {
  return useQuery(birthDateQueries.mayChange(playerId)).data
}

/** By guardians and administrators. Fails with `age_limit_by_administrator` past an age limit. */
export function useChangeBirthDate(playerId: string) {
  return useMutation({
    mutationFn: async (bornOn: string) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('change_birth_date', { p_player_id: playerId, p_date_of_birth: bornOn }),
      )
    },
    meta: {
      writes: ['players'],
      success: 'people:form.saved',
      silent: true,
    },
  })
}
