/** An individual exercise: closed sets as the database's enums, limits as `individual_exercises`. */
import { exerciseTopics } from '@/features/exercises/model/taxonomy'

export const individualTopics = exerciseTopics
export type IndividualTopic = (typeof individualTopics)[number]

export const places = ['anywhere', 'room', 'yard', 'wall', 'pitch'] as const
export type Place = (typeof places)[number]

export const measures = ['repetitions', 'seconds', 'metres'] as const
export type Measure = (typeof measures)[number]

export const equipmentKinds = [
  'ball',
  'tennis_ball',
  'wall',
  'cones',
  'bottles',
  'rope',
  'mini_goal',
  'mat',
  'step',
  'timer',
] as const
export type EquipmentKind = (typeof equipmentKinds)[number]

export const visibilities = ['me', 'team', 'school', 'public'] as const

export const individualLimits = {
  title: 100,
  aim: 300,
  step: 300,
  steps: 10,
  point: 200,
  points: 6,
  measuring: 200,
  videoUrl: 500,
  result: 10_000,
  minutes: 240,
  note: 500,
} as const

/** What can be counted at the end; without a measure of its own an exercise counts repetitions. */
export function getMeasure({ measure }: { measure: Measure | null }): Measure {
  return measure ?? 'repetitions'
}

/** Whether `result` is better than `other`: more, or for a time to beat less. */
export function isBetter(result: number, other: number, isLowerBetter: boolean): boolean {
  return isLowerBetter ? result < other : result > other
}

/** Whether a result has reached what there was to try for. */
export function isAtTarget(
  result: number,
  { target, is_lower_better: isLowerBetter }: { target: number | null; is_lower_better: boolean },
): boolean {
  return target !== null && (isLowerBetter ? result <= target : result >= target)
}
