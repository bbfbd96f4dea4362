/** An individual exercise as its form knows it; limits of `individual_exercises` and its texts. */
import { z } from 'zod'
import { intensityLevels } from '@/features/exercises/model/taxonomy'
import type { AppError } from '@/lib/errors'
import { locales } from '@/lib/i18n/locale'
import {
  equipmentKinds,
  individualLimits as limits,
  individualTopics,
  measures,
  places,
  visibilities,
} from '../exercise'

const wordsSchema = z.object({
  title: z.string().max(limits.title),
  aim: z.string().max(limits.aim),
  /** One a line, like the next two. */
  steps: z.string(),
  points: z.string(),
  progressions: z.string(),
  measuring: z.string().max(limits.measuring),
})

export type WordsValues = z.infer<typeof wordsSchema>

export const noWords: WordsValues = {
  title: '',
  aim: '',
  steps: '',
  points: '',
  progressions: '',
  measuring: '',
}

/** The lines that say something. */
export function listLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function isBlank(words: WordsValues): boolean {
  return Object.values(words).every((text) => text.trim() === '')
}

const createNumberSchema = (min: number, max: number, error: string) =>
  z.number({ error }).int({ error }).min(min, { error }).max(max, { error })

const age = createNumberSchema(4, 99, 'individual:errors.age')

export const individualSchema = z
  .object({
    school_id: z.guid(),
    visibility: z.enum(visibilities),
    team_id: z.guid().nullable(),
    topic: z.enum(individualTopics, { error: 'individual:errors.topic' }),
    place: z.enum(places),
    people: z.enum(['1', '2']),
    min_age: age,
    max_age: age,
    level: z.enum(['1', '2', '3', '4', '5']),
    intensity: z.enum(intensityLevels),
    minutes: createNumberSchema(1, 120, 'individual:errors.minutes'),
    sets: createNumberSchema(1, 20, 'individual:errors.sets').nullable(),
    repetitions: createNumberSchema(1, 1000, 'individual:errors.repetitions').nullable(),
    equipment: z.array(z.enum(equipmentKinds)),
    measure: z.enum(measures).nullable(),
    target: createNumberSchema(1, limits.result, 'individual:errors.target').nullable(),
    is_lower_better: z.boolean(),
    needs_go_ahead: z.boolean(),
    video_url: z
      .string()
      .trim()
      .max(limits.videoUrl, { error: 'individual:errors.video' })
      .refine((url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url), {
        error: 'individual:errors.video',
      }),
    texts: z.object({ en: wordsSchema, de: wordsSchema, bg: wordsSchema }),
  })
  .superRefine((values, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (values.min_age > values.max_age) add(['max_age'], 'individual:errors.age_order')
    if (values.visibility === 'team' && values.team_id === null) {
      add(['team_id'], 'individual:errors.team')
    }
    const written = locales.filter((locale) => !isBlank(values.texts[locale]))
    for (const locale of written) checkWords(values.texts[locale], ['texts', locale], add)
    if (written.length === 0) add(['texts', 'en', 'title'], 'individual:errors.title')
  })

/** What a language that has been begun still lacks. */
function checkWords(
  words: WordsValues,
  path: string[],
  add: (path: (string | number)[], message: string) => void,
): void {
  if (words.title.trim() === '') add([...path, 'title'], 'individual:errors.title')
  if (words.aim.trim() === '') add([...path, 'aim'], 'individual:errors.aim')
  const lists = [
    { name: 'steps', most: limits.steps, length: limits.step },
    { name: 'points', most: limits.points, length: limits.point },
    { name: 'progressions', most: limits.points, length: limits.point },
  ] as const
  for (const { name, most, length } of lists) {
    const lines = listLines(words[name])
    if (name === 'steps' && lines.length === 0) add([...path, name], 'individual:errors.steps')
    if (lines.length > most) add([...path, name], `individual:errors.lines|{"most":${most}}`)
    if (lines.some((line) => line.length > length)) {
      add([...path, name], `individual:errors.line_long|{"most":${length}}`)
    }
  }
}

export type IndividualInput = z.input<typeof individualSchema>
export type IndividualValues = z.output<typeof individualSchema>

/** Refusals of the database, beside the field they belong to. */
export function describeIndividualFailure({ detail }: AppError): Record<string, string> {
  return detail === 'team_of_another_school' ? { team_id: 'individual:errors.team' } : {}
}
