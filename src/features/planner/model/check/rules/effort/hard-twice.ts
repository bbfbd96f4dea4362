/**
 * Two hard blocks in a row without a pause between them. An exercise in intervals has its pauses within:
 * it counts where it is very hard, or where it hardly rests.
 */
import { findDemand, isPause, isWork, listKeys, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { getEffort } from '../../../totals/load'

export function checkHardTwice(checked: Checked): Finding[] {
  const { steps } = checked
  return steps.flatMap((step, index): Finding[] => {
    const before = steps[index - 1]
    if (!before || !isHard(before, checked) || !isHard(step, checked)) return []
    const hardest = Math.max(getHardestEffort(before), getHardestEffort(step))
    return [
      {
        code: 'hard_twice',
        severity: hardest >= checkLimits.veryHardEffort ? 'think' : 'hint',
        blocks: listKeys([...step.blocks, ...before.blocks]),
        values: { minutes: before.minutes + step.minutes },
      },
    ]
  })
}

/** The step in which a player may meet the most, 0 to 10; a pause is 0. */
export function getHardestEffort(step: TimedStep): number {
  return isPause(step) ? 0 : Math.max(0, ...step.blocks.map((block) => getEffort(block) ?? 0))
}

function isHard(step: TimedStep, checked: Checked): boolean {
  return step.blocks.some((block) => {
    const effort = getEffort(block) ?? 0
    if (effort < checkLimits.hardEffort || !isWork(block)) return false
    const { work_seconds: work, rest_seconds: rest } = findDemand(checked, block) ?? {}
    const rested = work && rest ? rest / (work + rest) : 0
    return effort >= checkLimits.veryHardEffort || rested < checkLimits.restedShare
  })
}
