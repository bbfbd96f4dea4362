/** The session plan as a list of blocks, and the moves a coach makes with them. Pure and immutable. */
import type { ExerciseCardData } from './exercise'
import { trainingLimits } from './limits'
import { trainingPhases, type TrainingPhase } from './taxonomy'

export interface PlanBlock {
  /** Identity within the planner; not the row's id, because saving rewrites the rows. */
  key: string
  phase: TrainingPhase
  exercise_id: string | null
  /** Own title of a free block such as a drinks break; null when an exercise gives the name. */
  title: string | null
  minutes: number
  note: string
  /** What is known of the exercise; null for a free block or one no longer readable. */
  exercise: ExerciseCardData | null
}

export type Plan = readonly PlanBlock[]

export function blocksOf(plan: Plan, phase: TrainingPhase): PlanBlock[] {
  return plan.filter((block) => block.phase === phase)
}

/** The plan with its phases in the order they are played. */
export function inOrder(plan: Plan): PlanBlock[] {
  return trainingPhases.flatMap((phase) => blocksOf(plan, phase))
}

/** A block for an exercise, in the exercise's own phase and minutes unless told otherwise. */
export function exerciseBlock(
  key: string,
  exercise: ExerciseCardData,
  phase: TrainingPhase = exercise.phase,
): PlanBlock {
  return {
    key,
    phase,
    exercise_id: exercise.id,
    title: null,
    minutes: clampMinutes(exercise.minutes),
    note: '',
    exercise,
  }
}

export function freeBlock(key: string, phase: TrainingPhase, title: string): PlanBlock {
  return { key, phase, exercise_id: null, title, minutes: 5, note: '', exercise: null }
}

/** Adds at a place within the block's phase, at its end by default; a full plan stays as it is. */
export function withBlock(plan: Plan, block: PlanBlock, index = Number.POSITIVE_INFINITY): Plan {
  if (isFull(plan)) return plan
  const phaseBlocks = blocksOf(plan, block.phase)
  phaseBlocks.splice(Math.min(index, phaseBlocks.length), 0, block)
  return replacePhase(plan, block.phase, phaseBlocks)
}

export function withoutBlock(plan: Plan, key: string): Plan {
  return plan.filter((block) => block.key !== key)
}

/** Moves a block to a place in a phase; the place is counted without the block itself. */
export function withMoved(plan: Plan, key: string, phase: TrainingPhase, index: number): Plan {
  const block = plan.find((candidate) => candidate.key === key)
  if (!block) return plan
  return withBlock(withoutBlock(plan, key), { ...block, phase }, index)
}

/** One step up or down; past the end of a phase the block changes into the neighbouring phase. */
export function withShifted(plan: Plan, key: string, step: 1 | -1): Plan {
  const place = placeOf(plan, key)
  if (!place) return plan
  const target = place.index + step
  if (target >= 0 && target < blocksOf(plan, place.phase).length) {
    return withMoved(plan, key, place.phase, target)
  }
  const next = trainingPhases[trainingPhases.indexOf(place.phase) + step]
  if (!next) return plan
  return withMoved(plan, key, next, step === 1 ? 0 : Number.POSITIVE_INFINITY)
}

export function canShift(plan: Plan, key: string, step: 1 | -1): boolean {
  const place = placeOf(plan, key)
  if (!place) return false
  const target = place.index + step
  if (target >= 0 && target < blocksOf(plan, place.phase).length) return true
  return trainingPhases[trainingPhases.indexOf(place.phase) + step] !== undefined
}

export function withChange(
  plan: Plan,
  key: string,
  change: Partial<Pick<PlanBlock, 'minutes' | 'note' | 'title'>>,
): Plan {
  return plan.map((block) => (block.key === key ? { ...block, ...change } : block))
}

export function placeOf(plan: Plan, key: string): { phase: TrainingPhase; index: number } | null {
  const block = plan.find((candidate) => candidate.key === key)
  if (!block) return null
  return { phase: block.phase, index: blocksOf(plan, block.phase).indexOf(block) }
}

export function isFull(plan: Plan): boolean {
  return plan.length >= trainingLimits.blocks
}

/** Whole minutes within what a block may last. */
export function clampMinutes(minutes: number): number {
  const { min, max } = trainingLimits.blockMinutes
  return Math.min(max, Math.max(min, Math.round(minutes)))
}

function replacePhase(plan: Plan, phase: TrainingPhase, blocks: PlanBlock[]): Plan {
  return trainingPhases.flatMap((each) => (each === phase ? blocks : blocksOf(plan, each)))
}
