/** Planned load: minutes times effort from 0 to 10 (session RPE, peers §5.2), as training_totals adds it up. */
import type { Plan, PlanBlock } from '../plan'
import { listAllSteps, type Step } from '../board/steps'
import type { IntensityLevel } from '@/features/exercises/model/taxonomy'

/** The same scale as private.take_effort_of_exercise. */
const effortOfIntensity: Record<IntensityLevel, number> = {
  low: 3,
  medium: 5,
  high: 7,
  very_high: 9,
}

/** Effort of a block; null for one that says nothing of it, such as a drinks break. */
export function getEffort({ planned_rpe, exercise }: PlanBlock): number | null {
  if (planned_rpe !== null) return planned_rpe
  return exercise ? effortOfIntensity[exercise.intensity] : null
}

/** Load of the whole plan in minutes times effort, rounded. */
export function computePlanLoad(plan: Plan): number {
  return Math.round(listAllSteps(plan).reduce((sum, step) => sum + computeStepLoad(step), 0))
}

/** Side by side a player goes through one lane: the average of those that have an effort. */
function computeStepLoad(step: Step): number {
  const loads = step.flatMap((block) => {
    const effort = getEffort(block)
    return effort === null ? [] : [block.minutes * effort]
  })
  return loads.length > 0 ? loads.reduce((sum, load) => sum + load, 0) / loads.length : 0
}
