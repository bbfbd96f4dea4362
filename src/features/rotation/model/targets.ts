/** How many parts each player should have: the season's shares are drawn together, by two parts of this match at most. */
import { computeLeast } from './courses'
import type { RotationPlayer } from './rotation'

const widest = 2

interface TargetInput {
  players: readonly RotationPlayer[]
  /** Locks with the keepers' parts, in the order of the players. */
  locks: readonly string[]
  leastShare: number
  /** Places of all parts together. */
  places: number
  partSeconds: number
}

/** Fractions of parts; their sum is the number of places wherever the limits of the players allow it. */
export function computeTargets({ players, locks, leastShare, places, partSeconds }: TargetInput) {
  const there = locks.map((row) => [...row].filter((lock) => lock !== 'x').length)
  const allThere = there.reduce((sum, count) => sum + count, 0)
  const limits = players.map((_, index) => {
    const row = locks[index] ?? ''
    const base = allThere === 0 ? 0 : (places * (there[index] ?? 0)) / allThere
    const able = [...row].filter((lock) => !'bx'.includes(lock)).length
    const fixed = [...row].filter((lock) => 'pk'.includes(lock)).length
    const least = Math.max(fixed, computeLeast(row, leastShare))
    const from = Math.min(able, Math.max(least, base - widest))
    return { from, to: Math.max(from, Math.min(able, base + widest)) }
  })
  const matchSeconds = (locks[0]?.length ?? 0) * partSeconds
  const computeFor = (share: number) =>
    players.map(({ seconds, possible }, index) => {
      const { from, to } = limits[index] ?? { from: 0, to: 0 }
      const wanted = (share * (possible + matchSeconds) - seconds) / partSeconds
      return Math.min(to, Math.max(from, wanted))
    })
  let [low, high] = [-1, 2]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    const sum = computeFor(middle).reduce((all, target) => all + target, 0)
    if (sum < places) low = middle
    else high = middle
  }
  return computeFor(high)
}
