/**
 * More than 30 % waiting. A player waits
 * - for a place: of 16 players at an exercise for 10, six stand beside it at any time (6 ÷ 16);
 * - for the next bout: rest beyond what the effort needs (`getRecovery`), as a share of work and rest;
 * - for the other lane: when one's own group is through earlier than the step.
 * The three follow one another, so what is left of each is multiplied. Lanes add up their places.
 */
import { findDemand, isWork, listKeys, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits, getRecovery } from '../../limits'
import type { PlanBlock } from '../../../plan'
import { getEffort } from '../../../totals/load'
import { countPlaces } from './places'

export function checkWaiting(checked: Checked): Finding[] {
  return checked.steps.flatMap((step): Finding[] => {
    const share = computeWaitingShare(step, checked)
    if (share <= checkLimits.waitingShare) return []
    const values = { percent: Math.round(share * 100), minutes: Math.round(share * step.minutes) }
    return [{ code: 'waiting', severity: 'think', blocks: listKeys(step.blocks), values }]
  })
}

/** Share of a step in which a player of the training waits on average, 0 to 1. */
export function computeWaitingShare(step: TimedStep, checked: Checked): number {
  const lanes = step.blocks.filter(isWork)
  if (lanes.length === 0 || step.minutes === 0) return 0
  const busy = lanes.map(
    (block) => (1 - computeRestShare(block, checked)) * (block.minutes / step.minutes),
  )
  const average = busy.reduce((sum, share) => sum + share, 0) / busy.length
  return 1 - average * computePlacedShare(step, checked.expected)
}

function computePlacedShare(step: TimedStep, expected: number | null): number {
  const places = countPlaces(step)
  if (!places || expected === null || expected <= places.most) return 1
  return places.most / expected
}

function computeRestShare(block: PlanBlock, checked: Checked): number {
  const demand = findDemand(checked, block)
  const { work_seconds: work, rest_seconds: rest } = demand ?? {}
  if (!work || !rest) return 0
  const beyond = rest - getRecovery(getEffort(block) ?? 0) * work
  return Math.max(0, beyond) / (work + rest)
}
