/** A session as it is run on the pitch: everything the phone must know when there is no connection. */
import { z } from 'zod'
import { groupStoredSteps } from '@/features/planner/model/group-stored-steps'
import {
  toTrainingView,
  type StoredExercise,
  type StoredTraining,
} from '@/features/planner/model/training-view'
import { trainingPhases } from '@/features/exercises/model/taxonomy'

const intervalsSchema = z.object({
  sets: z.number().int().min(1),
  /** Seconds. */
  work: z.number().min(1),
  rest: z.number().min(0),
})

/** Sets of work with the rest between them, in seconds. */
export type Intervals = z.infer<typeof intervalsSchema>

const blockSchema = z.object({
  key: z.string(),
  /** Null: the exercise is no longer there to be read. */
  title: z.string().nullable(),
  group: z.string().nullable(),
  minutes: z.number().min(1),
  note: z.string(),
  setup: z.string(),
  /** Missing in sessions that were begun before it was kept. */
  rules: z.string().default(''),
  points: z.array(z.string()),
  intervals: intervalsSchema.nullable(),
  /** The JSON of its drawing with the ground it stands on; null without one. */
  drawing: z
    .object({ diagram: z.unknown(), area_length_m: z.number(), area_width_m: z.number() })
    .nullable(),
})

export type LiveBlock = z.infer<typeof blockSchema>

const stepSchema = z.object({
  phase: z.enum(trainingPhases),
  minutes: z.number().min(1),
  blocks: z.array(blockSchema).min(1),
})

export const livePlanSchema = z.object({
  training_id: z.string(),
  version: z.number(),
  title: z.string().nullable(),
  team: z.string(),
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  steps: z.array(stepSchema),
})

export type LivePlan = z.infer<typeof livePlanSchema>

type DosedExercise = StoredExercise & {
  sets?: number | null
  work_seconds?: number | null
  rest_seconds?: number | null
}

interface RunTraining extends StoredTraining {
  id: string
  version: number
  title: string | null
  team: { name: string; school: { time_zone: string } }
  blocks: readonly (StoredTraining['blocks'][number] & { exercise: DosedExercise | null })[]
}

/** The plan in the reader's language, step by step. */
export function toLivePlan(training: RunTraining, locale: string): LivePlan {
  const doses = new Map(training.blocks.map(({ id, exercise }) => [id, getIntervals(exercise)]))
  return {
    training_id: training.id,
    version: training.version,
    title: training.title,
    team: training.team.name,
    zone: training.team.school.time_zone,
    starts_at: training.starts_at,
    ends_at: training.ends_at,
    steps: groupStoredSteps(toTrainingView(training, locale)).map(({ phase, minutes, blocks }) => ({
      phase,
      minutes,
      blocks: blocks.map(
        ({ key, title, exercise, group_label, note, setup, rules, points, ...block }) => ({
          key,
          title: exercise?.title || title,
          group: group_label,
          minutes: block.minutes,
          note,
          setup,
          rules,
          points: [...points],
          intervals: doses.get(key) ?? null,
          drawing: exercise && {
            diagram: exercise.diagram,
            area_length_m: exercise.area_length_m,
            area_width_m: exercise.area_width_m,
          },
        }),
      ),
    })),
  }
}

function getIntervals(exercise: DosedExercise | null): Intervals | null {
  const { sets, work_seconds: work, rest_seconds: rest } = exercise ?? {}
  if (!sets || !work || rest === null || rest === undefined) return null
  return sets > 1 ? { sets, work, rest } : null
}

/** Milliseconds a step was planned for; nothing past the end. */
export function getPlannedMs(plan: LivePlan, step: number): number {
  return (plan.steps[step]?.minutes ?? 0) * 60_000
}
