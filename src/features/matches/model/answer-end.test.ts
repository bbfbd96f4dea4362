import { expect, test } from 'vitest'
import { getAnswerEnd } from './answer-end'

const starts_at = '2026-11-21T09:30:00Z'

test('answers are asked for until that long before kick-off', () => {
  expect(Date.parse(getAnswerEnd({ starts_at, answer_hours: 48 }))).toBe(
    Date.parse('2026-11-19T09:30:00Z'),
  )
})

test('or until kick-off', () => {
  expect(Date.parse(getAnswerEnd({ starts_at, answer_hours: null }))).toBe(Date.parse(starts_at))
})
