/**
 * The plan of who plays when. Every player takes exactly one course; a small integer program (yalps) chooses them so
 * that each part has its number on the pitch, pairs hold and levels stay alike. It meets all rules or says why not.
 */
import { solve, type Coefficients, type Constraint } from 'yalps'
import { isOnPitch } from '@/features/matches/model/rotation/turns'
import { computeLeast, listCourses, type Course } from './courses'
import { findImpossible, removePair } from './find-impossible'
import { assignKeepers } from './keepers'
import { alignLevels, computeAverageLevel, levelRoom } from './levels'
import {
  countParts,
  getLock,
  listNeeds,
  type Impossible,
  type RotationProblem,
  type RotationResult,
} from './rotation'
import { computeTargets } from './targets'

/** Courses of a player that are weighed first; the others only where these leave no plan. */
const fewCourses = 24
const manyCourses = 160
/** The same for every course: what counts as near enough is then a few changes, not a part of one. */
const flatCost = 15
const solverMs = 450
const trialMs = 120

export function solveRotation(problem: RotationProblem): RotationResult {
  const prepared = prepare(problem)
  if ('code' in prepared) return { kind: 'impossible', reason: prepared }
  const found = problem.rules.is_even
    ? runEven(problem, prepared)
    : run(problem, prepared, solverMs)
  if (found !== 'infeasible') return found
  return { kind: 'impossible', reason: findBlockingRule(problem) }
}

/** A fair plan is made even by exchanging turns: much sooner than with the levels among the constraints. */
function runEven(problem: RotationProblem, prepared: Prepared): RotationResult | 'infeasible' {
  const uneven = { ...problem, rules: { ...problem.rules, is_even: false } }
  const fair = run(uneven, prepared, solverMs)
  if (fair === 'infeasible' || fair.kind !== 'plan') return fair
  const turns = alignLevels(problem, fair.turns)
  return turns ? { kind: 'plan', turns } : run(problem, prepared, solverMs)
}

interface Prepared {
  locks: readonly string[]
  needs: readonly number[]
  targets: readonly number[]
}

/** What is wrong by arithmetic alone, or what the solver needs. */
function prepare(problem: RotationProblem): Prepared | Impossible {
  const { players, rules, partSeconds } = problem
  const needs = listNeeds(problem)
  const keepers = assignKeepers(problem)
  if (!Array.isArray(keepers)) return keepers
  const locks = players.map(({ id }) =>
    keepers.map((keeper, part) => (keeper === id ? 'k' : getLock(problem, id, part))).join(''),
  )
  const impossible = findImpossible(problem, locks, needs)
  if (impossible) return impossible
  const places = needs.reduce((sum, need) => sum + need, 0)
  const targets = computeTargets({
    players,
    locks,
    leastShare: rules.least_share,
    places,
    partSeconds,
  })
  return { locks, needs, targets }
}

/** Few courses first; that they leave no plan says nothing about all of them. */
function run(problem: RotationProblem, prepared: Prepared, ms: number) {
  const first = runOnce(problem, prepared, { most: fewCourses, ms })
  return first === 'infeasible' ? runOnce(problem, prepared, { most: manyCourses, ms }) : first
}

