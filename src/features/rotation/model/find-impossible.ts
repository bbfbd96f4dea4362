/** Rules that no plan can meet, found by counting before anything is solved, so that the page can say which and why. */
import type { RotationPair } from '@/features/matches/model/rotation/rotation-row'
import { isOnPitch } from '@/features/matches/model/rotation/turns'
import { computeLeast } from './courses'
import { unlockPart, type Impossible, type RotationProblem } from './rotation'

/** `locks` with the keepers' parts, `needs` per part; both in the order of the problem. */
export function findImpossible(
  problem: RotationProblem,
  locks: readonly string[],
  needs: readonly number[],
): Impossible | null {
  return (
    findLockConflict(problem, locks, needs) ??
    findPairConflict(problem, locks) ??
    findLeastShareConflict(problem, locks, needs) ??
    findBenchRunConflict(problem, locks, needs)
  )
}

function findLockConflict(
  { rules, passed }: RotationProblem,
  locks: readonly string[],
  needs: readonly number[],
): Impossible | null {
  for (const [part, need] of needs.entries()) {
    if (part < passed) continue
    const column = locks.map((row) => row[part] ?? '.')
    if (column.filter(isOnPitch).length > need) {
      return { code: 'locks_pitch', part, places: need, relaxed: unlockPart(rules, part) }
    }
    if (column.filter((lock) => !'bx'.includes(lock)).length < need) {
      return { code: 'locks_bench', part, places: need, relaxed: unlockPart(rules, part) }
    }
  }
  return null
}

function findPairConflict(
  { rules, players, passed }: RotationProblem,
  locks: readonly string[],
): Impossible | null {
  const getRow = (id: string) => locks[players.findIndex((player) => player.id === id)] ?? ''
  for (const pair of rules.pairs) {
    const [one, other] = pair.players.map((id) => getRow(id))
    if (!one || !other) continue
    for (let part = passed; part < one.length; part += 1) {
      const both = [one[part] ?? '.', other[part] ?? '.']
      const isBroken =
        pair.kind === 'apart'
          ? both.every((lock) => lock === 'b')
          : both.includes('b') && both.some(isOnPitch)
      if (isBroken) {
        return { code: 'pair', part, players: pair.players, relaxed: removePair(rules, pair) }
      }
    }
  }
  return null
}

export function removePair(rules: RotationProblem['rules'], pair: RotationPair) {
  return { ...rules, pairs: rules.pairs.filter((known) => known !== pair) }
}

function findLeastShareConflict(
  { rules }: RotationProblem,
  locks: readonly string[],
  needs: readonly number[],
): Impossible | null {
  const places = sum(needs)
  const countAsked = (share: number) =>
    sum(locks.map((row) => Math.max(computeLeast(row, share), countOn(row))))
  if (countAsked(rules.least_share) <= places) return null
  let share = rules.least_share
  while (share > 0 && countAsked(share) > places) share -= 1
  // without a least share the locks alone fill the places (found above)
  const relaxed = { ...rules, least_share: share - (share % 5) }
  return { code: 'least_share', count: rules.least_share, places: relaxed.least_share, relaxed }
}

/** In any `bench_run + 1` parts in a row everybody who is there must play once. */
function findBenchRunConflict(
  { rules, players, passed }: RotationProblem,
  locks: readonly string[],
  needs: readonly number[],
): Impossible | null {
  const length = rules.bench_run + 1
  for (let part = passed; part + length <= needs.length; part += 1) {
    const asked = locks.map((row) => {
      const window = row.slice(part, part + length)
      const isFree = !window.includes('x') && window.includes('.')
      return Math.max(countOn(window), isFree ? 1 : 0)
    })
    if (sum(asked) > sum(needs.slice(part, part + length))) {
      const relaxed = { ...rules, bench_run: rules.bench_run + 1 }
      return { code: 'bench_run', count: players.length, places: needs[part] ?? 0, relaxed }
    }
  }
  return null
}

function countOn(row: string): number {
  return [...row].filter(isOnPitch).length
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
