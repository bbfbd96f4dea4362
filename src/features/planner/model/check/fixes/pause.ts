/** Pauses: between two hard blocks, while the coach rebuilds, and to drink. */
import { getDrinksLimit } from '../../drinks'
import { createFreeBlock, type Plan } from '../../plan'
import { getStepMinutes, listSteps, replaceSteps, type Step } from '../../board/steps'
import { isPause, toChecked, type Checked } from '../checked'
import { checkLimits } from '../limits'
import { checkDrinks, listRuns } from '../rules/shape/drinks'
import type { Attempt, FixTools } from './fix'
import { getSlotMinutes, shortenTo, setStepMinutes } from './room'
import { replaceStep } from './swap'

/** Before the block a finding names first; as long as it says, at least as a drinks break lasts. */
export const addPause: Attempt = ({ finding, checked, tools }) => {
  const [key] = finding.blocks
  const rebuilding = Number(finding.code === 'rebuild' ? finding.values.minutes : 0)
  const minutes = Math.max(checkLimits.pauseMinutes, rebuilding - checkLimits.rebuildSeconds / 60)
  if (key === undefined) return []
  return fitToSlot(pauseBefore(checked.plan, key, minutes, tools), checked)
}

function pauseBefore(plan: Plan, key: string, minutes: number, tools: FixTools): Plan {
  const { steps } = toChecked({ plan, facts: null, startsAt: null, planned: 0, demands: {} })
  const place = steps.findIndex(({ blocks }) => blocks.some((block) => block.key === key))
  const before = steps[place - 1]
  // there is one already: it lasts longer
  if (before && isPause(before)) {
    return setStepMinutes(plan, before.blocks, before.minutes + minutes)
  }
  const step = steps[place]?.blocks
  const phase = step?.[0]?.phase
  if (!step || !phase) return plan
  const pause = { ...createFreeBlock(tools.newKey(), phase, tools.words.pause), minutes }
  const all = listSteps(plan, phase)
  const index = all.findIndex((each) => each[0]?.key === step[0]?.key)
  return replaceSteps(plan, phase, all.toSpliced(index, 0, [pause]))
}

/** As many pauses as it takes, each as near to the middle of a stretch of work as a block allows. */
export const addDrinksPauses: Attempt = ({ checked, tools }) => {
  let now = checked
  for (let pauses = 0; pauses < mostPauses && checkDrinks(now).length > 0; pauses += 1) {
    const broken = addOnePause(now, tools)
    if (broken === now.plan) return []
    now = toChecked({
      ...now,
      plan: shortenTo(broken, getSlotMinutes(now.planned, checked.total), new Set()) ?? broken,
    })
  }
  return fitToSlot(now.plan, checked)
}

const mostPauses = 8

function addOnePause(checked: Checked, tools: FixTools): Plan {
  const limit = getDrinksLimit(checked.age)
  const run = listRuns(checked).find(
    (steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) > limit,
  )
  if (!run) return checked.plan
  const [only] = run
  if (run.length === 1 && only) return splitStep(checked.plan, only.blocks, tools)
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return checked.plan
  const middle = (first.start + last.start + last.minutes) / 2
  const [next] = run
    .slice(1)
    .toSorted((one, other) => Math.abs(one.start - middle) - Math.abs(other.start - middle))
  const key = next?.blocks[0]?.key
  if (key === undefined) return checked.plan
  return pauseBefore(checked.plan, key, checkLimits.pauseMinutes, tools)
}

/** One long block becomes two of the same with a pause between. */
function splitStep(plan: Plan, step: Step, tools: FixTools): Plan {
  const phase = step[0]?.phase
  if (!phase) return plan
  const half = Math.floor(getStepMinutes(step) / 2)
  const second = step.map((block) => ({
    ...block,
    key: tools.newKey(),
    minutes: Math.max(1, block.minutes - half),
  }))
  const first = step.map((block) => ({ ...block, minutes: Math.min(block.minutes, half) }))
  const pause = {
    ...createFreeBlock(tools.newKey(), phase, tools.words.pause),
    minutes: checkLimits.pauseMinutes,
  }
  const steps = listSteps(replaceStep(plan, step, first), phase)
  const index = steps.findIndex((each) => each[0]?.key === step[0]?.key)
  return replaceSteps(plan, phase, steps.toSpliced(index + 1, 0, [pause], second))
}

function fitToSlot(plan: Plan, { planned, total }: Checked): Plan[] {
  const fit = shortenTo(plan, getSlotMinutes(planned, total), new Set())
  return fit ? [fit] : []
}
