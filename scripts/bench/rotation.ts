/**
 * Part of `npm run bench:matches`: time of the rotation solver for 16 players and 8 parts, over squads with different
 * seasons, keepers, pairs and locks. Plain node, no browser. A report, not a check.
 */
import { solveRotation } from '../../src/features/rotation/model/solve-rotation'
import type { RotationProblem } from '../../src/features/rotation/model/rotation'
import { computeSpread } from './frame-times'
import { createLimitRow, printTable } from './row'

const squads = 60
const players = 16
const parts = 4
const periods = 2
const partSeconds = 450
const limit = 1000

/** Numbers from 0 to below 1 that are the same in every run (Lehmer's generator). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function createProblem(seed: number): RotationProblem {
  const chance = createChance(seed * 7919)
  const ids = Array.from({ length: players }, (_, index) => `player ${index}`)
  const [first = '', second = '', third = '', fourth = ''] = ids.toSorted(() => chance() - 0.5)
  return {
    players: ids.map((id, index) => ({
      id,
      isKeeper: index < 2,
      seconds: Math.round(18_000 * (0.3 + chance() * 0.5)),
      possible: 18_000,
    })),
    format: 9,
    periods,
    partSeconds,
    passed: 0,
    rules: {
      parts,
      least_share: 40,
      keeper: seed % 2 === 0 ? 'periods' : 'open',
      bench_run: 1,
      is_even: seed % 3 === 0,
      pairs: seed % 4 === 0 ? [{ kind: 'apart', players: [first, second] }] : [],
      levels: Object.fromEntries(ids.map((id) => [id, 1 + Math.floor(chance() * 3)])),
      locks: seed % 5 === 0 ? { [third]: 'p.......', [fourth]: '.......b' } : {},
    },
  }
}

const outcomes = { plan: 0, impossible: 0, overrun: 0 }
const times = Array.from({ length: squads }, (_, index) => {
  const problem = createProblem(index + 1)
  const from = performance.now()
  outcomes[solveRotation(problem).kind] += 1
  return performance.now() - from
})
const { p50, p95 } = computeSpread(times)
const { plan, impossible, overrun } = outcomes
console.log(`\n${squads} squads: ${plan} plans, ${impossible} impossible, ${overrun} out of time`)
printTable([
  createLimitRow(
    `rotation of ${players} players in ${parts * periods} parts, median`,
    limit,
    p50,
    'ms',
  ),
  createLimitRow('the slowest but one in twenty', limit, p95, 'ms'),
  createLimitRow('the slowest', limit, Math.max(...times), 'ms'),
])
