/**
 * Ball-rolling time: minutes in which players are at it rather than listening, resting or waiting.
 * An exercise with intervals rolls for work ÷ (work + rest); without, its practice type gives a usual
 * share. The shares are ours: rough, the same for everybody, good for comparing two plans of one coach.
 * Breaks and talks roll for nothing. Side by side the average of the lanes counts.
 */
import type { ExerciseDose } from '@/features/exercises/model/exercise-demand'
import type { Plan, PlanBlock } from '../plan'
import { listAllSteps } from '../board/steps'

export type Doses = Readonly<Record<string, ExerciseDose>>

const shareByPracticeType: Readonly<Record<string, number>> = {
  free_game: 0.95,
  small_sided_game: 0.85,
  conditioned_game: 0.8,
  rondo: 0.8,
  fun_game: 0.8,
  positional_game: 0.75,
  opposed: 0.7,
  passive_opposition: 0.7,
  unopposed: 0.7,
  phase_of_play: 0.6,
  wave: 0.6,
  test: 0.5,
}

/** While the exercise itself is not known yet. */
const usualShare = 0.7

/** Share of a block's minutes in which the ball rolls, 0 to 1. */
export function computeRollingShare(dose: ExerciseDose | undefined): number {
  if (!dose) return usualShare
  const { sets, work_seconds: work, rest_seconds: rest } = dose
  if (sets && work && rest !== null) {
    // the rest after the last set is already the next exercise
    return (sets * work) / (sets * work + (sets - 1) * rest)
  }
  return shareByPracticeType[dose.practice_type] ?? usualShare
}

/** Ball-rolling minutes of the whole plan, rounded. */
export function computeRollingMinutes(plan: Plan, doses: Doses): number {
  const computeRollingTime = (block: PlanBlock) =>
    block.exercise_id === null ? 0 : block.minutes * computeRollingShare(doses[block.exercise_id])
  const minutes = listAllSteps(plan).reduce(
    (sum, step) =>
      sum + step.reduce((all, block) => all + computeRollingTime(block), 0) / step.length,
    0,
  )
  return Math.round(minutes)
}
