/** The player's record behind an account: what the club keeps about oneself as a player. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchGuardians } from '@/features/people/api/guardians'
import { fetchOwnRecord } from '@/features/people/api/players/player-rows'

export const ownPlayerQueries = {
  all: () => ['settings', 'own-player'] as const,
  /** Null for an account without a player's record. */
  of: (userId: string) =>
    queryOptions({
      queryKey: [...ownPlayerQueries.all(), userId],
      meta: {
        reads: [
          'players',
          'squad_members',
          'teams',
          'body_measurements',
          'achievement_awards',
          'guardian_links',
          'person_cards',
        ],
      },
      queryFn: ({ signal }) => fetchPlayer(userId, signal),
    }),
}

async function fetchPlayer(userId: string, signal: AbortSignal) {
  const player = await fetchOwnRecord(userId, signal)
  if (!player) return null
  // asked for by itself: the index of the primary contact makes an embedded list look like one row
  const links = await fetchGuardians(player.id, signal)
  return { ...player, guardians: links.filter(({ status }) => status === 'active') }
}

export type OwnPlayer = NonNullable<Awaited<ReturnType<typeof fetchPlayer>>>

export function useOwnPlayer(userId: string) {
  return useQuery(ownPlayerQueries.of(userId))
}
