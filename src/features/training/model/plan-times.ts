/** Minutes and clock times of a plan: running total, start of each block, balance with the slot. */
import { plusClock } from '@/features/schools/model/school-time'
import { packingList, parseEquipment, type EquipmentItem } from './exercise'
import { blocksOf, inOrder, type Plan } from './plan'
import type { TrainingPhase } from './taxonomy'

export function totalMinutes(plan: Plan): number {
  return plan.reduce((sum, block) => sum + block.minutes, 0)
}

export function phaseMinutes(plan: Plan, phase: TrainingPhase): number {
  return totalMinutes(blocksOf(plan, phase))
}

/** Start of every block as `HH:mm`, by block key; blocks follow each other without a gap. */
export function clockTimes(plan: Plan, start: string): Record<string, string> {
  const times: Record<string, string> = {}
  let elapsed = 0
  for (const block of inOrder(plan)) {
    times[block.key] = plusClock(start, elapsed)
    elapsed += block.minutes
  }
  return times
}

export interface Balance {
  kind: 'empty' | 'under' | 'exact' | 'over'
  /** Minutes still free, or too many. */
  minutes: number
}

/** How the blocks fill the planned length, both in minutes. */
export function balance(total: number, planned: number): Balance {
  if (total === 0) return { kind: 'empty', minutes: planned }
  if (total === planned) return { kind: 'exact', minutes: 0 }
  if (total < planned) return { kind: 'under', minutes: planned - total }
  return { kind: 'over', minutes: total - planned }
}

/** Everything to carry to the pitch for the whole plan. */
export function planEquipment(plan: Plan): EquipmentItem[] {
  return packingList(plan.map((block) => parseEquipment(block.exercise?.equipment)))
}
