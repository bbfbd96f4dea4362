/**
 * Spreads games over slots of time and pitches: no team twice in one slot, fair rests. Greedy in several deterministic
 * orders, of which the best counts: fewest slots, then fewest third games in a row, then the shortest longest wait.
 */

export interface OpenGame {
  home: string
  away: string
}

interface Team {
  left: number
  last: number
  run: number
}

/** Slots with the games of each, by their place in `games`. Every game stands in exactly one. */
export function fillSlots(games: readonly OpenGame[], pitches: number): number[][] {
  const tries = games.length > 120 ? 4 : 32
  let best: number[][] = []
  let bestCost: readonly number[] = []
  for (let variant = 0; variant < tries; variant += 1) {
    const slots = fillGreedily(games, pitches, variant)
    const cost = measureCost(games, slots)
    if (variant === 0 || isCheaper(cost, bestCost)) {
      best = slots
      bestCost = cost
    }
  }
  return best
}

function fillGreedily(games: readonly OpenGame[], pitches: number, variant: number): number[][] {
  const teams = new Map<string, Team>()
  for (const { home, away } of games) {
    for (const id of [home, away]) {
      const team = teams.get(id) ?? { left: 0, last: -2, run: 0 }
      teams.set(id, { ...team, left: team.left + 1 })
    }
  }
  const open = new Set(games.keys())
  const slots: number[][] = []
  while (open.size > 0) {
    const slot = slots.length
    const ranked = [...open]
      .map((index) => ({ index, rank: rateGame(games[index], teams, slot, variant, index) }))
      .toSorted((one, other) => other.rank - one.rank)
    const busy = new Set<string>()
    const chosen: number[] = []
    for (const { index } of ranked) {
      const game = games[index]
      if (chosen.length === pitches) break
      if (!game || busy.has(game.home) || busy.has(game.away)) continue
      chosen.push(index)
      busy.add(game.home).add(game.away)
      open.delete(index)
    }
    for (const id of busy) {
      const team = teams.get(id)
      if (!team) continue
      team.run = team.last === slot - 1 ? team.run + 1 : 1
      team.last = slot
      team.left -= 1
    }
    slots.push(chosen)
  }
  return slots
}

/** Who waited long and still has much to play comes first; a third game in a row only where nothing else fits. */
function rateGame(
  game: OpenGame | undefined,
  teams: ReadonlyMap<string, Team>,
  slot: number,
  variant: number,
  index: number,
): number {
  let rank = ((index * 7919 + variant * 104_729) % 997) / 997
  for (const id of game ? [game.home, game.away] : []) {
    const team = teams.get(id)
    if (!team) continue
    const isInRow = team.last === slot - 1
    rank += Math.min(slot - team.last, 12) * (2 + (variant % 3)) + team.left * (1 + (variant % 4))
    if (isInRow) rank -= team.run >= 2 ? 1000 : 2
  }
  return rank
}

/** Slots, games that are the third in a row or later, the longest wait, and all waits squared. */
export function measureCost(
  games: readonly OpenGame[],
  slots: readonly (readonly number[])[],
): number[] {
  const last = new Map<string, { slot: number; run: number }>()
  let tired = 0
  let longest = 0
  let squares = 0
  slots.forEach((chosen, slot) => {
    for (const index of chosen) {
      const game = games[index]
      for (const id of game ? [game.home, game.away] : []) {
        const before = last.get(id)
        const wait = before ? slot - before.slot : 1
        const run = before && wait === 1 ? before.run + 1 : 1
        if (run > 2) tired += 1
        longest = Math.max(longest, wait)
        squares += wait * wait
        last.set(id, { slot, run })
      }
    }
  })
  return [slots.length, tired, longest, squares]
}

function isCheaper(one: readonly number[], other: readonly number[]): boolean {
  for (const [nth, value] of one.entries()) {
    const difference = value - (other[nth] ?? Infinity)
    if (difference !== 0) return difference < 0
  }
  return false
}
