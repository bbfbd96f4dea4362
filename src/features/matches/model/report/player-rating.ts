/** Ratings of players in a match: 1 to 10 in halves, as `match_ratings` stores them. */

export const ratingLimits = { min: 1, max: 10, step: 0.5 } as const

interface StoredRating {
  match_id: string
  player_id: string
  rating: number
  is_shared: boolean
}

export interface RatedLine<Player> {
  player_id: string
  player: Player
  /** Null while nobody rated. */
  rating: number | null
  is_shared: boolean
  /** Of the last match before that has one. */
  last: number | null
}

/** The nearest half inside the limits; null for an empty field. */
export function toRating(typed: number | string): number | null {
  const value = typeof typed === 'number' ? typed : Number(typed.trim().replace(',', '.'))
  if (typed === '' || Number.isNaN(value)) return null
  const { min, max, step } = ratingLimits
  return Math.min(max, Math.max(min, Math.round(value / step) * step))
}

/** Everybody who was called up, by name; `stored`: ratings of the team up to this match, the latest first. */
export function listRatingLines<Player extends { first_name: string; last_name: string }>(
  squad: readonly { player_id: string; role: string | null; player: Player }[],
  stored: readonly StoredRating[],
  matchId: string,
): RatedLine<Player>[] {
  return squad
    .filter(({ role }) => role === 'starter' || role === 'bench')
    .map(({ player_id, player }) => {
      const own = stored.filter((rating) => rating.player_id === player_id)
      const now = own.find(({ match_id }) => match_id === matchId)
      return {
        player_id,
        player,
        rating: now?.rating ?? null,
        is_shared: now?.is_shared ?? false,
        last: own.find(({ match_id }) => match_id !== matchId)?.rating ?? null,
      }
    })
    .toSorted(
      ({ player: one }, { player: other }) =>
        one.last_name.localeCompare(other.last_name) ||
        one.first_name.localeCompare(other.first_name),
    )
}
