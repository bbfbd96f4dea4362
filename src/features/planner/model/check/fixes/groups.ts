/** Groups side by side: more of them for too many players, fewer for too few. */
import { trainingLimits } from '../../limits'
import { listAllSteps, type Step } from '../../board/steps'
import { findGroups, computeNearestGroups } from '../../candidates/fit'
import { createStep } from './card'
import type { About, Attempt } from './fix'
import { replaceStep } from './swap'

/** The same exercise in as many groups as the players need. */
export const splitIntoGroups: Attempt = (about) => {
  const { checked, tools } = about
  const step = findStep(about)
  const [block] = step ?? []
  if (!step || !block?.exercise || checked.expected === null) return []
  if (step.some(({ exercise_id }) => exercise_id !== block.exercise_id)) return []
  const { players_min, players_max } = block.exercise
  const range = [players_min, players_max] as const
  const wanted = [
    findGroups(checked.expected, range),
    computeNearestGroups(checked.expected, range),
  ]
  return wanted.flatMap((groups) => {
    const added = (groups ?? 0) - step.length
    if (groups === null || added <= 0 || groups > trainingLimits.lanes || !block.exercise) return []
    if (checked.plan.length + added > trainingLimits.blocks) return []
    const { exercise, phase, minutes } = block
    const keys = step.map(({ key }) => key)
    const lanes = createStep({ exercise, phase, minutes, groups }, tools, keys).map(
      (lane, index) => ({
        ...lane,
        ...step[index],
        lane: index,
        group_label: step[index]?.group_label ?? lane.group_label,
        planned_rpe: block.planned_rpe,
      }),
    )
    return [replaceStep(checked.plan, step, lanes)]
  })
}

/** One group less, the last one first. */
export const mergeGroups: Attempt = (about) => {
  const step = findStep(about)
  if (!step || step.length < 2) return []
  return step.toReversed().map((gone) => {
    const left = step.filter((block) => block !== gone)
    return replaceStep(
      about.checked.plan,
      step,
      left.length === 1 ? left.map((block) => ({ ...block, group_label: null })) : left,
    )
  })
}

function findStep({ checked, finding }: About): Step | undefined {
  return listAllSteps(checked.plan).find((step) =>
    step.some(({ key }) => key === finding.blocks[0]),
  )
}
