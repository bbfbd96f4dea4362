/** What players practise at home: the individual and the mental exercises of the seeds, in three languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const LOCALES = ['en', 'de', 'bg'] as const
const SKILLS = [
  'goal_setting',
  'imagery',
  'self_talk',
  'relaxation',
  'attention',
  'routines',
  'reflection',
  'mistakes',
  'team_spirit',
  'sleep',
] as const

const createList = (min: number, max: number, length: number) =>
  z.array(z.string().min(1).max(length)).min(min).max(max)
const createTexts = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ en: text, de: text, bg: text })
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const ages = z
  .tuple([z.int().min(4), z.int().max(99)])
  .refine(([from, to]) => from <= to, 'ages run upwards')
const level = z.int().min(1).max(5)
const minutes = z.int().min(1).max(120)
const breath = z.int().min(0).max(20)

const individualSchema = z.strictObject({
  slug,
  topic: z.enum([
    'ball_mastery',
    'dribbling',
    'first_touch',
    'passing',
    'switching_play',
    'crossing',
    'heading',
    'finishing',
    'goalkeeping',
    'coordination',
    'speed',
    'strength',
    'mobility',
    'fun',
  ]),
  place: z.enum(['anywhere', 'room', 'yard', 'wall', 'pitch']),
  ages,
  level,
  minutes,
  sets: z.int().min(1).max(20).optional(),
  repetitions: z.int().min(1).max(1000).optional(),
  intensity: z.enum(['low', 'medium', 'high', 'very_high']),
  equipment: z.array(
    z.enum([
      'ball',
      'tennis_ball',
      'wall',
      'cones',
      'bottles',
      'rope',
      'mini_goal',
      'mat',
      'step',
      'timer',
    ]),
  ),
  people: z.int().min(1).max(2).optional(),
  measure: z.enum(['repetitions', 'seconds', 'metres']).optional(),
  target: z.int().min(1).optional(),
  needs_go_ahead: z.literal(true).optional(),
  texts: createTexts(
    z.strictObject({
      title: z.string().min(1).max(60),
      aim: z.string().min(1).max(300),
      steps: createList(1, 10, 300),
      points: createList(0, 6, 200).optional(),
      progressions: createList(0, 6, 200).optional(),
      measuring: z.string().min(1).max(200).optional(),
    }),
  ),
})

const mentalSchema = z.strictObject({
  slug,
  skill: z.enum(SKILLS),
  occasion: z.enum([
    'any_time',
    'before_training',
    'before_match',
    'during_match',
    'after_match',
    'evening',
  ]),
  ages,
  level,
  minutes,
  source: z.string().min(1).max(300),
  practice: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('breathing'),
        in: breath,
        hold: breath,
        out: breath,
        rest: breath,
        rounds: z.int().min(1).max(40),
      }),
      z.strictObject({ kind: z.literal('steps'), seconds: z.array(z.int().min(5).max(600)) }),
    ])
    .optional(),
  texts: createTexts(
    z.strictObject({
      title: z.string().min(1).max(60),
      aim: z.string().min(1).max(300),
      steps: createList(1, 10, 300),
      questions: createList(0, 6, 200).optional(),
    }),
  ),
})

const individual = read('91').map((json) => individualSchema.parse(json))
const mental = read('92').map((json) => mentalSchema.parse(json))

describe('individual exercises', () => {
  it('are at least 150, each with its own slug and title', () => {
    expect(individual.length).toBeGreaterThanOrEqual(150)
    expect(listRepeated(individual)).toEqual([])
  })

  it('say the same in three languages', () => {
    expect(listUneven(individual)).toEqual([])
  })

  it('are written with the quotes of their language', () => {
    expect(listWrongQuotes(individual)).toEqual([])
  })

  it('have a target and a way of measuring whenever they are measured', () => {
    const wrong = individual.filter(({ measure, target, texts }) => {
      const isMeasured = measure !== undefined
      return (
        (target !== undefined) !== isMeasured ||
        LOCALES.some((locale) => (texts[locale].measuring !== undefined) !== isMeasured)
      )
    })
    expect(listSlugs(wrong)).toEqual([])
  })

  it('offer at least eight for the way back after an injury, all gentle', () => {
    const gentle = individual.filter((exercise) => exercise.needs_go_ahead)
    expect(gentle.length).toBeGreaterThanOrEqual(8)
    expect(listSlugs(gentle.filter(({ intensity }) => intensity !== 'low'))).toEqual([])
    expect(
      listSlugs(
        gentle.filter(({ texts }) => !/stop when it hurts/i.test(texts.en.steps.join(' '))),
      ),
    ).toEqual([])
  })

  it('leave heading to players of thirteen and more', () => {
    const early = individual.filter(({ topic, ages: [from] }) => topic === 'heading' && from < 13)
    expect(listSlugs(early)).toEqual([])
  })

  it('fit every place and both one and two people', () => {
    const count = (place: string) => individual.filter((one) => one.place === place).length
    expect(count('room')).toBeGreaterThanOrEqual(30)
    expect(count('yard')).toBeGreaterThanOrEqual(30)
    expect(count('wall')).toBeGreaterThanOrEqual(18)
    expect(count('pitch')).toBeGreaterThanOrEqual(25)
    expect(individual.filter(({ people }) => people === 2).length).toBeGreaterThanOrEqual(15)
  })
})

describe('mental exercises', () => {
  it('are at least 60, each with its own slug and title', () => {
    expect(mental.length).toBeGreaterThanOrEqual(60)
    expect(listRepeated(mental)).toEqual([])
  })

  it('say the same in three languages', () => {
    expect(listUneven(mental)).toEqual([])
  })

  it('are written with the quotes of their language', () => {
    expect(listWrongQuotes(mental)).toEqual([])
  })

  it.each(SKILLS)('train %s in at least four ways', (skill) => {
    expect(mental.filter((exercise) => exercise.skill === skill).length).toBeGreaterThanOrEqual(4)
  })

  it('have a time for each step, within the minutes they promise', () => {
    const wrong = mental.filter(({ practice, minutes: promised, texts }) => {
      if (!practice) return false
      const seconds =
        practice.kind === 'steps'
          ? practice.seconds.reduce((sum, step) => sum + step, 0)
          : (practice.in + practice.hold + practice.out + practice.rest) * practice.rounds
      return (
        seconds > promised * 60 ||
        (practice.kind === 'steps' && practice.seconds.length !== texts.en.steps.length)
      )
    })
    expect(listSlugs(wrong)).toEqual([])
  })

  it('breathe slowly and never hold long', () => {
    const wrong = mental.filter(
      ({ practice }) =>
        practice?.kind === 'breathing' &&
        (practice.hold > 2 || practice.out < practice.in || practice.in + practice.out < 8),
    )
    expect(listSlugs(wrong)).toEqual([])
  })
})

interface Exercise {
  slug: string
  texts: Record<
    (typeof LOCALES)[number],
    {
      title: string
      aim: string
      steps: string[]
      points?: string[]
      progressions?: string[]
      questions?: string[]
      measuring?: string
    }
  >
}

function read(chapter: '91' | '92'): unknown[] {
  const folder = 'supabase/seed'
  return readdirSync(folder)
    .filter((file) => file.startsWith(`00_catalogue_${chapter}_`))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\$json\$([\s\S]*?)\$json\$/g),
    ])
    .map((match) => JSON.parse(match[1] ?? '') as unknown)
}

function listSlugs(exercises: { slug: string }[]): string[] {
  return exercises.map((exercise) => exercise.slug)
}

function listRepeated(exercises: Exercise[]): string[] {
  const names = exercises.flatMap((exercise) => [
    exercise.slug,
    ...LOCALES.map((locale) => `${locale}: ${exercise.texts[locale].title}`),
  ])
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function listUneven(exercises: Exercise[]): string[] {
  const uneven = exercises.filter(({ texts }) => {
    const shapes = LOCALES.map((locale) => {
      const { steps, points = [], progressions = [], questions = [] } = texts[locale]
      return [steps, points, progressions, questions].map((lines) => lines.length).join()
    })
    return new Set(shapes).size > 1
  })
  return listSlugs(uneven)
}

/** „…“ in German and Bulgarian, each opened mark closed; single marks in English. */
function listWrongQuotes(exercises: Exercise[]): string[] {
  return exercises.flatMap(({ slug: name, texts }) =>
    LOCALES.flatMap((locale) => {
      const { title, aim, steps, points, progressions, questions, measuring } = texts[locale]
      return [title, aim, steps, points, progressions, questions, measuring]
        .flat()
        .filter((line) => line !== undefined)
        .filter((line) =>
          locale === 'en'
            ? /["„“”«»]/.test(line)
            : /["'”‘’«»]/.test(line) || !/^[^„“]*(„[^„“]+“[^„“]*)*$/.test(line),
        )
        .map((line) => `${name} (${locale}): ${line}`)
    }),
  )
}
