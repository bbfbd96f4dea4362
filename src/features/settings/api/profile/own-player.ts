/** The player's record behind an account: what the club keeps about oneself as a player. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, first_name, last_name, date_of_birth, position, other_positions, strong_foot, school_id, squads:squad_members(left_on, shirt_number, team:teams!squad_members_team(name)), measurements:body_measurements(measured_on, height_cm, weight_kg), awards:achievement_awards(count)' as const

export const ownPlayerQueries = {
  all: () => ['settings', 'own-player'] as const,
  /** Null for an account without a player's record. */
  of: (userId: string) =>
    queryOptions({
      queryKey: [...ownPlayerQueries.all(), userId],
      queryFn: ({ signal }) => fetchPlayer(userId, signal),
    }),
}

async function fetchPlayer(userId: string, signal: AbortSignal) {
  const client = await db()
  const [player] = await unwrap(
    client.from('players').select(columns).eq('user_id', userId).abortSignal(signal),
  )
  if (!player) return null
  // asked for by itself: the index of the primary contact makes an embedded list look like one row
  const guardians = await unwrap(
    client
      .from('guardian_links')
      .select('relationship, guardian_id')
      .eq('player_id', player.id)
      .eq('status', 'active')
      .abortSignal(signal),
  )
  const ids = guardians.map(({ guardian_id }) => guardian_id)
  const cards =
    ids.length > 0
      ? await unwrap(
          client
            .from('person_cards')
            .select('user_id, first_name, last_name')
            .in('user_id', ids)
            .abortSignal(signal),
        )
      : []
  return { ...player, guardians, cards }
}

export type OwnPlayer = NonNullable<Awaited<ReturnType<typeof fetchPlayer>>>

export function useOwnPlayer(userId: string) {
  return useQuery(ownPlayerQueries.of(userId))
}
