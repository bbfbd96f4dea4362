import { expect, test } from 'vitest'
import { parseRefusal, getRemindState, type OpenAnswers } from './open-answers'

const now = Date.parse('2026-11-24T18:40:00Z')
const silent: OpenAnswers = {
  event_id: 'training',
  open: 5,
  people: 8,
  unreachable: [],
  reminded_at: null,
  reminded_by: null,
  next_at: null,
}

test('who is silent can be reminded', () => {
  expect(getRemindState(silent, now)).toBe('ready')
})

test('nobody is reminded when everybody has answered, also just after a reminder', () => {
  expect(getRemindState({ ...silent, open: 0, people: 0 }, now)).toBe('complete')
  const asked = { ...silent, open: 0, people: 0, next_at: '2026-11-25T06:00:00Z' }
  expect(getRemindState(asked, now)).toBe('complete')
})

test('after a reminder the next one waits, to the minute it is free', () => {
  const asked = { ...silent, next_at: '2026-11-24T18:41:00+00:00' }
  expect(getRemindState(asked, now)).toBe('waiting')
  expect(getRemindState(asked, now + 60_000)).toBe('ready')
})

test('where no account could answer there is nobody to remind', () => {
  expect(getRemindState({ ...silent, people: 0, unreachable: ['Ben Test'] }, now)).toBe('nobody')
})

test('a refusal of the database has its own sentence, anything else the general one', () => {
  expect(parseRefusal('reminded_already')).toBe('reminded_already')
  expect(parseRefusal('training_not_writable')).toBeNull()
  expect(parseRefusal(null)).toBeNull()
})
