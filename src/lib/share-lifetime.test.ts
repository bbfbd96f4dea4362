import { expect, test } from 'vitest'
import { findShareEnd, shareLifetimes } from './share-lifetime'

test('30 days come first, and never is the last thing offered', () => {
  expect(shareLifetimes).toEqual(['month', 'day', 'season', 'never'])
})

test('the day is known where it is a matter of days', () => {
  const now = Date.parse('2026-11-18T15:00:00Z')
  expect(findShareEnd('month', now)).toBe('2026-12-18T15:00:00.000Z')
  expect(findShareEnd('day', now)).toBe('2026-11-19T15:00:00.000Z')
  expect(findShareEnd('season', now)).toBeNull()
  expect(findShareEnd('never', now)).toBeNull()
})
