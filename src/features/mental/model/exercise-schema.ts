/** An exercise as its form knows it; limits of `mental_exercises` and `mental_exercise_texts`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { locales, type Locale } from '@/lib/i18n/locale'
import {
  breathingLimits,
  chooseWords,
  occasions,
  skills,
  stepLimits,
  type ExerciseWords,
  type Guide,
} from './exercise'

export const exerciseLimits = {
  title: 100,
  aim: 300,
  steps: 10,
  step: 300,
  questions: 6,
  question: 200,
  source: 300,
  url: 500,
  age: { min: 4, max: 99 },
  minutes: { min: 1, max: 120 },
} as const

export const visibilities = ['me', 'team', 'school', 'public'] as const
export const levels = ['1', '2', '3', '4', '5'] as const
export const guideKinds = ['own_pace', 'steps', 'breathing'] as const

const createTextSchema = (most: number) =>
  z.string().trim().max(most, { error: 'mental:errors.too_long' })

const createNumberSchema = ({ min, max }: { min: number; max: number }) =>
  z
    .number({ error: 'mental:errors.number' })
    .min(min, { error: 'mental:errors.number' })
    .max(max, { error: 'mental:errors.number' })

const createWholeSchema = (limits: { min: number; max: number }) =>
  createNumberSchema(limits).refine(Number.isInteger, { error: 'mental:errors.number' })

const urlSchema = createTextSchema(exerciseLimits.url).refine(
  (text) => text === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text),
  { error: 'mental:errors.url' },
)

export const exerciseSchema = z
  .object({
    school_id: z.guid({ error: 'mental:errors.school' }),
    locale: z.enum(locales),
    title: createTextSchema(exerciseLimits.title).min(1, { error: 'mental:errors.title' }),
    aim: createTextSchema(exerciseLimits.aim).min(1, { error: 'mental:errors.aim' }),
    skill: z.enum(skills, { error: 'mental:errors.skill' }),
    occasion: z.enum(occasions),
    min_age: createWholeSchema(exerciseLimits.age),
    max_age: createWholeSchema(exerciseLimits.age),
    level: z.enum(levels),
    minutes: createWholeSchema(exerciseLimits.minutes),
    guide: z.enum(guideKinds),
    steps: z
      .array(
        z.object({
          text: createTextSchema(exerciseLimits.step).min(1, { error: 'mental:errors.step' }),
          seconds: createWholeSchema(stepLimits.seconds),
        }),
      )
      .min(1, { error: 'mental:errors.steps' })
      .max(exerciseLimits.steps, { error: 'mental:errors.steps' }),
    breathing: z.object({
      in: createNumberSchema(breathingLimits.breath),
      hold: createNumberSchema(breathingLimits.pause),
      out: createNumberSchema(breathingLimits.breath),
      rest: createNumberSchema(breathingLimits.pause),
      rounds: createWholeSchema(breathingLimits.rounds),
    }),
    questions: z
      .array(
        z.object({
          text: createTextSchema(exerciseLimits.question).min(1, {
            error: 'mental:errors.question',
          }),
        }),
      )
      .max(exerciseLimits.questions),
    source: createTextSchema(exerciseLimits.source),
    audio_url: urlSchema,
    video_url: urlSchema,
    visibility: z.enum(visibilities),
    team_id: z.guid().nullable(),
  })
  .superRefine(({ min_age, max_age, visibility, team_id }, context) => {
    if (min_age > max_age) {
      context.addIssue({ code: 'custom', path: ['max_age'], message: 'mental:errors.ages' })
    }
    if (visibility === 'team' && team_id === null) {
      context.addIssue({ code: 'custom', path: ['team_id'], message: 'mental:errors.team' })
    }
  })

export type ExerciseInput = z.input<typeof exerciseSchema>
type ExerciseValues = z.output<typeof exerciseSchema>

/** What `save_mental_exercise` takes. */
export function toDocument(values: ExerciseValues) {
  const { locale, title, aim, steps, questions, guide, breathing, level, ...facts } = values
  return {
    school_id: facts.school_id,
    team_id: facts.visibility === 'team' ? facts.team_id : null,
    visibility: facts.visibility,
    skill: facts.skill,
    occasion: facts.occasion,
    min_age: facts.min_age,
    max_age: facts.max_age,
    minutes: facts.minutes,
    level: Number(level),
    source: facts.source || null,
    audio_url: facts.audio_url || null,
    video_url: facts.video_url || null,
    practice: toGuide(guide, steps, breathing),
    texts: {
      [locale]: {
        title,
        aim,
        steps: steps.map(({ text }) => text),
        questions: questions.map(({ text }) => text),
      },
    },
  }
}

