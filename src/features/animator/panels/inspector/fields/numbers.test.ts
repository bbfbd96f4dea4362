import { expect, test } from 'vitest'
import { formatNumber, parseNumber } from './numbers'

test('comma and point are both read', () => {
  expect(['1,5', ' 1.5 ', '-0,25', '.5', '12'].map(parseNumber)).toEqual([1.5, 1.5, -0.25, 0.5, 12])
})

test('what is no number is none', () => {
  expect(['', 'ten', '1.2.3', '1e5', '5 m'].map(parseNumber)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('what is written can be read again, in every language', () => {
  for (const language of ['en', 'de', 'bg']) {
    expect(parseNumber(formatNumber(1234.567, 2, language))).toBe(1234.57)
  }
})
