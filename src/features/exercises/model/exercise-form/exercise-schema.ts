/** What the form of an exercise holds; limits as in the exercises migration, messages are translation keys. */
import { z } from 'zod'
import { locales } from '@/lib/i18n/locale'
import {
  equipmentKinds,
  exerciseMoments,
  exerciseTopics,
  intensityLevels,
  practiceTypes,
  trainingPhases,
} from '../taxonomy'
import { measureJsonLength } from './measure-json-length'
import { exerciseLimits as limits } from './limits'
import { checkWords, isBlank, wordsFields } from './text-schema'

export const corners = ['technical', 'tactical', 'physical', 'psychological', 'social'] as const
export const visibilities = ['me', 'team', 'school', 'public'] as const
export type ExerciseVisibility = (typeof visibilities)[number]

function createIntegerSchema({ min, max }: { min: number; max: number }) {
  return z.number().int().min(min).max(max)
}

/** Metres with one digit after the decimal sign, as the column has them. */
function createMetresSchema({ min, max }: { min: number; max: number }) {
  return z.number().min(min).max(max).multipleOf(0.1, 'exercises:exercise_form.errors.decimals')
}

export const exerciseFields = z.object({
  topic: z.enum(exerciseTopics),
  moment: z.enum(exerciseMoments).nullable(),
  phase: z.enum(trainingPhases),
  practice_type: z.enum(practiceTypes),
  corners: z.array(z.enum(corners)),
  min_age: createIntegerSchema(limits.age),
  max_age: createIntegerSchema(limits.age),
  level: createIntegerSchema(limits.level),
  players_min: createIntegerSchema(limits.players),
  players_max: createIntegerSchema(limits.players),
  players_ideal: createIntegerSchema(limits.players).nullable(),
  keepers: createIntegerSchema(limits.keepers),
  coaches: createIntegerSchema(limits.coaches),
  area_length_m: createMetresSchema(limits.area_length),
  area_width_m: createMetresSchema(limits.area_width),
  minutes: createIntegerSchema(limits.minutes),
  sets: createIntegerSchema(limits.sets).nullable(),
  work_seconds: createIntegerSchema(limits.work_seconds).nullable(),
  rest_seconds: createIntegerSchema(limits.rest_seconds).nullable(),
  intensity: z.enum(intensityLevels),
  has_heading: z.boolean(),
  equipment: z
    .array(
      z.object({
        kind: z.enum(equipmentKinds),
        count: createIntegerSchema(limits.equipment_count),
      }),
    )
    .max(limits.equipment),
  diagram: z
    .record(z.string(), z.unknown())
    .refine((diagram) => 'v' in diagram, 'exercises:exercise_form.errors.diagram')
    .refine(
      (diagram) => measureJsonLength(diagram) <= limits.diagram,
      'exercises:exercise_form.drawing.too_big',
    )
    .nullable(),
  animation_id: z.guid().nullable(),
  video_url: z
    .string()
    .trim()
    .max(limits.video_url)
    .refine(
      (url) => url === '' || /^https:\/\/\S+$/.test(url),
      'exercises:exercise_form.errors.video',
    ),
  next_id: z.guid().nullable(),
  source: z.string().max(limits.source),
  licence: z.string().max(limits.licence),
  visibility: z.enum(visibilities),
  team_id: z.guid().nullable(),
  texts: z.object({ en: wordsFields, de: wordsFields, bg: wordsFields }),
})

export type ExerciseValues = z.infer<typeof exerciseFields>

type ReportIssue = (path: (string | number)[], message: string) => void

function checkRanges(values: ExerciseValues, report: ReportIssue) {
  if (values.min_age > values.max_age) report(['max_age'], 'exercises:exercise_form.errors.ages')
  if (values.players_min > values.players_max) {
    report(['players_max'], 'exercises:exercise_form.errors.players')
  } else if (
    values.players_ideal !== null &&
    (values.players_ideal < values.players_min || values.players_ideal > values.players_max)
  ) {
    report(['players_ideal'], 'exercises:exercise_form.errors.ideal')
  }
  const intervals = [values.sets, values.work_seconds, values.rest_seconds] as const
  const names = ['sets', 'work_seconds', 'rest_seconds'] as const
  if (intervals.some((value) => value !== null)) {
    for (const [index, name] of names.entries()) {
      if (intervals[index] === null) report([name], 'exercises:exercise_form.errors.intervals')
    }
  }
  const kinds = values.equipment.map(({ kind }) => kind)
  for (const [index, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) < index) {
      report(['equipment', index, 'kind'], 'exercises:exercise_form.errors.equipment_twice')
    }
  }
  if (values.visibility === 'team' && values.team_id === null) {
    report(['team_id'], 'exercises:exercise_form.errors.team')
  }
}

/** One language is enough; one that has been begun needs title, aim and a coaching point. */
function checkTexts({ texts }: ExerciseValues, report: ReportIssue) {
  const begun = locales.filter((locale) => !isBlank(texts[locale]))
  if (begun.length === 0) report(['texts'], 'exercises:exercise_form.errors.texts')
  for (const locale of begun) {
    checkWords(texts[locale], (path, message) => report(['texts', locale, ...path], message))
  }
}

export const exerciseSchema = exerciseFields.superRefine((values, context) => {
  const report: ReportIssue = (path, message) => context.addIssue({ code: 'custom', path, message })
  checkRanges(values, report)
  checkTexts(values, report)
})
