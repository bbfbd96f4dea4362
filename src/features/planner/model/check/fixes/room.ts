/** Minutes of steps: made shorter or longer so that a plan keeps to its slot. */
import { clampMinutes, type Plan } from '../../plan'
import { sumPlanMinutes } from '../../plan-times'
import { listAllSteps, getStepMinutes, type Step } from '../../board/steps'
import { checkLimits } from '../limits'
import { getUsualSpan } from '../rules/effort/block-length'

/** Nobody takes or gives more than so many minutes at once, so that several blocks share it. */
const handful = 5

/** A step with another length: lanes that filled it still do, shorter ones stay where they fit. */
export function setStepMinutes(plan: Plan, step: Step, minutes: number): Plan {
  const old = getStepMinutes(step)
  const keys = new Set(step.map(({ key }) => key))
  const wanted = clampMinutes(minutes)
  return plan.map((block) => {
    if (!keys.has(block.key)) return block
    const own = block.minutes === old ? wanted : Math.min(block.minutes, wanted)
    return own === block.minutes ? block : { ...block, minutes: own }
  })
}

/**
 * The plan with at most so many minutes: the longest steps give first, those in `keep` nothing. Pauses
 * stay, and nothing goes below what is worth beginning. Null when that is not enough.
 */
export function shortenTo(plan: Plan, limit: number, keep: ReadonlySet<string>): Plan | null {
  let now = plan
  for (;;) {
    const over = sumPlanMinutes(now) - limit
    if (over <= 0) return now
    const giver = listGivers(now, keep)[0]
    if (!giver) return null
    const spare = getStepMinutes(giver) - getLeastMinutes(giver)
    now = setStepMinutes(now, giver, getStepMinutes(giver) - Math.min(over, spare, handful))
  }
}

function listGivers(plan: Plan, keep: ReadonlySet<string>): Step[] {
  return listAllSteps(plan)
    .filter((step) => step.some(({ exercise_id }) => exercise_id !== null))
    .filter(
      (step) =>
        !step.some(({ key }) => keep.has(key)) && getStepMinutes(step) > getLeastMinutes(step),
    )
    .toSorted((one, other) => getStepMinutes(other) - getStepMinutes(one))
}

function getLeastMinutes(step: Step): number {
  return Math.max(checkLimits.leastLeft, ...step.map((block) => getUsualSpan(block)[0]))
}

/** The plan with so many minutes, given to the steps that bear it best; null when none does. */
export function lengthenTo(plan: Plan, limit: number, keep: ReadonlySet<string>): Plan | null {
  let now = plan
  for (;;) {
    const free = limit - sumPlanMinutes(now)
    if (free <= 0) return now
    const taker = listAllSteps(now)
      .filter((step) => !step.some(({ key }) => keep.has(key)) && computeHeadroom(step) > 0)
      .toSorted((one, other) => computeHeadroom(other) - computeHeadroom(one))[0]
    if (!taker) return null
    const more = Math.min(free, computeHeadroom(taker), handful)
    now = setStepMinutes(now, taker, getStepMinutes(taker) + more)
  }
}

/** Minutes a step could last longer with its exercises; a pause should not. */
function computeHeadroom(step: Step): number {
  if (!step.some(({ exercise }) => exercise !== null)) return 0
  const most = Math.min(...step.map((block) => getUsualSpan(block)[1]))
  return clampMinutes(Math.min(most, 120)) - getStepMinutes(step)
}

/** How long a fixed plan may be: the slot, or as long as it was where it was too long already. */
export function getSlotMinutes(planned: number, total: number): number {
  return Math.max(planned, total)
}
