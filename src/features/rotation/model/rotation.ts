/** What a rotation is made of: the parts of a match, the rules, and one letter per player and part. */
import type { RotationRules } from '@/features/matches/model/rotation/rotation-row'
import { isOnPitch } from '@/features/matches/model/rotation/turns'

/** By player one letter a part: p pitch, k keeper, b bench, x away, as `match_rotations` stores them (chapter 0714). */
export type Turns = Readonly<Record<string, string>>

export interface RotationPlayer {
  id: string
  /** Goalkeeper by position. */
  isKeeper: boolean
  /** Playing time of the season before this match, in seconds. */
  seconds: number
  /** What was possible of it; 0 where nothing was, as for guests. */
  possible: number
}

export interface RotationProblem {
  players: readonly RotationPlayer[]
  /** Players on the pitch, the keeper included. */
  format: number
  periods: number
  /** Length of one part, in seconds. */
  partSeconds: number
  rules: RotationRules
  /** Parts that are over or running: their locks are what happened. */
  passed: number
}

/** Why no plan can meet the rules; with the rules that would allow one, where one step does. */
export interface Impossible {
  code:
    | 'bench_run'
    | 'least_share'
    | 'locks_pitch'
    | 'locks_bench'
    | 'locks_keeper'
    | 'keeper'
    | 'pair'
    | 'even'
    | 'together'
  /** Part it is about, from 0. */
  part?: number
  players?: readonly string[]
  /** Figures the sentence names. */
  count?: number
  places?: number
  relaxed: RotationRules | null
}

export type RotationResult =
  | { kind: 'plan'; turns: Turns }
  | { kind: 'impossible'; reason: Impossible }
  /** The solver ran out of time: nothing is said about whether there is a plan. */
  | { kind: 'overrun' }

export function countParts({ periods, rules }: Pick<RotationProblem, 'periods' | 'rules'>): number {
  return periods * rules.parts
}

/** The lock of a player in a part: a letter, or a dot for what is left to the plan. */
export function getLock({ rules }: RotationProblem, playerId: string, part: number): string {
  return rules.locks[playerId]?.[part] ?? '.'
}

/** Players each part needs: the format, fewer where fewer are there, and what happened in parts that are over. */
export function listNeeds(problem: RotationProblem): number[] {
  return Array.from({ length: countParts(problem) }, (_, part) => {
    const locks = problem.players.map(({ id }) => getLock(problem, id, part))
    if (part < problem.passed) return locks.filter(isOnPitch).length
    return Math.min(problem.format, locks.filter((lock) => lock !== 'x').length)
  })
}

/** Locks with one cell set; a row of dots is none. */
export function setLock(
  rules: RotationRules,
  {
    playerId,
    part,
    letter,
    parts,
  }: { playerId: string; part: number; letter: string; parts: number },
): RotationRules {
  const known = rules.locks[playerId] ?? '.'.repeat(parts)
  const row = known.slice(0, part) + letter + known.slice(part + 1)
  const { [playerId]: _, ...others } = rules.locks
  return { ...rules, locks: /^\.*$/.test(row) ? others : { ...others, [playerId]: row } }
}

/** Without the locks of one part. */
export function unlockPart(rules: RotationRules, part: number): RotationRules {
  const rows = Object.entries(rules.locks).map(
    ([id, row]) =>
      // who is away stays away
      [id, row[part] === 'x' ? row : row.slice(0, part) + '.' + row.slice(part + 1)] as const,
  )
  return { ...rules, locks: Object.fromEntries(rows.filter(([, row]) => !/^\.*$/.test(row))) }
}
