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

function runSteps(steps: QuizStep[], count = 2): QuizState {
  return steps.reduce((state, step) => advanceQuiz(state, step, count), startOfQuiz)
}

test('the film runs to the question, is answered and goes on to the next', () => {
  expect(runSteps([{ type: 'start' }])).toMatchObject({ phase: 'playing', index: 0 })
  expect(runSteps([{ type: 'start' }, { type: 'stop' }]).phase).toBe('asked')
  expect(runSteps([{ type: 'start' }, { type: 'stop' }, right])).toMatchObject({ phase: 'told' })
  expect(runSteps([{ type: 'start' }, { type: 'stop' }, right, { type: 'next' }])).toEqual({
    phase: 'playing',
    index: 1,
    verdict: null,
  })
})

test('after a wrong answer the step is watched again and the question asked again', () => {
  const again = runSteps([{ type: 'start' }, { type: 'stop' }, wrong, { type: 'again' }])
  expect(again).toEqual({ phase: 'playing', index: 0, verdict: null })
})

test('after the last question the film runs to its end', () => {
  const last = [{ type: 'start' }, { type: 'stop' }, right, { type: 'next' }] as const
  expect(runSteps([...last], 1).phase).toBe('ending')
  expect(runSteps([...last, { type: 'stop' }], 1).phase).toBe('over')
})

test('what does not fit changes nothing', () => {
  expect(runSteps([{ type: 'stop' }])).toBe(startOfQuiz)
  expect(runSteps([{ type: 'next' }, right, { type: 'again' }])).toBe(startOfQuiz)
})

test('a film without open questions is only watched', () => {
  expect(runSteps([{ type: 'start' }], 0).phase).toBe('ending')
})
