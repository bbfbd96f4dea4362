import { expect, test } from 'vitest'
import { findWeakTopic, listFoundQuestions, sumByTopic, toVerdict } from './quiz-outcome'

const none = { right_answer: null, x: null, y: null, radius: null }

test('a verdict tells what is right only where the database did', () => {
  expect(toVerdict({ is_right: false, explanation: 'Why', ...none })).toEqual({
    is_right: false,
    explanation: 'Why',
    solution: null,
  })
  expect(toVerdict({ is_right: true, explanation: null, ...none, right_answer: 0 })).toEqual({
    is_right: true,
    explanation: null,
    solution: { kind: 'choose', answer: 0 },
  })
  expect(
    toVerdict({ is_right: true, explanation: null, right_answer: null, x: 0, y: 2, radius: 3 })
      .solution,
  ).toEqual({ kind: 'tap', at: [0, 2], radius: 3 })
  expect(() => toVerdict(undefined)).toThrow('not_found')
})

test('what was found at a later try counts as well, and only for this task', () => {
  const answers = [
    { task_id: 't1', question_id: 'f1', is_right: false },
    { task_id: 't1', question_id: 'f1', is_right: true },
    { task_id: 't1', question_id: 'f2', is_right: false },
    { task_id: 't2', question_id: 'f2', is_right: true },
  ]
  expect([...listFoundQuestions(answers, 't1')]).toEqual(['f1'])
})

test('principles are summed, the most missed first', () => {
  const rows = [
    { topic: 'passing', answered: 8, right_at_first: 7 },
    { topic: 'pressing', answered: 8, right_at_first: 3 },
    { topic: 'passing', answered: 6, right_at_first: 6 },
    { topic: null, answered: 8, right_at_first: 0 },
    { topic: 'finishing', answered: 0, right_at_first: 0 },
  ]
  expect(sumByTopic(rows)).toEqual([
    { topic: 'pressing', answered: 8, right: 3 },
    { topic: 'passing', answered: 14, right: 13 },
  ])
  expect(findWeakTopic(rows)).toBe('pressing')
})

test('nothing is suggested while everything was right', () => {
  expect(findWeakTopic([{ topic: 'passing', answered: 3, right_at_first: 3 }])).toBeNull()
  expect(findWeakTopic([])).toBeNull()
})