export type ExerciseDocument = ReturnType<typeof toDocument>

function toGuide(
  kind: ExerciseValues['guide'],
  steps: ExerciseValues['steps'],
  breathing: ExerciseValues['breathing'],
): Guide | null {
  if (kind === 'breathing') return { kind, ...breathing }
  return kind === 'steps' ? { kind, seconds: steps.map(({ seconds }) => seconds) } : null
}

interface StoredExercise extends Omit<
  ExerciseInput,
  'locale' | 'title' | 'aim' | 'steps' | 'questions' | 'guide' | 'breathing' | 'level'
> {
  level: number
  practice: Guide | null
  texts: ExerciseWords[]
}

const calmBreath = { in: 4, hold: 0, out: 6, rest: 0, rounds: 12 }
const usualSeconds = 30

/** A stored exercise as the form takes it, in one language; empty words where it has none in this one. */
export function toExerciseInput(
  stored: Omit<StoredExercise, 'school_id' | 'source' | 'audio_url' | 'video_url'> & {
    school_id: string | null
    source: string | null
    audio_url: string | null
    video_url: string | null
  },
  locale: Locale,
): ExerciseInput {
  const words = stored.texts.find((text) => text.locale === locale)
  // a new language starts with as many lines as the exercise has
  const count = words?.steps.length ?? chooseWords(stored.texts, locale)?.steps.length ?? 1
  const { practice } = stored
  const seconds = practice?.kind === 'steps' ? practice.seconds : []
  const { kind: _kind, ...pattern } =
    practice?.kind === 'breathing' ? practice : { kind: 'breathing', ...calmBreath }
  return {
    school_id: stored.school_id ?? '',
    locale,
    title: words?.title ?? '',
    aim: words?.aim ?? '',
    skill: stored.skill,
    occasion: stored.occasion,
    min_age: stored.min_age,
    max_age: stored.max_age,
    level: levels[stored.level - 1] ?? '2',
    minutes: stored.minutes,
    guide: practice?.kind ?? 'own_pace',
    steps: Array.from({ length: count }, (_, index) => ({
      text: words?.steps[index] ?? '',
      seconds: seconds[index] ?? usualSeconds,
    })),
    breathing: pattern,
    questions: (words?.reflection_questions ?? []).map((text) => ({ text })),
    source: stored.source ?? '',
    audio_url: stored.audio_url ?? '',
    video_url: stored.video_url ?? '',
    visibility: stored.visibility,
    team_id: stored.team_id,
  }
}

export function createExerciseInput(schoolId: string, locale: Locale): ExerciseInput {
  return {
    school_id: schoolId,
    locale,
    title: '',
    aim: '',
    skill: 'relaxation',
    occasion: 'any_time',
    min_age: 9,
    max_age: 14,
    level: '2',
    minutes: 5,
    guide: 'own_pace',
    steps: [{ text: '', seconds: usualSeconds }],
    breathing: calmBreath,
    questions: [],
    source: '',
    audio_url: '',
    video_url: '',
    visibility: 'school',
    team_id: null,
  }
}

/** What the server found wrong, beside the field it belongs to. */
export function listSaveErrors({ detail }: AppError): Record<string, string> {
  return detail === 'team_of_another_school' ? { team_id: 'mental:errors.team' } : {}
}
