/**
 * More than 30 % waiting. A player waits
 * - for a place: of 16 players at an exercise for 10, six stand beside it at any time (6 ÷ 16);
 * - for the next bout: rest beyond what the effort needs (`recoveryOf`), as a share of work and rest;
 * - for the other lane: when one's own group is through earlier than the step.
 * The three follow one another, so what is left of each is multiplied. Lanes add up their places.
 */
import { demandOf, isWork, keysOf, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits, recoveryOf } from '../../limits'
import type { PlanBlock } from '../../../plan'
import { effortOf } from '../../../totals/load'
import { placesOf } from './places'

export function waiting(checked: Checked): Finding[] {
  return checked.steps.flatMap((step): Finding[] => {
    const share = waitingShare(step, checked)
    if (share <= checkLimits.waitingShare) return []
    const values = { percent: Math.round(share * 100), minutes: Math.round(share * step.minutes) }
    return [{ code: 'waiting', severity: 'think', blocks: keysOf(step.blocks), values }]
  })
}

/** Share of a step in which a player of the evening waits on average, 0 to 1. */
export function waitingShare(step: TimedStep, checked: Checked): number {
  const lanes = step.blocks.filter(isWork)
  if (lanes.length === 0 || step.minutes === 0) return 0
  const busy = lanes.map(
    (block) => (1 - restWaited(block, checked)) * (block.minutes / step.minutes),
  )
  const average = busy.reduce((sum, share) => sum + share, 0) / busy.length
  return 1 - average * placed(step, checked.expected)
}

function placed(step: TimedStep, expected: number | null): number {
  const places = placesOf(step)
  if (!places || expected === null || expected <= places.most) return 1
  return places.most / expected
}

function restWaited(block: PlanBlock, checked: Checked): number {
  const demand = demandOf(checked, block)
  const { work_seconds: work, rest_seconds: rest } = demand ?? {}
  if (!work || !rest) return 0
  const beyond = rest - recoveryOf(effortOf(block) ?? 0) * work
  return Math.max(0, beyond) / (work + rest)
}
