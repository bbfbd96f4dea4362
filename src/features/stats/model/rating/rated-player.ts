/** Who is rated, and what is known already. */
import type { Ratings } from '../attributes'
import type { Seen } from './draft'

export interface RatedPlayer {
  id: string
  name: string
  shirt: number | null
  /** The newest rating by a coach that `known` shows; null for none. */
  seen: string | null
  /** The same for mental scores, once they are opened. */
  seenMental?: string | null
  known: Ratings
}

export function getSeen({ seen, seenMental }: RatedPlayer): Seen {
  return seenMental === undefined ? { stats: seen } : { stats: seen, mental: seenMental }
}

export function getSeenById(players: readonly RatedPlayer[]): Record<string, Seen> {
  return Object.fromEntries(players.map((player) => [player.id, getSeen(player)]))
}
