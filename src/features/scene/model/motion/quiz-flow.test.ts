import { expect, test } from 'vitest'
import { advanceQuiz, startOfQuiz, type QuizState, type QuizStep } from './quiz-flow'

const wrong: QuizStep = {
  type: 'tell',
  verdict: { is_right: false, explanation: null, solution: null },
}
const right: QuizStep = {
  ...wrong,
  verdict: { is_right: true, explanation: 'So.', solution: null },
}

function walk(steps: QuizStep[], count = 2): QuizState {
  return steps.reduce((state, step) => advanceQuiz(state, step, count), startOfQuiz)
}

test('the film runs to the question, is answered and goes on to the next', () => {
  expect(walk([{ type: 'start' }])).toMatchObject({ phase: 'playing', index: 0 })
  expect(walk([{ type: 'start' }, { type: 'stop' }]).phase).toBe('asked')
  expect(walk([{ type: 'start' }, { type: 'stop' }, right])).toMatchObject({ phase: 'told' })
  expect(walk([{ type: 'start' }, { type: 'stop' }, right, { type: 'next' }])).toEqual({
    phase: 'playing',
    index: 1,
    verdict: null,
  })
})

test('after a wrong answer the step is watched again and the question asked again', () => {
  const again = walk([{ type: 'start' }, { type: 'stop' }, wrong, { type: 'again' }])
  expect(again).toEqual({ phase: 'playing', index: 0, verdict: null })
})

test('after the last question the film runs to its end', () => {
  const last = [{ type: 'start' }, { type: 'stop' }, right, { type: 'next' }] as const
  expect(walk([...last], 1).phase).toBe('ending')
  expect(walk([...last, { type: 'stop' }], 1).phase).toBe('over')
})

test('what does not fit changes nothing', () => {
  expect(walk([{ type: 'stop' }])).toBe(startOfQuiz)
  expect(walk([{ type: 'next' }, right, { type: 'again' }])).toBe(startOfQuiz)
})

test('a film without open questions is only watched', () => {
  expect(walk([{ type: 'start' }], 0).phase).toBe('ending')
})
