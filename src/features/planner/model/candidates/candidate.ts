/** An exercise as the quick session knows it: numbers, no drawing. The answer of `session_candidates`. */
import { z } from 'zod'
import {
  equipmentKinds,
  exerciseTopics,
  intensityLevels,
  trainingPhases,
} from '@/features/exercises/model/taxonomy'

/** From the simplest to the most like a match; the order is used to build a session up. */
export const practiceTypes = [
  'unopposed',
  'passive_opposition',
  'rondo',
  'wave',
  'opposed',
  'positional_game',
  'phase_of_play',
  'fun_game',
  'small_sided_game',
  'conditioned_game',
  'free_game',
  'test',
] as const

const range = z.tuple([z.number(), z.number()])

export const candidateSchema = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  /** The same for all sizes of an exercise. */
  practice: z.string(),
  /** The same for all that is played in the same set-up. */
  family: z.string(),
  title: z.string(),
  topic: z.enum(exerciseTopics),
  phase: z.enum(trainingPhases),
  practice_type: z.enum(practiceTypes),
  /** As the age groups count: 13 is U13; up to 19 means no upper end. */
  ages: range,
  /** 1 for beginners to 5. */
  level: z.number(),
  /** Fewest and most on one pitch, keepers included. */
  players: range,
  /** For how many it is drawn. */
  ideal: z.number(),
  keepers: z.number(),
  coaches: z.number(),
  /** Length and width in metres. */
  area: range,
  minutes: z.number(),
  /** Seconds of a bout and of the rest after it; null without intervals. */
  work: z.number().nullable(),
  rest: z.number().nullable(),
  intensity: z.enum(intensityLevels),
  heading: z.boolean(),
  equipment: z.array(z.object({ kind: z.enum(equipmentKinds), count: z.number() })),
  /** In how many trainings of the platform it stands. */
  uses: z.number(),
  favourite: z.boolean(),
  /** Of the team's own school, not of the catalogue. */
  own: z.boolean(),
})

export type Candidate = z.infer<typeof candidateSchema>
export type Topic = Candidate['topic']

/** Of each exercise the first of its sizes. */
export function chooseSizes<Row extends { exercise: Candidate }>(sorted: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return sorted.filter(({ exercise: { practice } }) => {
    const isFirst = !seen.has(practice)
    seen.add(practice)
    return isFirst
  })
}

/** 0 low to 3 very high. */
export function getEffort(exercise: Candidate): number {
  return intensityLevels.indexOf(exercise.intensity)
}

/** Planned effort 0–10 by intensity, as the database takes it for a block without its own. */
export function getRpe(exercise: Candidate): number {
  return [3, 5, 7, 9][getEffort(exercise)] ?? 5
}
