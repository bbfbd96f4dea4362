/** The moves a coach makes with the blocks of a plan; each gives a new plan, or the same if it cannot. */
import { isFull, type Plan, type PlanBlock } from '../plan'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'
import { hasRoom, placeOf, stepsOf, withSteps } from './steps'

/** A place to put something, counted in steps without the block that moves. */
export interface Place {
  phase: TrainingPhase
  index: number
  /** Join the step at `index` in a lane of its own instead of standing before it. */
  isBeside?: boolean
}

const atEnd = Number.POSITIVE_INFINITY

/** Adds a step at a place in the block's phase, at its end by default; a full plan stays as it is. */
export function withBlock(plan: Plan, block: PlanBlock, index = atEnd): Plan {
  return withPlaced(plan, block, { phase: block.phase, index })
}

/** Adds a block before a step, at the end of a phase, or beside a step that has a lane left. */
export function withPlaced(plan: Plan, block: PlanBlock, place: Place): Plan {
  if (isFull(plan)) return plan
  const steps = stepsOf(plan, place.phase)
  const step = steps[place.index]
  if (place.isBeside && step) {
    if (!hasRoom(step)) return plan
    return withSteps(plan, place.phase, steps.with(place.index, [...step, block]))
  }
  const index = Math.max(0, Math.min(place.index, steps.length))
  return withSteps(plan, place.phase, steps.toSpliced(index, 0, [block]))
}

/** Without a block; the others of its step stay side by side. */
export function withoutBlock(plan: Plan, key: string): Plan {
  const place = placeOf(plan, key)
  if (!place) return plan
  const steps = stepsOf(plan, place.phase).map((step) => step.filter((each) => each.key !== key))
  return withSteps(plan, place.phase, steps)
}

/** Moves a block to a place in any phase. */
export function withMoved(plan: Plan, key: string, place: Place): Plan {
  const block = plan.find((candidate) => candidate.key === key)
  if (!block) return plan
  const rest = withoutBlock(plan, key)
  const moved = withPlaced(rest, block, place)
  return moved === rest ? plan : moved
}

/**
 * One step up or down. Out of a group it becomes a step of its own first; past the end of a phase it
 * changes into the neighbouring phase.
 */
export function withShifted(plan: Plan, key: string, direction: 1 | -1): Plan {
  const place = placeOf(plan, key)
  if (!place) return plan
  const { phase, index } = place
  const steps = stepsOf(plan, phase)
  if ((steps[index]?.length ?? 1) > 1) {
    return withMoved(plan, key, { phase, index: direction === 1 ? index + 1 : index })
  }
  const target = index + direction
  if (target >= 0 && target < steps.length) return withMoved(plan, key, { phase, index: target })
  const next = trainingPhases[trainingPhases.indexOf(phase) + direction]
  if (!next) return plan
  return withMoved(plan, key, { phase: next, index: direction === 1 ? 0 : atEnd })
}

export function canShift(plan: Plan, key: string, direction: 1 | -1): boolean {
  return withShifted(plan, key, direction) !== plan
}

/** Beside the step before it in its phase, as the last lane; the same plan when there is none with room. */
export function withBesideBefore(plan: Plan, key: string): Plan {
  const place = placeOf(plan, key)
  if (!place || place.index === 0) return plan
  if (stepsOf(plan, place.phase)[place.index]?.length !== 1) return plan
  return withMoved(plan, key, { phase: place.phase, index: place.index - 1, isBeside: true })
}

/** Out of its lane: a step of its own behind the one it stood in. */
export function withApart(plan: Plan, key: string): Plan {
  const place = placeOf(plan, key)
  if (!place || (stepsOf(plan, place.phase)[place.index]?.length ?? 1) === 1) return plan
  return withMoved(plan, key, { phase: place.phase, index: place.index + 1 })
}

/** One lane to the left or right within its step. */
export function withLaneShifted(plan: Plan, key: string, direction: 1 | -1): Plan {
  const place = placeOf(plan, key)
  if (!place) return plan
  const steps = stepsOf(plan, place.phase)
  const step = steps[place.index] ?? []
  const own = step[place.lane]
  const other = step[place.lane + direction]
  if (!own || !other) return plan
  const swapped = step.with(place.lane, other).with(place.lane + direction, own)
  return withSteps(plan, place.phase, steps.with(place.index, swapped))
}

export type BlockChange = Partial<
  Pick<PlanBlock, 'minutes' | 'note' | 'title' | 'group_label' | 'planned_rpe'>
>

export function withChange(plan: Plan, key: string, change: BlockChange): Plan {
  return plan.map((block) => (block.key === key ? { ...block, ...change } : block))
}
