/** Groups side by side: more of them for too many players, fewer for too few. */
import { trainingLimits } from '../../limits'
import { allSteps, type Step } from '../../board/steps'
import { groupsFor, nearestGroups } from '../../candidates/fit'
import { stepFor } from './card'
import type { About, Attempt } from './mend'
import { withStep } from './swap'

/** The same exercise in as many groups as the players need. */
export const grouping: Attempt = (about) => {
  const { checked, tools } = about
  const step = stepOf(about)
  const [block] = step ?? []
  if (!step || !block?.exercise || checked.expected === null) return []
  if (step.some(({ exercise_id }) => exercise_id !== block.exercise_id)) return []
  const { players_min, players_max } = block.exercise
  const range = [players_min, players_max] as const
  const wanted = [groupsFor(checked.expected, range), nearestGroups(checked.expected, range)]
  return wanted.flatMap((groups) => {
    const added = (groups ?? 0) - step.length
    if (groups === null || added <= 0 || groups > trainingLimits.lanes || !block.exercise) return []
    if (checked.plan.length + added > trainingLimits.blocks) return []
    const { exercise, phase, minutes } = block
    const keys = step.map(({ key }) => key)
    const lanes = stepFor({ exercise, phase, minutes, groups }, tools, keys).map((lane, index) => ({
      ...lane,
      ...step[index],
      lane: index,
      group_label: step[index]?.group_label ?? lane.group_label,
      planned_rpe: block.planned_rpe,
    }))
    return [withStep(checked.plan, step, lanes)]
  })
}

/** One group less, the last one first. */
export const ungrouping: Attempt = (about) => {
  const step = stepOf(about)
  if (!step || step.length < 2) return []
  return step.toReversed().map((gone) => {
    const left = step.filter((block) => block !== gone)
    return withStep(
      about.checked.plan,
      step,
      left.length === 1 ? left.map((block) => ({ ...block, group_label: null })) : left,
    )
  })
}

function stepOf({ checked, finding }: About): Step | undefined {
  return allSteps(checked.plan).find((step) => step.some(({ key }) => key === finding.blocks[0]))
}
