/** Where a guided breath stands after some milliseconds. */
import type { BreathingPattern } from '../exercise'

export type BreathingPhase = 'in' | 'hold' | 'out' | 'rest'

export interface BreathingMoment {
  phase: BreathingPhase
  /** From 1. */
  round: number
  /** Whole seconds still to go in this phase, at least 1. */
  secondsLeft: number
  /** How full the lungs are, from 0 to 1. */
  fill: number
}

const phases = ['in', 'hold', 'out', 'rest'] as const

/** Milliseconds of all rounds. */
export function computeBreathingMs(pattern: BreathingPattern): number {
  return computeRoundMs(pattern) * pattern.rounds
}

/** Null once the last round is over. */
export function findBreathingMoment(
  pattern: BreathingPattern,
  elapsedMs: number,
): BreathingMoment | null {
  const roundMs = computeRoundMs(pattern)
  if (elapsedMs >= roundMs * pattern.rounds) return null
  let left = Math.max(0, elapsedMs) % roundMs
  for (const phase of phases) {
    const phaseMs = pattern[phase] * 1000
    if (left < phaseMs) {
      return {
        phase,
        round: Math.floor(Math.max(0, elapsedMs) / roundMs) + 1,
        secondsLeft: Math.max(1, Math.ceil((phaseMs - left) / 1000)),
        fill: computeFill(phase, left / phaseMs),
      }
    }
    left -= phaseMs
  }
  return null
}

/** The start of the round after (1) or before (-1) the one that runs; of this one where it has begun already. */
export function findRoundStart(
  pattern: BreathingPattern,
  elapsedMs: number,
  direction: 1 | -1,
): number {
  const roundMs = computeRoundMs(pattern)
  const round = Math.floor(elapsedMs / roundMs)
  if (direction === 1) return (round + 1) * roundMs
  const isJustBegun = elapsedMs - round * roundMs < 1500
  return Math.max(0, isJustBegun ? round - 1 : round) * roundMs
}

function computeRoundMs(pattern: BreathingPattern): number {
  return phases.reduce((sum, phase) => sum + pattern[phase], 0) * 1000
}

function computeFill(phase: BreathingPhase, share: number): number {
  if (phase === 'in') return share
  if (phase === 'out') return 1 - share
  return phase === 'hold' ? 1 : 0
}
