/** Keepers of an older drawing were a team of their own. */
import { distance } from '../../motion/course'
import type { Player, Point } from '../scene-schema'

/** Each now plays for whom the players around it play. */
export function keeperTeam(keeper: Point, players: readonly Player[]): 'a' | 'b' {
  const away = (team: 'a' | 'b') => {
    const ways = players
      .filter((player) => player.team === team && !player.is_keeper)
      .map(({ x, y }) => distance(keeper, [x, y]))
    return ways.length > 0 ? ways.reduce((sum, way) => sum + way, 0) / ways.length : null
  }
  const [a, b] = [away('a'), away('b')]
  // shot at by one team only: the other one's
  if (a === null || b === null) return a === null && b !== null ? 'a' : 'b'
  return a < b ? 'a' : 'b'
}
