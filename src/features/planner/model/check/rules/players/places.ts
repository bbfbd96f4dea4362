/** Whom a step has room for: its lanes together, each with its own players. */
import type { TimedStep } from '../../checked'

export interface Places {
  least: number
  most: number
}

/** Null for a step in which some lane is free: it takes whoever comes. */
export function countPlaces({ blocks }: TimedStep): Places | null {
  let least = 0
  let most = 0
  for (const { exercise } of blocks) {
    if (!exercise) return null
    least += exercise.players_min
    most += exercise.players_max
  }
  return { least, most }
}
