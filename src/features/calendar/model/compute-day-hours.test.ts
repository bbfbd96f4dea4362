import { expect, test } from 'vitest'
import { computeDayHours } from './compute-day-hours'

test('the usual hours of a club, and more where a session needs them', () => {
  const computeHours = (start: string, end: string) =>
    computeDayHours([{ start: `2026-11-24T${start}:00`, end: `2026-11-24T${end}:00` }])
  expect(computeDayHours([])).toEqual({ slotMinTime: '08:00:00', slotMaxTime: '22:00:00' })
  expect(computeHours('06:45', '08:00')).toEqual({
    slotMinTime: '06:00:00',
    slotMaxTime: '22:00:00',
  })
  expect(computeHours('21:00', '22:30')).toEqual({
    slotMinTime: '08:00:00',
    slotMaxTime: '23:00:00',
  })
  expect(
    computeDayHours([{ start: '2026-11-24T23:30:00', end: '2026-11-25T00:30:00' }]).slotMaxTime,
  ).toBe('24:00:00')
})
