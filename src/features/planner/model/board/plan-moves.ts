/** The moves a coach makes with the blocks of a plan; each gives a new plan, or the same if it cannot. */
import { isFull, type Plan, type PlanBlock } from '../plan'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'
import { hasRoom, findPlace, listSteps, replaceSteps } from './steps'

/** A place to put something, counted in steps without the block that moves. */
export interface Place {
  phase: TrainingPhase
  index: number
  /** Join the step at `index` in a lane of its own instead of standing before it. */
  isBeside?: boolean
}

const atEnd = Number.POSITIVE_INFINITY

/** Adds a step at a place in the block's phase, at its end by default; a full plan stays as it is. */
export function addBlock(plan: Plan, block: PlanBlock, index = atEnd): Plan {
  return placeBlock(plan, block, { phase: block.phase, index })
}

/** Adds a block before a step, at the end of a phase, or beside a step that has a lane left. */
export function placeBlock(plan: Plan, block: PlanBlock, place: Place): Plan {
  if (isFull(plan)) return plan
  const steps = listSteps(plan, place.phase)
  const step = steps[place.index]
  if (place.isBeside && step) {
    if (!hasRoom(step)) return plan
    return replaceSteps(plan, place.phase, steps.with(place.index, [...step, block]))
  }
  const index = Math.max(0, Math.min(place.index, steps.length))
  return replaceSteps(plan, place.phase, steps.toSpliced(index, 0, [block]))
}

/** Without a block; the others of its step stay side by side. */
export function removeBlock(plan: Plan, key: string): Plan {
  const place = findPlace(plan, key)
  if (!place) return plan
  const steps = listSteps(plan, place.phase).map((step) => step.filter((each) => each.key !== key))
  return replaceSteps(plan, place.phase, steps)
}

/** Moves a block to a place in any phase. */
export function moveBlock(plan: Plan, key: string, place: Place): Plan {
  const block = plan.find((candidate) => candidate.key === key)
  if (!block) return plan
  const rest = removeBlock(plan, key)
  const moved = placeBlock(rest, block, place)
  return moved === rest ? plan : moved
}

/**
 * One step up or down. Out of a group it becomes a step of its own first; past the end of a phase it
 * changes into the neighbouring phase.
 */
export function shiftBlock(plan: Plan, key: string, direction: 1 | -1): Plan {
  const place = findPlace(plan, key)
  if (!place) return plan
  const { phase, index } = place
  const steps = listSteps(plan, phase)
  if ((steps[index]?.length ?? 1) > 1) {
    return moveBlock(plan, key, { phase, index: direction === 1 ? index + 1 : index })
  }
  const target = index + direction
  if (target >= 0 && target < steps.length) return moveBlock(plan, key, { phase, index: target })
  const next = trainingPhases[trainingPhases.indexOf(phase) + direction]
  if (!next) return plan
  return moveBlock(plan, key, { phase: next, index: direction === 1 ? 0 : atEnd })
}

export function canShift(plan: Plan, key: string, direction: 1 | -1): boolean {
  return shiftBlock(plan, key, direction) !== plan
}

/** Beside the step before it in its phase, as the last lane; the same plan when there is none with room. */
export function joinStepBefore(plan: Plan, key: string): Plan {
  const place = findPlace(plan, key)
  if (!place || place.index === 0) return plan
  if (listSteps(plan, place.phase)[place.index]?.length !== 1) return plan
  return moveBlock(plan, key, { phase: place.phase, index: place.index - 1, isBeside: true })
}

/** Out of its lane: a step of its own behind the one it stood in. */
export function separateBlock(plan: Plan, key: string): Plan {
  const place = findPlace(plan, key)
  if (!place || (listSteps(plan, place.phase)[place.index]?.length ?? 1) === 1) return plan
  return moveBlock(plan, key, { phase: place.phase, index: place.index + 1 })
}

/** One lane to the left or right within its step. */
export function shiftLane(plan: Plan, key: string, direction: 1 | -1): Plan {
  const place = findPlace(plan, key)
  if (!place) return plan
  const steps = listSteps(plan, place.phase)
  const step = steps[place.index] ?? []
  const own = step[place.lane]
  const other = step[place.lane + direction]
  if (!own || !other) return plan
  const swapped = step.with(place.lane, other).with(place.lane + direction, own)
  return replaceSteps(plan, place.phase, steps.with(place.index, swapped))
}

export type BlockChange = Partial<
  Pick<PlanBlock, 'minutes' | 'note' | 'title' | 'group_label' | 'planned_rpe'>
>

export function changeBlock(plan: Plan, key: string, change: BlockChange): Plan {
  return plan.map((block) => (block.key === key ? { ...block, ...change } : block))
}
