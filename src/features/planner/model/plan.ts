/** The session plan as a list of blocks in order. Pure and immutable; the moves stand in planner/. */
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { trainingLimits } from './limits'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'

export interface PlanBlock {
  /** Identity within the planner; not the row's id, because saving rewrites the rows. */
  key: string
  phase: TrainingPhase
  exercise_id: string | null
  /** Own title of a free block such as a drinks break; null when an exercise gives the name. */
  title: string | null
  minutes: number
  note: string
  /** 0 is the next step of its phase; 1 to 5 stands beside the step before it. */
  lane: number
  /** Which group or coach, where several run side by side. */
  group_label: string | null
  /** Planned effort, 0 rest to 10 everything; null: that of the exercise. */
  planned_rpe: number | null
  /** What is known of the exercise; null for a free block or one no longer readable. */
  exercise: ExerciseCardData | null
}

export type Plan = readonly PlanBlock[]

export function filterByPhase(plan: Plan, phase: TrainingPhase): PlanBlock[] {
  return plan.filter((block) => block.phase === phase)
}

/** The plan with its phases in the order they are played. */
export function sortByPhase(plan: Plan): PlanBlock[] {
  return trainingPhases.flatMap((phase) => filterByPhase(plan, phase))
}

/** What a block says before anybody has touched it: alone, nobody's group, the exercise's effort. */
const untouched = { note: '', lane: 0, group_label: null, planned_rpe: null } as const

/** A block for an exercise, in the exercise's own phase and minutes unless told otherwise. */
export function createExerciseBlock(
  key: string,
  exercise: ExerciseCardData,
  phase: TrainingPhase = exercise.phase,
): PlanBlock {
  return {
    ...untouched,
    key,
    phase,
    exercise_id: exercise.id,
    title: null,
    minutes: clampMinutes(exercise.minutes),
    exercise,
  }
}

/** A drinks break, a talk: five minutes with a name of its own. */
export function createFreeBlock(key: string, phase: TrainingPhase, title: string): PlanBlock {
  return { ...untouched, key, phase, exercise_id: null, title, minutes: 5, exercise: null }
}

export function isFull(plan: Plan): boolean {
  return plan.length >= trainingLimits.blocks
}

/** Whole minutes within what a block may last. */
export function clampMinutes(minutes: number): number {
  const { min, max } = trainingLimits.blockMinutes
  return Math.min(max, Math.max(min, Math.round(minutes)))
}