function runOnce(
  problem: RotationProblem,
  { locks, needs, targets }: Prepared,
  { most, ms }: { most: number; ms: number },
): RotationResult | 'infeasible' {
  const { players, rules, passed } = problem
  const courses = new Map<string, Course & { id: string }>()
  const variables = new Map<string, Coefficients>()
  for (const [index, { id }] of players.entries()) {
    const row = locks[index] ?? ''
    const least = computeLeast(row, rules.least_share)
    const own = listCourses({
      locks: row,
      benchRun: rules.bench_run,
      least,
      parts: rules.parts,
      passed,
    })
    const computeCost = ({ turns, changes }: Course) =>
      (turns - (targets[index] ?? 0)) ** 2 * 10 + changes
    const best = own.toSorted((one, other) => computeCost(one) - computeCost(other)).slice(0, most)
    for (const [nth, course] of best.entries()) {
      const key = `${index}:${nth}`
      courses.set(key, { ...course, id })
      variables.set(key, [
        ['cost', flatCost + computeCost(course)],
        [`player ${index}`, 1],
        ...listCoefficients(problem, id, course.letters),
      ])
    }
  }
  const solution = solve(
    {
      direction: 'minimize',
      objective: 'cost',
      constraints: listConstraints(problem, locks, needs),
      variables,
      binaries: true,
    },
    { timeout: ms, tolerance: 0.05 },
  )
  if (solution.variables.length === 0 || Number.isNaN(solution.result)) {
    return solution.status === 'infeasible' ? 'infeasible' : { kind: 'overrun' }
  }
  const turns: Record<string, string> = {}
  for (const [key, value] of solution.variables) {
    const course = courses.get(key)
    if (course && value > 0.5) turns[course.id] = course.letters
  }
  return { kind: 'plan', turns }
}

function listCoefficients(
  { rules, passed }: RotationProblem,
  id: string,
  letters: string,
): [string, number][] {
  const cells: [string, number][] = []
  for (let part = 0; part < letters.length; part += 1) {
    if (!isOnPitch(letters[part])) continue
    cells.push([`part ${part}`, 1])
    if (rules.is_even && part >= passed) cells.push([`level ${part}`, rules.levels[id] ?? 2])
    for (const [nth, { kind, players }] of rules.pairs.entries()) {
      if (!players.includes(id)) continue
      cells.push([`pair ${nth} ${part}`, kind === 'together' && players[1] === id ? -1 : 1])
    }
  }
  return cells
}

function listConstraints(
  problem: RotationProblem,
  locks: readonly string[],
  needs: readonly number[],
): Map<string, Constraint> {
  const { players, rules, passed } = problem
  const constraints = new Map<string, Constraint>()
  for (const index of players.keys()) constraints.set(`player ${index}`, { equal: 1 })
  for (const [part, need] of needs.entries()) {
    constraints.set(`part ${part}`, { equal: need })
    if (rules.is_even && part >= passed) {
      const average = computeAverageLevel(problem, part) * need
      constraints.set(`level ${part}`, { min: average - levelRoom, max: average + levelRoom })
    }
  }
  for (const [nth, { kind, players: pair }] of rules.pairs.entries()) {
    const rows = pair.map((id) => locks[players.findIndex((player) => player.id === id)])
    for (let part = passed; part < countParts(problem); part += 1) {
      // the rule is about two who are there
      if (rows.some((row) => row === undefined || row[part] === 'x')) continue
      constraints.set(`pair ${nth} ${part}`, kind === 'together' ? { equal: 0 } : { min: 1 })
    }
  }
  return constraints
}

/** The first rule without which there is a plan, from what a coach gives up most easily to what matters most. */
function findBlockingRule(problem: RotationProblem): Impossible {
  const { rules } = problem
  const trials: Impossible[] = [
    ...(rules.is_even ? [{ code: 'even' as const, relaxed: { ...rules, is_even: false } }] : []),
    ...rules.pairs.map((pair) => ({
      code: 'pair' as const,
      players: pair.players,
      relaxed: removePair(rules, pair),
    })),
    {
      code: 'bench_run',
      count: problem.players.length,
      places: problem.format,
      relaxed: { ...rules, bench_run: rules.bench_run + 1 },
    },
    {
      code: 'least_share',
      count: rules.least_share,
      places: Math.max(0, rules.least_share - 15),
      relaxed: { ...rules, least_share: Math.max(0, rules.least_share - 15) },
    },
  ]
  for (const trial of trials) {
    if (!trial.relaxed) continue
    const relaxed = { ...problem, rules: trial.relaxed }
    const prepared = prepare(relaxed)
    if ('code' in prepared) continue
    const found = run(relaxed, prepared, trialMs)
    if (found !== 'infeasible' && found.kind === 'plan') return trial
  }
  return { code: 'together', relaxed: null }
}
