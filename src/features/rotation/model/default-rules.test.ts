import { expect, test } from 'vitest'
import { createDefaultRules } from './default-rules'

const createGame = (format: number) => ({ format, periods: 2, period_minutes: 20 })
const getShare = (format: number, schoolShare: number | null = null) =>
  createDefaultRules(createGame(format), true, schoolShare).least_share

test('everybody plays half of a match up to seven a side, 40 % up to nine, a quarter above', () => {
  expect([3, 5, 7, 8, 9, 11].map((format) => getShare(format))).toEqual([50, 50, 50, 40, 40, 25])
})

test('what the school asks for comes first, also no minimum at all', () => {
  expect(getShare(11, 50)).toBe(50)
  expect(getShare(5, 0)).toBe(0)
})
