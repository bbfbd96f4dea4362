import { expect, test } from 'vitest'
import { shiftTraining } from './shift'

const training = {
  starts_at: '2026-10-20T15:30:00Z',
  ends_at: '2026-10-20T17:00:00Z',
  team: { school: { time_zone: 'Europe/Berlin' } },
}

test('a week later is the same clock time, also after the clocks went back', () => {
  expect(shiftTraining(training, 7, '')).toEqual({
    starts_at: '2026-10-27T16:30:00.000Z',
    ends_at: '2026-10-27T18:00:00.000Z',
  })
})

test('a new start keeps the length', () => {
  expect(shiftTraining(training, -1, '19:00')).toEqual({
    starts_at: '2026-10-19T17:00:00.000Z',
    ends_at: '2026-10-19T18:30:00.000Z',
  })
})
