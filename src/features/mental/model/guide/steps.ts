/** Steps one after the other, each with its time or at one's own pace. */
import type { Guide } from '../exercise'

/** Seconds for each step; null: until the player goes on. */
export function listStepSeconds(practice: Guide | null, count: number): (number | null)[] {
  const seconds = practice?.kind === 'steps' ? practice.seconds : []
  return Array.from({ length: count }, (_, index) => seconds[index] ?? null)
}

export interface StepMoment {
  /** Whole seconds to go; null at one's own pace. */
  secondsLeft: number | null
  /** From 0 to 1. */
  share: number
  isOver: boolean
}

/** How far one step is after some milliseconds in it. */
export function findStepMoment(seconds: number | null, elapsedMs: number): StepMoment {
  if (seconds === null) return { secondsLeft: null, share: 0, isOver: false }
  const totalMs = seconds * 1000
  return {
    secondsLeft: Math.max(0, Math.ceil((totalMs - elapsedMs) / 1000)),
    share: Math.min(1, Math.max(0, elapsedMs / totalMs)),
    isOver: elapsedMs >= totalMs,
  }
}
