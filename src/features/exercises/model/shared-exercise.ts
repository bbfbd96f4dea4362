/** What a link to an exercise shows: the answer of the RPC `shared_exercise`. */
import { z } from 'zod'
import { equipmentSchema } from './exercise'
import {
  exerciseMoments,
  exerciseTopics,
  intensityLevels,
  practiceTypes,
  trainingPhases,
} from './taxonomy'

export const sharedExerciseSchema = z.object({
  school_name: z.string(),
  topic: z.enum(exerciseTopics),
  moment: z.enum(exerciseMoments).nullable(),
  phase: z.enum(trainingPhases),
  practice_type: z.enum(practiceTypes),
  min_age: z.number(),
  max_age: z.number(),
  level: z.number(),
  players_min: z.number(),
  players_max: z.number(),
  players_ideal: z.number().nullable(),
  keepers: z.number(),
  coaches: z.number(),
  area_length_m: z.number(),
  area_width_m: z.number(),
  minutes: z.number(),
  intensity: z.enum(intensityLevels),
  has_heading: z.boolean(),
  sets: z.number().nullable(),
  work_seconds: z.number().nullable(),
  rest_seconds: z.number().nullable(),
  source: z.string().nullable(),
  equipment: equipmentSchema,
  /** Its animation, or its drawing; players without names. */
  scene: z.unknown(),
  texts: z.array(
    z.object({
      locale: z.string(),
      title: z.string(),
      aim: z.string(),
      setup: z.string(),
      rules: z.string(),
      coaching_points: z.array(z.string()),
      progressions: z.array(z.string()),
      regressions: z.array(z.string()),
      scoring: z.string(),
      questions: z.array(z.string()),
      common_faults: z.array(z.string()),
    }),
  ),
})

export type SharedExercise = z.infer<typeof sharedExerciseSchema>
