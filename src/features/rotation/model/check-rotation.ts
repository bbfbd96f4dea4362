/** What a plan made or changed by hand has in each part, and which rules it does not meet. */
import type { RotationPair } from '@/features/matches/model/rotation/rotation-row'
import { isOnPitch } from '@/features/matches/model/rotation/turns'
import { computeLeast } from './courses'
import { countParts, getLock, listNeeds, type RotationProblem, type Turns } from './rotation'

export interface PartTotal {
  onPitch: number
  need: number
  keepers: number
  isWrong: boolean
}

export function countTotals(problem: RotationProblem, turns: Turns): PartTotal[] {
  const hasKeeper = problem.rules.keeper !== 'open'
  return listNeeds(problem).map((need, part) => {
    const letters = problem.players.map(({ id }) => turns[id]?.[part] ?? 'b')
    const onPitch = letters.filter(isOnPitch).length
    const keepers = letters.filter((letter) => letter === 'k').length
    const isKept = keepers === (hasKeeper ? 1 : 0)
    return {
      onPitch,
      need,
      keepers,
      isWrong: part >= problem.passed && (onPitch !== need || !isKept),
    }
  })
}

export interface Breach {
  code: 'lock' | 'bench_run' | 'least_share' | 'pair' | 'keeper'
  players: readonly string[]
}

/** Rules of single players and of pairs; the totals of the parts are `countTotals`. */
export function listBreaches(problem: RotationProblem, turns: Turns): Breach[] {
  const { players, rules, passed } = problem
  const breaches: Breach[] = []
  for (const { id } of players) {
    const row = turns[id] ?? ''
    const locks = Array.from({ length: countParts(problem) }, (_, part) =>
      getLock(problem, id, part),
    ).join('')
    const isKept = [...locks].every(
      (lock, part) => lock === '.' || lock === row[part] || (lock === 'p' && row[part] === 'k'),
    )
    if (!isKept) breaches.push({ code: 'lock', players: [id] })
    if (hasLongRun(row, locks, problem)) breaches.push({ code: 'bench_run', players: [id] })
    if ([...row].filter(isOnPitch).length < computeLeast(locks, rules.least_share)) {
      breaches.push({ code: 'least_share', players: [id] })
    }
    if (rules.keeper === 'turns' && countOwn(row, locks, 'k') > 1) {
      breaches.push({ code: 'keeper', players: [id] })
    }
  }
  for (const pair of rules.pairs) {
    if (isBroken(pair, turns, passed)) breaches.push({ code: 'pair', players: pair.players })
  }
  return breaches
}

function hasLongRun(row: string, locks: string, { rules, passed }: RotationProblem): boolean {
  let [length, isOwn] = [0, false]
  for (let part = 0; part < row.length; part += 1) {
    if (row[part] !== 'b') {
      length = 0
      isOwn = false
      continue
    }
    length += 1
    isOwn ||= locks[part] === '.' && part >= passed
    if (isOwn && length > rules.bench_run) return true
  }
  return false
}

function countOwn(row: string, locks: string, letter: string): number {
  return [...row].filter((known, part) => known === letter && locks[part] === '.').length
}

function isBroken({ kind, players }: RotationPair, turns: Turns, passed: number): boolean {
  const [one = '', other = ''] = players.map((id) => turns[id])
  return [...one].some((letter, part) => {
    const second = other[part] ?? 'x'
    if (part < passed || letter === 'x' || second === 'x') return false
    return kind === 'together'
      ? isOnPitch(letter) !== isOnPitch(second)
      : !isOnPitch(letter) && !isOnPitch(second)
  })
}
