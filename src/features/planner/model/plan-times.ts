/** Minutes and clock times of a plan. What runs side by side counts once, with its longest lane. */
import { addClockMinutes } from '@/lib/time/wall-clock'
import {
  computePackingList,
  parseEquipment,
  type EquipmentItem,
} from '@/features/exercises/model/exercise'
import { filterByPhase, type Plan } from './plan'
import { listAllSteps, getStepMinutes, type Step } from './board/steps'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'

export function sumPlanMinutes(plan: Plan): number {
  return listAllSteps(plan).reduce((sum, step) => sum + getStepMinutes(step), 0)
}

/** What a list needs to add up stored blocks. */
export interface StoredMinutes {
  phase: TrainingPhase
  position: number
  minutes: number
}

/** Length of a stored plan in minutes; blocks at one place of a phase run side by side. */
export function sumStoredMinutes(blocks: readonly StoredMinutes[]): number {
  const steps = new Map<string, number>()
  for (const { phase, position, minutes } of blocks) {
    const step = `${phase}/${position}`
    steps.set(step, Math.max(minutes, steps.get(step) ?? 0))
  }
  return [...steps.values()].reduce((sum, minutes) => sum + minutes, 0)
}

export function sumPhaseMinutes(plan: Plan, phase: TrainingPhase): number {
  return sumPlanMinutes(filterByPhase(plan, phase))
}

/** Minutes from the start of the session to that of each block, by block key; steps have no gap. */
export function computeStartMinutes(plan: Plan): Record<string, number> {
  const starts: Record<string, number> = {}
  let elapsed = 0
  for (const step of listAllSteps(plan)) {
    for (const { key } of step) starts[key] = elapsed
    elapsed += getStepMinutes(step)
  }
  return starts
}

/** Start of every block as `HH:mm`, by block key. */
export function computeClockTimes(plan: Plan, start: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(computeStartMinutes(plan)).map(([key, minute]) => [
      key,
      addClockMinutes(start, minute),
    ]),
  )
}

export interface Balance {
  kind: 'empty' | 'under' | 'exact' | 'over'
  /** Minutes still free, or too many. */
  minutes: number
}

/** How the blocks fill the planned length, both in minutes. */
export function computeBalance(total: number, planned: number): Balance {
  if (total === 0) return { kind: 'empty', minutes: planned }
  if (total === planned) return { kind: 'exact', minutes: 0 }
  if (total < planned) return { kind: 'under', minutes: planned - total }
  return { kind: 'over', minutes: total - planned }
}

/** Everything to carry to the pitch: steps share it one after the other, lanes need it at once. */
export function computePlanEquipment(plan: Plan): EquipmentItem[] {
  return computePackingList(listAllSteps(plan).map(sumStepEquipment))
}

/** What the lanes of a step need together. */
export function sumStepEquipment(step: Step): EquipmentItem[] {
  const sums = new Map<EquipmentItem['kind'], number>()
  for (const { kind, count } of step.flatMap(({ exercise }) =>
    parseEquipment(exercise?.equipment),
  )) {
    sums.set(kind, (sums.get(kind) ?? 0) + count)
  }
  return [...sums].map(([kind, count]) => ({ kind, count }))
}
