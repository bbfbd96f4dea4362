/**
 * The way through a quiz as a pure machine: the film runs to a question, stands while somebody decides, tells
 * whether it was right, and goes on to the next one. Who calls it plays and draws.
 */
import type { Point } from '../document/scene-schema'

/** What the answer was worth. */
export interface Verdict {
  is_right: boolean
  explanation: string | null
  /** What is right, once it may be told. */
  solution: Solution | null
}

export type Solution =
  { kind: 'choose'; answer: number } | { kind: 'tap'; at: Point; radius: number }

export type QuizPhase = 'ready' | 'playing' | 'asked' | 'told' | 'ending' | 'over'

export interface QuizState {
  phase: QuizPhase
  /** Of the questions that are asked. */
  index: number
  verdict: Verdict | null
}

export type QuizStep =
  | { type: 'start' }
  /** The film stands: at the question, or at its end. */
  | { type: 'stop' }
  | { type: 'tell'; verdict: Verdict }
  /** The step once more, and the same question. */
  | { type: 'again' }
  | { type: 'next' }

export const startOfQuiz: QuizState = { phase: 'ready', index: 0, verdict: null }

/** Steps that do not fit change nothing. `count`: how many questions are asked. */
export function advanceQuiz(state: QuizState, step: QuizStep, count: number): QuizState {
  const { phase, index } = state
  if (step.type === 'start' && phase === 'ready') {
    return { ...state, phase: count === 0 ? 'ending' : 'playing' }
  }
  if (step.type === 'stop' && phase === 'playing') return { ...state, phase: 'asked' }
  if (step.type === 'stop' && phase === 'ending') return { ...state, phase: 'over' }
  if (step.type === 'tell' && phase === 'asked') {
    return { ...state, phase: 'told', verdict: step.verdict }
  }
  if (step.type === 'again' && (phase === 'told' || phase === 'asked')) {
    return { ...state, phase: 'playing', verdict: null }
  }
  if (step.type === 'next' && phase === 'told') {
    const isLast = index + 1 >= count
    return isLast
      ? { phase: 'ending', index, verdict: null }
      : { phase: 'playing', index: index + 1, verdict: null }
  }
  return state
}
