import { expect, test } from 'vitest'
import { roundMinutesToStep, stretchMinutes, parseMinutes } from './minute-steps'

test.each([
  [10, 1, 15],
  [12, 1, 15],
  [120, 1, 120],
  [12, -1, 10],
  [10, -1, 5],
  [5, -1, 1],
  [1, 1, 5],
] as const)('from %i minutes in direction %i to %i', (minutes, direction, next) => {
  expect(roundMinutesToStep(minutes, direction)).toBe(next)
})

test('takes whole minutes from 1 to 120', () => {
  expect(['1', ' 15 ', '120'].map(parseMinutes)).toEqual([1, 15, 120])
  expect(['', '0', '121', '7.5', 'ten'].map(parseMinutes)).toEqual([null, null, null, null, null])
})

test.each([
  ['in fives', 10, 12, false, 20],
  ['to the minute with Alt', 10, 12, true, 22],
  ['never below one step', 10, -40, false, 5],
  ['down to a minute with Alt', 10, -40, true, 1],
  ['up to two hours', 100, 90, false, 120],
] as const)('a stretched edge moves %s', (_case, minutes, drawn, isFine, expected) => {
  expect(stretchMinutes(minutes, drawn, isFine)).toBe(expected)
})
