/** Where a pointer over the time axis would put something: plain boxes in, a place and a line out. */
import { trainingLimits } from '../../model/limits'
import type { Place } from '../../model/board/plan-moves'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'

/** In pixels of one coordinate system, whichever. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface StepBox {
  box: Box
  /** Keys of its blocks in the order of their lanes. */
  keys: readonly string[]
}

export interface PhaseBox {
  phase: TrainingPhase
  box: Box
  steps: readonly StepBox[]
}

export interface Drop {
  place: Place
  /** The line that shows it: flat between steps, upright beside one. */
  line: Box
}

/** This far outside the board still counts. */
const reach = 48
/** From this share of a step's width on, a drop means "beside". */
const besideFrom = 0.7
const gap = 4

/** Null when the pointer is not over the board. `dragged` is the key of the block on its way. */
export function findDropAt(
  phases: readonly PhaseBox[],
  x: number,
  y: number,
  dragged: string | null,
): Drop | null {
  const phase = findNearestPhase(phases, x, y)
  if (!phase) return null
  const steps = phase.steps.flatMap((step) => {
    const others = step.keys.filter((key) => key !== dragged)
    return others.length > 0 ? [{ ...step, lanes: others.length }] : []
  })
  const found = steps.findIndex(({ box }) => y < box.bottom + gap)
  const step = steps[found]
  if (!step) {
    const last = steps.at(-1)?.box
    const edge = last ? last.bottom + gap : phase.box.bottom - 2 * gap
    return {
      place: { phase: phase.phase, index: steps.length },
      line: createFlatBox(last ?? phase.box, edge),
    }
  }
  const { box, lanes } = step
  const isFarRight = x > box.left + (box.right - box.left) * besideFrom
  if (isFarRight && y >= box.top && lanes < trainingLimits.lanes) {
    return {
      place: { phase: phase.phase, index: found, isBeside: true },
      line: { left: box.right - gap, right: box.right, top: box.top, bottom: box.bottom },
    }
  }
  const isAfter = y > (box.top + box.bottom) / 2
  return {
    place: { phase: phase.phase, index: found + (isAfter ? 1 : 0) },
    line: createFlatBox(box, isAfter ? box.bottom + gap : box.top - gap),
  }
}

function createFlatBox({ left, right }: Box, y: number): Box {
  return { left, right, top: y - 2, bottom: y + 2 }
}

function findNearestPhase(phases: readonly PhaseBox[], x: number, y: number): PhaseBox | null {
  let nearest: PhaseBox | null = null
  let least = reach
  for (const phase of phases) {
    const { left, right, top, bottom } = phase.box
    if (x < left - reach || x > right + reach) continue
    const away = Math.max(top - y, y - bottom, 0)
    if (away < least) {
      least = away
      nearest = phase
    }
  }
  return nearest
}

export function isSameDrop(one: Drop | null, other: Drop | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.place.phase === other.place.phase &&
    one.place.index === other.place.index &&
    one.place.isBeside === other.place.isBeside
  )
}
