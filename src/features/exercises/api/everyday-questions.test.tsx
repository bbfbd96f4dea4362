/**
 * What coaches type, in their words: each question goes through the library's own reading of it and the real
 * search over the real library. All of the first five must be what was meant, or as many as `among` says: fewer where
 * the library has no five of it, each in all its sizes.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { exerciseFilterSchema, toSearchArguments } from '../model/exercise-filter'
import questions from './everyday-questions.json'

const wantedSchema = z.strictObject({
  topic: z.string().optional(),
  phase: z.string().optional(),
  practice: z.string().optional(),
  title: z.string().optional(),
  slug: z.string().optional(),
  /** Fits this age or head count. */
  age: z.int().optional(),
  players: z.int().optional(),
  /** Fits on so many metres. */
  fits: z.tuple([z.int(), z.int()]).optional(),
  among: z.int().default(5),
})
const list = z
  .array(z.tuple([z.enum(['en', 'de', 'bg']), z.string(), wantedSchema]))
  .parse(questions)

type Wanted = z.infer<typeof wantedSchema>
type Client = Awaited<ReturnType<typeof createClientFor>>['client']

let coach: Client

beforeAll(async () => {
  coach = (await createClientFor(personas.coach)).client
})

async function ask(text: string, locale: string) {
  const filter = exerciseFilterSchema.parse({ q: text })
  const { data } = await coach
    .rpc('search_exercises', toSearchArguments(filter, locale, { limit: 5, offset: 0 }))
    .throwOnError()
  return data
}

type Hit = Awaited<ReturnType<typeof ask>>[number]

function isMeant(hit: Hit, wanted: Wanted): boolean {
  const { topic, phase, practice, title, slug, age, players, fits } = wanted
  return [
    !topic || hit.topic === topic,
    !phase || hit.phase === phase,
    !practice || hit.practice_type === practice,
    !title || new RegExp(title, 'iu').test(hit.title),
    !slug || new RegExp(slug, 'u').test(hit.slug),
    !age || (hit.min_age <= age && hit.max_age >= age),
    !players || (hit.players_min <= players && hit.players_max >= players),
    !fits ||
      (Math.max(hit.area_length_m, hit.area_width_m) <= fits[0] &&
        Math.min(hit.area_length_m, hit.area_width_m) <= fits[1]),
  ].every(Boolean)
}

test('the list holds a hundred questions, each once', () => {
  expect(list.length).toBeGreaterThanOrEqual(100)
  expect(new Set(list.map(([locale, text]) => `${locale} ${text}`)).size).toBe(list.length)
})

describe('finds what is meant by', () => {
  test.each(list)('%s "%s"', async (locale, text, wanted) => {
    const hits = await ask(text, locale)
    const meant = hits.filter((hit) => isMeant(hit, wanted))
    const isEnough = meant.length >= wanted.among
    expect(isEnough || hits.map(({ title }) => title)).toBe(true)
  })
})

test.each([
  ['en', 'unicorn passing'],
  ['de', 'Passübung Regenbogen'],
  ['bg', 'пас с еднорог'],
] as const)('a word nobody knows does not spoil the others: %s "%s"', async (locale, text) => {
  const hits = await ask(text, locale)
  expect(hits.map(({ topic }) => topic)).toContain('passing')
})
