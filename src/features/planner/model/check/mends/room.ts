/** Minutes of steps: made shorter or longer so that a plan keeps to its slot. */
import { clampMinutes, type Plan } from '../../plan'
import { totalMinutes } from '../../plan-times'
import { allSteps, stepMinutes, type Step } from '../../board/steps'
import { checkLimits } from '../limits'
import { usualSpan } from '../rules/effort/stretched'

/** Nobody takes or gives more than so many minutes at once, so that several blocks share it. */
const handful = 5

/** A step with another length: lanes that filled it still do, shorter ones stay where they fit. */
export function withStepMinutes(plan: Plan, step: Step, minutes: number): Plan {
  const old = stepMinutes(step)
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
export function within(plan: Plan, limit: number, keep: ReadonlySet<string>): Plan | null {
  let now = plan
  for (;;) {
    const over = totalMinutes(now) - limit
    if (over <= 0) return now
    const giver = givers(now, keep)[0]
    if (!giver) return null
    const spare = stepMinutes(giver) - leastOf(giver)
    now = withStepMinutes(now, giver, stepMinutes(giver) - Math.min(over, spare, handful))
  }
}

function givers(plan: Plan, keep: ReadonlySet<string>): Step[] {
  return allSteps(plan)
    .filter((step) => step.some(({ exercise_id }) => exercise_id !== null))
    .filter((step) => !step.some(({ key }) => keep.has(key)) && stepMinutes(step) > leastOf(step))
    .toSorted((one, other) => stepMinutes(other) - stepMinutes(one))
}

function leastOf(step: Step): number {
  return Math.max(checkLimits.leastLeft, ...step.map((block) => usualSpan(block)[0]))
}

/** The plan with so many minutes, given to the steps that bear it best; null when none does. */
export function upTo(plan: Plan, limit: number, keep: ReadonlySet<string>): Plan | null {
  let now = plan
  for (;;) {
    const free = limit - totalMinutes(now)
    if (free <= 0) return now
    const taker = allSteps(now)
      .filter((step) => !step.some(({ key }) => keep.has(key)) && headroom(step) > 0)
      .toSorted((one, other) => headroom(other) - headroom(one))[0]
    if (!taker) return null
    const more = Math.min(free, headroom(taker), handful)
    now = withStepMinutes(now, taker, stepMinutes(taker) + more)
  }
}

/** Minutes a step could last longer with its exercises; a pause should not. */
function headroom(step: Step): number {
  if (!step.some(({ exercise }) => exercise !== null)) return 0
  const most = Math.min(...step.map((block) => usualSpan(block)[1]))
  return clampMinutes(Math.min(most, 120)) - stepMinutes(step)
}

/** How long a mended plan may be: the slot, or as long as it was where it was too long already. */
export function slotOf(planned: number, total: number): number {
  return Math.max(planned, total)
}
