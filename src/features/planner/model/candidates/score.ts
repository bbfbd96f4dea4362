/**
 * How good an exercise is at one place of a session, beyond what is a must. Points; the weights are a
 * coach's priorities: theme, then effort and build-up, then what the team likes.
 */
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { getEffort, type Candidate } from './candidate'
import { computeChance } from './seeded'
import { playAge } from './shape'
import { computeService, type Theme } from './theme'

export interface Slot {
  phase: TrainingPhase
  /** Steps of the phase before this one, and how many it has. */
  place: number
  count: number
  minutes: number
}

export interface Taste {
  age: number
  theme: Theme
  /** 1 to 5. */
  level: number
  seed: number
  /** Families of the sessions made before, with how often each came. */
  shown: ReadonlyMap<string, number>
}

/** The hardest a warm-up may be: medium. */
export const warmUpEffort = 1

const themeWeight: Record<TrainingPhase, number> = {
  warm_up: 3,
  main_part: 8,
  game: 5,
  cool_down: 0,
}

/** 0 simple to 4 the match itself. */
const likeness: Record<Candidate['practice_type'], number> = {
  unopposed: 0,
  test: 0.5,
  passive_opposition: 1,
  rondo: 1.5,
  wave: 2,
  opposed: 2,
  fun_game: 2,
  positional_game: 2.5,
  phase_of_play: 3,
  small_sided_game: 3.5,
  conditioned_game: 3.5,
  free_game: 4,
}

export function getLikeness(exercise: Candidate): number {
  return likeness[exercise.practice_type]
}

/** The effort a place asks for, 0 low to 3 very high: rising, highest late in the main part and first in the game. */
export function getWantedEffort({ phase, place, count }: Slot): number {
  if (phase === 'warm_up') return 0.7 + (0.5 * (place + 1)) / count
  if (phase === 'main_part') return 1.3 + (0.9 * (place + 1)) / count
  if (phase === 'game') return place === 0 ? 2.2 : 1.8
  return 0
}

/** How like a match a place should be: from simple to the game itself. */
function getWantedLikeness({ phase, place, count }: Slot, age: number): number {
  if (phase === 'warm_up') return age <= playAge ? 2 : 0.8
  if (phase === 'main_part') return age <= playAge ? 2 : 0.8 + (1.9 * (place + 1)) / count
  return phase === 'game' ? 3.6 : 0
}

export function computeOwnScore(
  exercise: Candidate,
  groups: number,
  slot: Slot,
  taste: Taste,
): number {
  const { age, theme, level, seed, shown } = taste
  const isPlay = age <= playAge && exercise.practice_type === 'fun_game'
  return (
    themeWeight[slot.phase] * computeService(exercise.topic, theme) -
    (getEffort(exercise) - getWantedEffort(slot)) ** 2 * (slot.phase === 'cool_down' ? 2 : 1.2) -
    Math.abs(getLikeness(exercise) - getWantedLikeness(slot, age)) * 0.8 -
    Math.abs(Math.log(slot.minutes / exercise.minutes)) * 3 -
    Math.abs(exercise.level - level) * 0.6 -
    (groups - 1) * 0.9 +
    (isPlay && slot.phase !== 'cool_down' ? 1.5 : 0) +
    (exercise.favourite ? 1.2 : 0) +
    (exercise.own ? 0.6 : 0) +
    Math.log10(1 + exercise.uses) * 0.2 -
    computeShownCost(shown.get(exercise.family) ?? 0) +
    // enough to bring others forward, too little to bring nonsense
    computeChance(exercise.practice, seed) * 3
  )
}

/** Points off for a size that is drawn for fewer or more than come. */
export function computeGapCost(gap: number): number {
  return gap * 0.3
}

/** Asked for another one, a coach wants another exercise; never as much as the theme of the main part. */
function computeShownCost(times: number): number {
  return times === 0 ? 0 : 5.4 + Math.min(times, 3) * 0.6
}

/** What an exercise gains or loses by those before it; `before` in order, breaks left out. */
export function computePairScore(exercise: Candidate, before: readonly Candidate[]): number {
  const last = before.at(-1)
  let score = 0
  for (const other of before) {
    if (other.family === exercise.family) score -= 3
    if (other.practice_type === exercise.practice_type) score -= 0.4
  }
  if (!last || exercise.phase === 'cool_down') return score
  if (isPairTooHard(last, exercise)) score -= 8
  if (last.phase === exercise.phase && getLikeness(exercise) < getLikeness(last)) score -= 0.8
  return score
}

/** Two in a row at the upper end: one very high, the other at least high. */
export function isPairTooHard(one: Candidate, other: Candidate): boolean {
  return (
    Math.min(getEffort(one), getEffort(other)) >= 2 &&
    Math.max(getEffort(one), getEffort(other)) === 3
  )
}

/** The level of the team: that of its last exercises, else what its age suggests. */
export function estimateTeamLevel(done: readonly Candidate[], age: number): number {
  if (done.length >= 4) return done.reduce((sum, { level }) => sum + level, 0) / done.length
  if (age <= 9) return 1.8
  return age <= 12 ? 2.4 : Math.min(3.4, 2.4 + (age - 12) * 0.2)
}
