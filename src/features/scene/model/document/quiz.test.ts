import { expect, test } from 'vitest'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { createEmptyScene } from './empty-scene'
import { quizTopics } from './kinds'
import { openScene } from './open-scene'
import { createChooseQuiz, createTapQuiz, isRightAnswer, listQuestions } from './quiz'
import type { Freeze, Quiz } from './scene-schema'
import { toSaveForm } from './to-save-form'

const choose: Quiz = { kind: 'choose', answers: ['the 6', 'the 8'], right: 1, topic: 'passing' }
const tap: Quiz = { kind: 'tap', x: 10, y: 5, radius: 3, explanation: 'Nobody is there.' }

const createFreeze = (id: string, t: number, quiz?: Quiz, question = 'Who is free?'): Freeze => ({
  id,
  t,
  seconds: 3,
  question,
  ...(quiz && { quiz }),
})
const createScene = (freezes: Freeze[]) => ({ ...createEmptyScene(), freezes })

test('questions survive saving and opening', () => {
  const scene = createScene([createFreeze('f1', 1, choose), createFreeze('f2', 2, tap)])
  expect(openScene(JSON.parse(JSON.stringify(toSaveForm(scene)))).scene).toEqual(scene)
})

test('a scene without what is right opens as well', () => {
  const given = createScene([
    createFreeze('f1', 1, { kind: 'choose', answers: ['the 6', 'the 8'] }),
    createFreeze('f2', 2, { kind: 'tap' }),
  ])
  expect(openScene(given).scene).toEqual(given)
})

test.each([
  { kind: 'choose', answers: ['one'], right: 0 },
  { kind: 'choose', answers: ['1', '2', '3', '4', '5'], right: 0 },
  { kind: 'choose', answers: ['1', '2'], right: 2 },
  { kind: 'choose', answers: ['1', 'x'.repeat(81)], right: 0 },
  { kind: 'tap', x: 1, y: 1, radius: 0 },
  { kind: 'tap', x: 1, y: 1, radius: 3, topic: 'juggling' },
  { kind: 'tap', x: 1, y: 1, radius: 3, explanation: 'x'.repeat(301) },
])('refuses what the database refuses: %j', (quiz) => {
  const freezes = [{ id: 'f1', t: 1, seconds: 3, question: 'Who?', quiz }]
  expect(openScene({ ...createEmptyScene(), freezes }).fault).toBe('damaged')
})

test('only what can be answered is a question, in order of time', () => {
  const scene = createScene([
    createFreeze('late', 5, choose),
    createFreeze('early', 1, tap),
    createFreeze('talk', 2),
    createFreeze('blank', 3, createChooseQuiz()),
    createFreeze('wordless', 4, tap, ' '),
    createFreeze('long', 4, tap, 'x'.repeat(201)),
  ])
  expect(listQuestions(scene).map(({ id }) => id)).toEqual(['early', 'late'])
})

test('an answer is right, on the line of the circle too', () => {
  expect(isRightAnswer(choose, { kind: 'choose', answer: 1 })).toBe(true)
  expect(isRightAnswer(choose, { kind: 'choose', answer: 0 })).toBe(false)
  expect(isRightAnswer(choose, { kind: 'tap', at: [1, 1] })).toBe(false)
  expect(isRightAnswer(tap, { kind: 'tap', at: [13, 5] })).toBe(true)
  expect(isRightAnswer(tap, { kind: 'tap', at: [13.01, 5] })).toBe(false)
  expect(isRightAnswer({ kind: 'tap' }, { kind: 'tap', at: [0, 0] })).toBe(false)
  expect(isRightAnswer(createTapQuiz([2, 2]), { kind: 'tap', at: [2, 6] })).toBe(true)
})

test('every principle is a topic of the exercise library', () => {
  expect(exerciseTopics).toEqual(expect.arrayContaining([...quizTopics]))
})
