/** The session as a vertical time axis: phases, steps with their minute and clock, marks between them. */
import { addClockMinutes } from '@/lib/time/wall-clock'
import type { Plan } from '../plan'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'
import { removeBlock, type Place } from './plan-moves'
import { getStepMinutes, listSteps, type Step } from './steps'

export interface AxisStep {
  /** Key of its first block. */
  key: string
  blocks: Step
  /** Minutes from the start of the session. */
  start: number
  minutes: number
  /** `HH:mm` on the school's wall. */
  clock: string
  /** Where the planned end falls within this step, 0 to 1; null when it does not. */
  endAt: number | null
  /** Begins at or after the planned end. */
  isOver: boolean
  /** Full quarters of an hour inside the step. */
  marks: readonly AxisMark[]
}

export interface AxisMark {
  clock: string
  /** 0 is the top of the step, 1 its bottom. */
  at: number
}

export interface AxisPhase {
  phase: TrainingPhase
  minutes: number
  /** Clock at which it begins, also when it is empty. */
  clock: string
  steps: readonly AxisStep[]
}

const quarter = 15

/** Lays the plan out from a clock time `HH:mm` with its planned length in minutes. */
export function computeTimeAxis(plan: Plan, start: string, planned: number): AxisPhase[] {
  let elapsed = 0
  return trainingPhases.map((phase) => {
    const begin = elapsed
    const steps = listSteps(plan, phase).map((blocks): AxisStep => {
      const minutes = getStepMinutes(blocks)
      const from = elapsed
      elapsed += minutes
      const isCut = from < planned && planned < elapsed
      return {
        key: blocks[0]?.key ?? '',
        blocks,
        start: from,
        minutes,
        clock: addClockMinutes(start, from),
        endAt: isCut ? (planned - from) / minutes : null,
        isOver: from >= planned,
        marks: listQuarterMarks(start, from, minutes),
      }
    })
    return { phase, minutes: elapsed - begin, clock: addClockMinutes(start, begin), steps }
  })
}

function listQuarterMarks(start: string, from: number, minutes: number): AxisMark[] {
  const past = toMinutes(start)
  const marks: AxisMark[] = []
  for (let minute = 1; minute < minutes; minute += 1) {
    if ((past + from + minute) % quarter !== 0) continue
    marks.push({ clock: addClockMinutes(start, from + minute), at: minute / minutes })
  }
  return marks
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes from the start at which something dropped at a place would begin. */
export function computeStartAt(plan: Plan, place: Place, moving: string | null): number {
  const rest = moving === null ? plan : removeBlock(plan, moving)
  const before = trainingPhases.slice(0, trainingPhases.indexOf(place.phase))
  const ahead = [
    ...before.flatMap((phase) => listSteps(rest, phase)),
    ...listSteps(rest, place.phase).slice(0, place.index),
  ]
  return ahead.reduce((sum, step) => sum + getStepMinutes(step), 0)
}

/** Heights a minute may have, in pixels; the middle one is where the planner begins. */
export const zoomLevels = [2.5, 3.5, 5, 6.5, 8] as const

/** The zoom at which so many minutes fill so many pixels, within what stays readable. */
export function computeFittingZoom(minutes: number, pixels: number): number {
  const least = zoomLevels[0]
  const most = zoomLevels.at(-1) ?? least
  if (minutes <= 0) return most
  return Math.min(most, Math.max(least, Math.floor((pixels / minutes) * 10) / 10))
}
