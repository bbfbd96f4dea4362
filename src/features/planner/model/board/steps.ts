/** Steps of a plan: what runs at the same time. A step is one block, or up to six side by side. */
import { trainingLimits } from '../limits'
import { filterByPhase, type Plan, type PlanBlock } from '../plan'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'

/** The blocks of one moment in the order of their lanes; never empty. */
export type Step = readonly PlanBlock[]

/**
 * The steps of a phase. Lane 0 begins one, any other lane joins the one before it; a lane without a
 * step before it, or past the sixth, begins its own.
 */
export function listSteps(plan: Plan, phase: TrainingPhase): Step[] {
  const steps: PlanBlock[][] = []
  for (const block of filterByPhase(plan, phase)) {
    const last = steps.at(-1)
    if (block.lane > 0 && last && hasRoom(last)) last.push(block)
    else steps.push([block])
  }
  return steps
}

/** All steps from the first minute to the last. */
export function listAllSteps(plan: Plan): Step[] {
  return trainingPhases.flatMap((phase) => listSteps(plan, phase))
}

export function hasRoom(step: Step): boolean {
  return step.length < trainingLimits.lanes
}

/** A step lasts as long as its longest lane, in minutes. */
export function getStepMinutes(step: Step): number {
  return Math.max(0, ...step.map(({ minutes }) => minutes))
}

/** The same plan in order, with lanes numbered 0, 1, 2 … within each step, as the database wants them. */
export function normalizePlan<Block extends PlanBlock>(plan: readonly Block[]): Block[] {
  const byKey = new Map(plan.map((block) => [block.key, block]))
  return listAllSteps(plan).flatMap((step) =>
    step.flatMap(({ key }, lane) => {
      const block = byKey.get(key)
      if (!block) return []
      return block.lane === lane ? block : { ...block, lane }
    }),
  )
}

/** A phase rebuilt from its steps; empty steps fall away. */
export function replaceSteps(plan: Plan, phase: TrainingPhase, steps: readonly Step[]): Plan {
  const rebuilt = steps.flatMap((step) =>
    step.map((block, lane) =>
      block.lane === lane && block.phase === phase ? block : { ...block, phase, lane },
    ),
  )
  return trainingPhases.flatMap((each) => (each === phase ? rebuilt : filterByPhase(plan, each)))
}

/** Where a block stands: phase, step within the phase, lane within the step. */
export interface StepPlace {
  phase: TrainingPhase
  index: number
  lane: number
}

export function findPlace(plan: Plan, key: string): StepPlace | null {
  const block = plan.find((candidate) => candidate.key === key)
  if (!block) return null
  const steps = listSteps(plan, block.phase)
  const index = steps.findIndex((step) => step.some((each) => each.key === key))
  const lane = steps[index]?.findIndex((each) => each.key === key) ?? 0
  return { phase: block.phase, index, lane }
}
