/** Planning where the team trains already: which session waits for the plan, and what it keeps. */
import { countMinutesBetween } from '@/lib/time/interval'
import { toWallClock } from '@/lib/time/wall-clock'
import type { TrainingKey, TrainingValues } from '../training-schema'

/** A training of the same team at the same time. */
export interface OwnTraining {
  id: string
  version: number
  title: string | null
  objective: string | null
  place: string | null
  notes: string | null
  starts_at: string
  ends_at: string
  blocks: readonly unknown[]
}

/** The one that begins right then and has no exercises yet: a plan for that time is meant for it. */
export function findWaiting(
  trainings: readonly OwnTraining[],
  startsAt: string,
): OwnTraining | null {
  const start = Date.parse(startsAt)
  return (
    trainings.find(
      (training) => Date.parse(training.starts_at) === start && training.blocks.length === 0,
    ) ?? null
  )
}

/** The plan as that training's own: its time counts, and what was not written anew stays. */
export function toTrainingPlan(
  training: OwnTraining,
  values: TrainingValues,
  zone: string,
): { values: TrainingValues; key: TrainingKey } {
  return {
    key: { id: training.id, version: training.version },
    values: {
      ...values,
      ...toWallClock(training.starts_at, zone),
      duration: countMinutesBetween(training.starts_at, training.ends_at),
      title: values.title.trim() || (training.title ?? ''),
      objective: values.objective.trim() || (training.objective ?? ''),
      place: values.place.trim() || (training.place ?? ''),
      notes: values.notes.trim() || (training.notes ?? ''),
    },
  }
}
