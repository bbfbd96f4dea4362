/** Who meets whom in a group: the circle method, every pair exactly once in each leg. */

export interface Pairing {
  round: number
  home: string
  away: string
}

/**
 * Rounds of a group, home and away changed about as evenly as can be. With an odd number one team rests in each round.
 * In the second leg the sides change. Fewer than two teams play nothing.
 */
export function listPairings(teams: readonly string[], legs = 1): Pairing[] {
  const circle: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null]
  const size = circle.length
  const first: Pairing[] = []
  for (let round = 0; round < size - 1; round += 1) {
    for (let nth = 0; nth < size / 2; nth += 1) {
      const one = circle[nth]
      const other = circle[size - 1 - nth]
      if (!one || !other) continue
      const isTurned = nth === 0 ? round % 2 === 1 : nth % 2 === 1
      first.push({ round: round + 1, home: isTurned ? other : one, away: isTurned ? one : other })
    }
    // the first stays, the others move on by one
    circle.splice(1, 0, circle.pop() ?? null)
  }
  if (legs < 2) return first
  const second = first.map(({ round, home, away }) => ({
    round: round + size - 1,
    home: away,
    away: home,
  }))
  return [...first, ...second]
}
