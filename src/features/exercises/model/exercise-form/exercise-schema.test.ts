import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exerciseSchema, type ExerciseValues } from './exercise-schema'
import { measureJsonLength } from './measure-json-length'
import { exerciseLimits as limits, textLists } from './limits'
import { blankExercise } from './stored-exercise'
import { noWords } from './text-schema'

const chapter = readFileSync(
  new URL('../../../../../supabase/migrations/20261121000500_exercises.sql', import.meta.url),
  'utf8',
)

const written = { ...noWords, title: 'Rondo', aim: 'Keep it', coaching_points: [{ text: 'Look' }] }
const sound: ExerciseValues = { ...blankExercise, texts: { en: written, de: noWords, bg: noWords } }

function listFaults(change: Partial<ExerciseValues>): string[] {
  const read = exerciseSchema.safeParse({ ...sound, ...change })
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
}

function readRange(column: string): { min: number; max: number } | null {
  const found = new RegExp(`\\b${column} between (\\d+) and (\\d+)`).exec(chapter)
  return found && { min: Number(found[1]), max: Number(found[2]) }
}

test.each([
  ['level', limits.level],
  ['keepers', limits.keepers],
  ['coaches', limits.coaches],
  ['area_length_m', limits.area_length],
  ['area_width_m', limits.area_width],
  ['minutes', limits.minutes],
  ['sets', limits.sets],
  ['work_seconds', limits.work_seconds],
  ['rest_seconds', limits.rest_seconds],
])('%s has the limits of its check in the database', (column, limit) => {
  expect(readRange(column)).toEqual(limit)
})

test('ages, players, lists and lengths have the limits of the checks in the database', () => {
  expect(chapter).toContain(`min_age >= ${limits.age.min} and max_age <= ${limits.age.max}`)
  expect(chapter).toContain(
    `players_min >= ${limits.players.min} and players_max <= ${limits.players.max}`,
  )
  expect(chapter).toContain(`char_length(diagram::text) <= ${limits.diagram}`)
  expect(chapter).toContain(`jsonb_array_length(equipment) <= ${limits.equipment}`)
  expect(chapter).toContain(`char_length(video_url) <= ${limits.video_url}`)
  for (const text of ['setup', 'rules', 'scoring', 'source', 'licence'] as const) {
    expect(chapter).toContain(`char_length(${text}) <= ${limits[text]}`)
  }
  for (const text of ['title', 'aim'] as const) {
    expect(chapter).toContain(`char_length(${text}) between 1 and ${limits[text]}`)
  }
  for (const list of textLists) {
    const { min, max } = limits[list]
    expect(chapter).toContain(`texts_fit(${list}, ${min}, ${max}, ${limits.entry})`)
  }
})

test('one language is enough, and one is needed', () => {
  expect(listFaults({})).toEqual([])
  expect(listFaults({ texts: { en: noWords, de: noWords, bg: noWords } })).toEqual(['texts'])
})

test('a language that has been begun needs title, aim and a coaching point', () => {
  const begun = { ...noWords, setup: 'Ein Feld' }
  expect(listFaults({ texts: { en: written, de: begun, bg: noWords } })).toEqual([
    'texts.de.title',
    'texts.de.aim',
    'texts.de.coaching_points',
  ])
})

test('empty entries of a list do not count', () => {
  const words = { ...written, coaching_points: [{ text: ' ' }, { text: 'Look' }, { text: '' }] }
  expect(listFaults({ texts: { en: words, de: noWords, bg: noWords } })).toEqual([])
})

test('numbers that contradict each other are told beside the second one', () => {
  expect(listFaults({ min_age: 14, max_age: 12 })).toEqual(['max_age'])
  expect(listFaults({ players_min: 9, players_max: 8, players_ideal: null })).toEqual([
    'players_max',
  ])
  expect(listFaults({ players_ideal: 20 })).toEqual(['players_ideal'])
  expect(listFaults({ sets: 4 })).toEqual(['work_seconds', 'rest_seconds'])
  expect(listFaults({ area_length_m: 20.25 })).toEqual(['area_length_m'])
})

test('a video is a safe link, and a team is named when a team shall see it', () => {
  expect(listFaults({ video_url: 'http://example.org' })).toEqual(['video_url'])
  expect(listFaults({ video_url: 'javascript:alert(1)' })).toEqual(['video_url'])
  expect(listFaults({ video_url: '' })).toEqual([])
  expect(listFaults({ visibility: 'team' })).toEqual(['team_id'])
})

test('a drawing counts as long as the database writes it', () => {
  // select length('{"v": 2, "list": [1, 2.5, "a\"b"], "none": null}'::jsonb::text)
  expect(measureJsonLength({ v: 2, list: [1, 2.5, 'a"b'], none: null })).toBe(48)
  expect(measureJsonLength({})).toBe(2)
  expect(listFaults({ diagram: { v: 2, text: 'x'.repeat(limits.diagram) } })).toEqual(['diagram'])
})
