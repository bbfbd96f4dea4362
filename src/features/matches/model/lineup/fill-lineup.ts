/** "Fill line-up": the free places go to those who suit them best, starters before the bench. */
import { assignCheapest } from './assign'
import { findPlayerPlace, type Lineup } from './lineup'
import { computeFitCost, getFit, type Fit, type LineupPlayer } from './position-fit'

export interface FilledPlace {
  slot: string
  player_id: string
  fit: Fit
}

interface Filling {
  lineup: Lineup
  /** Who came to which place, and why. */
  filled: readonly FilledPlace[]
}

/** More than all fits together: no substitute begins while a starter sits. */
const benchCost = 2000

/** Whoever stands already stays. */
export function fillLineup(lineup: Lineup, players: readonly LineupPlayer[]): Filling {
  const free = lineup.places.filter(({ player_id }) => player_id === null)
  const waiting = players.filter(({ player_id }) => !findPlayerPlace(lineup, player_id))
  const pairs = assignCheapest(
    waiting.map((player) =>
      free.map(
        (place) => computeFitCost(player, place) + (player.role === 'bench' ? benchCost : 0),
      ),
    ),
  )
  const filled = waiting.flatMap((player, index) => {
    const place = free[pairs[index] ?? -1]
    if (!place) return []
    return [{ slot: place.slot, player_id: player.player_id, fit: getFit(player, place) }]
  })
  const places = lineup.places.map((place) => {
    const found = filled.find(({ slot }) => slot === place.slot)
    return found ? { ...place, player_id: found.player_id } : place
  })
  return { lineup: { ...lineup, places }, filled }
}
