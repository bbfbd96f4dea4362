/** What a plan asks of the training, held against what there is: equipment, ground and players. */
import type { EquipmentItem } from '@/features/exercises/model/exercise'
import { computePlanEquipment } from '../plan-times'
import type { Plan } from '../plan'
import { listAllSteps, type Step } from '../board/steps'

interface Stock {
  kind: string
  count: number
}

export interface Missing extends EquipmentItem {
  /** How many are there once the other teams of the training have theirs. */
  have: number
}

/**
 * What the plan needs and the store does not have; `count` is what the plan needs. A school that keeps
 * no inventory misses nothing.
 */
export function listMissingEquipment(
  plan: Plan,
  inventory: readonly Stock[],
  taken: readonly Stock[],
): Missing[] {
  if (inventory.length === 0) return []
  return computePlanEquipment(plan).flatMap((need) => {
    const have = Math.max(0, sumCounts(inventory, need.kind) - sumCounts(taken, need.kind))
    return have < need.count ? [{ ...need, have }] : []
  })
}

function sumCounts(stock: readonly Stock[], kind: string): number {
  return stock.reduce((sum, item) => (item.kind === kind ? sum + item.count : sum), 0)
}

/** Ground in metres; the sides may be swapped. */
export interface Ground {
  length_m: number
  width_m: number
}

export interface AreaNeed {
  /** Square metres of the step that needs most, its lanes together. */
  square: number
  /** Sides of the largest exercise in it, the longer one first. */
  length: number
  width: number
  /** Null while no ground is known. */
  isFitting: boolean | null
}

/** The step that needs most ground; null for a plan without exercises. */
export function computeRequiredArea(plan: Plan, ground: Ground | null): AreaNeed | null {
  const steps = listAllSteps(plan).filter((step) => step.some(({ exercise }) => exercise))
  const largest = steps.toSorted(
    (one, other) => computeSquareMetres(other) - computeSquareMetres(one),
  )[0]
  if (!largest) return null
  const [length, width] = computeSides(largest)
  return {
    square: Math.round(computeSquareMetres(largest)),
    length,
    width,
    isFitting: ground && steps.every((step) => isOn(step, ground)),
  }
}

function computeSquareMetres(step: Step): number {
  return step.reduce(
    (sum, { exercise }) => sum + (exercise ? exercise.area_length_m * exercise.area_width_m : 0),
    0,
  )
}

function computeSides(step: Step): [number, number] {
  const sides = step.flatMap(({ exercise }) =>
    exercise ? [[exercise.area_length_m, exercise.area_width_m]] : [],
  )
  const long = sides.map((pair) => Math.max(...pair))
  const short = sides.map((pair) => Math.min(...pair))
  return [Math.max(0, ...long), Math.max(0, ...short)]
}

/** Each lane fits one way round, and all of them together have the square metres. */
function isOn(step: Step, { length_m, width_m }: Ground): boolean {
  const [length, width] = computeSides(step)
  const long = Math.max(length_m, width_m)
  const short = Math.min(length_m, width_m)
  return length <= long && width <= short && computeSquareMetres(step) <= length_m * width_m
}

export interface PlayersNeed {
  /** Players the most demanding step needs, its lanes together. */
  least: number
  /** Players the tightest step has work for. */
  most: number
}

/** Null for a plan without exercises. */
export function computeRequiredPlayers(plan: Plan): PlayersNeed | null {
  const counts = listAllSteps(plan).flatMap((step) => {
    const known = step.flatMap(({ exercise }) => (exercise ? [exercise] : []))
    if (known.length === 0) return []
    return [
      {
        least: known.reduce((sum, { players_min }) => sum + players_min, 0),
        most: known.reduce((sum, { players_max }) => sum + players_max, 0),
      },
    ]
  })
  if (counts.length === 0) return null
  return {
    least: Math.max(...counts.map(({ least }) => least)),
    most: Math.min(...counts.map(({ most }) => most)),
  }
}

/** How the players of the training meet the plan. */
export function comparePlayers(need: PlayersNeed, expected: number): 'few' | 'many' | 'fit' {
  if (expected < need.least) return 'few'
  return expected > need.most ? 'many' : 'fit'
}
