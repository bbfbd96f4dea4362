import { expect, test } from 'vitest'
import { canCancel, canDelete, canReinstate, getTrainingState } from './training-state'

const times = { starts_at: '2026-11-24T16:30:00Z', ends_at: '2026-11-24T18:00:00Z' }
const planned = { ...times, status: 'planned' } as const
const cancelled = { ...times, status: 'cancelled' } as const
const before = Date.parse('2026-11-24T16:29:00Z')
const during = Date.parse('2026-11-24T16:30:00Z')
const after = Date.parse('2026-11-24T18:00:00Z')

test('a planned training runs and ends by the clock, a cancelled one stays cancelled', () => {
  expect([before, during, after].map((now) => getTrainingState(planned, now))).toEqual([
    'planned',
    'running',
    'done',
  ])
  expect(getTrainingState(cancelled, after)).toBe('cancelled')
})

test('what is over can neither be called off nor reinstated', () => {
  expect([before, during, after].map((now) => canCancel(planned, now))).toEqual([true, true, false])
  expect([before, after].map((now) => canReinstate(cancelled, now))).toEqual([true, false])
  expect(canCancel(cancelled, before)).toBe(false)
})

test('only a planned one that has not begun can be deleted', () => {
  expect([before, during].map((now) => canDelete(planned, now))).toEqual([true, false])
  expect(canDelete(cancelled, before)).toBe(false)
})
