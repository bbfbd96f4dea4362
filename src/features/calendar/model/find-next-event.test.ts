import { expect, test } from 'vitest'
import { computeScrollTime, findNextEvent } from './find-next-event'

const now = '2026-11-18T16:00:00'
const over = { id: 'over', start: '2026-11-16T09:00:00', end: '2026-11-16T10:00:00' }
const running = { id: 'running', start: '2026-11-18T15:30:00', end: '2026-11-18T17:00:00' }
const friday = { id: 'friday', start: '2026-11-20T17:15:00', end: '2026-11-20T18:30:00' }

test('the next event is the first that is not over, whatever the order', () => {
  expect(findNextEvent([friday, over], now)).toBe(friday)
  expect(findNextEvent([friday, running, over], now)).toBe(running)
  expect(findNextEvent([over], now)).toBeNull()
})

test('a week opens half an hour before what is still to come', () => {
  expect(computeScrollTime([over, friday], now, true)).toBe('16:45:00')
  expect(computeScrollTime([over, friday, running], now, true)).toBe('15:00:00')
})

test('a week with nothing to come opens on now, another week on its first event, an empty one anywhere', () => {
  expect(computeScrollTime([over], now, true)).toBe('15:30:00')
  expect(computeScrollTime([over], now, false)).toBe('08:30:00')
  expect(computeScrollTime([], now, false)).toBeNull()
})
