/** A mental exercise: its vocabulary, its words in the reader's language and how the app guides it. */
import { z } from 'zod'

export const skills = [
  'relaxation',
  'attention',
  'self_talk',
  'imagery',
  'mistakes',
  'goal_setting',
  'routines',
  'reflection',
  'team_spirit',
  'sleep',
] as const
export type Skill = (typeof skills)[number]

export const occasions = [
  'any_time',
  'before_training',
  'before_match',
  'during_match',
  'after_match',
  'evening',
] as const

export const breathingLimits = {
  breath: { min: 1, max: 20 },
  pause: { min: 0, max: 20 },
  rounds: { min: 1, max: 40 },
} as const
export const stepLimits = { count: 10, seconds: { min: 5, max: 600 } } as const

const breath = z.number().min(breathingLimits.breath.min).max(breathingLimits.breath.max)
const pause = z.number().min(breathingLimits.pause.min).max(breathingLimits.pause.max)

/** As `private.practice_fits` in the database. */
const guideSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('breathing'),
    in: breath,
    hold: pause,
    out: breath,
    rest: pause,
    rounds: z.int().min(breathingLimits.rounds.min).max(breathingLimits.rounds.max),
  }),
  z.object({
    kind: z.literal('steps'),
    seconds: z
      .array(z.number().min(stepLimits.seconds.min).max(stepLimits.seconds.max))
      .min(1)
      .max(stepLimits.count),
  }),
])

export type Guide = z.infer<typeof guideSchema>
export type BreathingPattern = Extract<Guide, { kind: 'breathing' }>

/** Null for an exercise at one's own pace. */
export function parseGuide(stored: unknown): Guide | null {
  return guideSchema.safeParse(stored).data ?? null
}

export interface ExerciseWords {
  locale: string
  title: string
  aim: string
  steps: string[]
  reflection_questions: string[]
}

/** In the reader's language, else in English, else in any. */
export function chooseWords<Words extends { locale: string }>(
  texts: readonly Words[],
  locale: string,
): Words | undefined {
  const find = (wanted: string) => texts.find((text) => text.locale === wanted)
  return find(locale) ?? find('en') ?? texts[0]
}
