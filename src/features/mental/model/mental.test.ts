import { describe, expect, it } from 'vitest'
import { parseGuide } from './exercise'
import { createExerciseInput, exerciseSchema, toDocument, toExerciseInput } from './exercise-schema'
import { filterExercises, groupBySkill, noFilter } from './library-filter'
import { computeMinutes, logSchema, toEntry } from './log-schema'
import { moods, shouldShowHelp, toMood, toScore } from './mood'

const createNote = (score_after: number | null, score_before: number | null = null) => ({
  score_before,
  score_after,
})

describe('moods', () => {
  it('come back as the face they were answered with', () => {
    expect(moods.map((mood) => toMood(toScore(mood)))).toEqual([...moods])
    expect(toMood(null)).toBeNull()
  })

  it('show help after three low ones among the last five, and not before', () => {
    expect(
      shouldShowHelp([createNote(3), createNote(8), createNote(1), createNote(10), createNote(2)]),
    ).toBe(true)
    expect(shouldShowHelp([createNote(3), createNote(8), createNote(1)])).toBe(false)
    expect(
      shouldShowHelp([
        createNote(8),
        createNote(8),
        createNote(8),
        createNote(3),
        createNote(3),
        createNote(3),
      ]),
    ).toBe(false)
  })

  it('count as they were afterwards, and as before where nobody answered later', () => {
    expect(shouldShowHelp([createNote(8, 1), createNote(8, 1), createNote(8, 1)])).toBe(false)
    expect(shouldShowHelp([createNote(null, 1), createNote(null, 3), createNote(null, 2)])).toBe(
      true,
    )
    expect(shouldShowHelp([createNote(null), createNote(null), createNote(null)])).toBe(false)
  })
})

describe('what is written down', () => {
  const practised = {
    id: 'a',
    player_id: 'p',
    exercise_id: 'e',
    assignment_id: null,
    mood_before: 'low' as const,
    practised_at: '2026-11-18T15:00:00Z',
  }
  const values = {
    minutes: 4,
    mood_after: null,
    reflection: '  ',
    is_shared_with_coaches: true,
    is_shared_with_family: true,
    is_finished: true,
  }

  it('shares nothing without words and finishes nothing without a task', () => {
    expect(toEntry(practised, logSchema.parse(values))).toMatchObject({
      is_shared_with_coaches: false,
      is_shared_with_family: false,
      is_finished: false,
      score_before: 3,
      score_after: null,
    })
  })

  it('is private unless somebody is named', () => {
    const own = { ...values, reflection: 'Calm', is_shared_with_family: false }
    expect(toEntry(practised, logSchema.parse(own))).toMatchObject({
      reflection: 'Calm',
      is_shared_with_coaches: true,
      is_shared_with_family: false,
    })
  })

  it('lasts at least a minute and at most two hours', () => {
    expect([0, 100_000, 99_000_000].map((ms) => computeMinutes(0, ms))).toEqual([1, 2, 120])
  })
})

describe('an exercise', () => {
  it('is at one’s own pace where what is stored is no guide', () => {
    expect(parseGuide(null)).toBeNull()
    expect(parseGuide({ kind: 'steps', seconds: [4] })).toBeNull()
    expect(parseGuide({ kind: 'steps', seconds: [5] })).toEqual({ kind: 'steps', seconds: [5] })
  })

  const input = {
    ...createExerciseInput('00000000-0000-4000-8000-000000000001', 'de'),
    title: 'Ruhe',
    aim: 'Ruhig werden',
    guide: 'steps' as const,
    steps: [{ text: 'Sitzen', seconds: 20 }],
    questions: [{ text: 'Wie war es?' }],
  }

  it('goes to the database and back', () => {
    const { texts, practice, ...facts } = toDocument(exerciseSchema.parse(input))
    const stored = Object.entries(texts).map(([, words]) => ({
      locale: 'de',
      title: words.title,
      aim: words.aim,
      steps: words.steps,
      reflection_questions: words.questions,
    }))
    expect(toExerciseInput({ ...facts, practice, texts: stored }, 'de')).toEqual(input)
    const english = toExerciseInput({ ...facts, practice, texts: stored }, 'en')
    expect(english).toMatchObject({ title: '', steps: [{ text: '', seconds: 20 }] })
  })

  it('says what is wrong beside the field', () => {
    const wrong = { ...input, min_age: 15, max_age: 9, visibility: 'team' as const }
    const paths = exerciseSchema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))
    expect(paths).toEqual(['max_age', 'team_id'])
    expect(exerciseSchema.safeParse({ ...input, audio_url: 'http://x.test' }).success).toBe(false)
  })
})

it('the library finds by words, skill, age and length, and shows the archive on demand', () => {
  const row = {
    title: 'Wave',
    aim: 'Calm',
    skill: 'relaxation' as const,
    occasion: 'evening',
    min_age: 9,
    max_age: 13,
    minutes: 4,
    author_id: null,
    archived_at: null,
  }
  const rows = [
    row,
    { ...row, title: 'Film', skill: 'imagery' as const, minutes: 9, author_id: 'me' },
    { ...row, title: 'Old', archived_at: '2026-01-01' },
  ]
  const find = (changes: object) =>
    filterExercises(rows, { ...noFilter, ...changes }, 'me').map(({ title }) => title)
  expect(find({})).toEqual(['Wave', 'Film'])
  expect(find({ q: 'wav calm' })).toEqual(['Wave'])
  expect(find({ minutes: '5' })).toEqual(['Wave'])
  expect(find({ age: '15' })).toEqual([])
  expect(find({ mine: true })).toEqual(['Film'])
  expect(find({ archived: true })).toEqual(['Old'])
  expect(groupBySkill(rows).map(({ skill }) => skill)).toEqual(['relaxation', 'imagery'])
})
