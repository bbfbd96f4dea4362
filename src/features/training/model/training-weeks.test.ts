import { expect, test } from 'vitest'
import { groupByWeek, getWeekName } from './training-weeks'

test('rows keep their order and fall into the week of their own zone', () => {
  const rows = [
    { id: 'late', starts_at: '2026-11-29T22:30:00Z' },
    { id: 'later', starts_at: '2026-12-01T17:00:00Z' },
  ]
  expect(groupByWeek(rows, () => 'Europe/London').map(({ monday }) => monday)).toEqual([
    '2026-11-23',
    '2026-11-30',
  ])
  // half past midnight on Monday in Sofia
  const inSofia = groupByWeek(rows, () => 'Europe/Sofia')
  expect(inSofia).toHaveLength(1)
  expect(inSofia[0]?.rows.map(({ id }) => id)).toEqual(['late', 'later'])
})

test('the weeks around today have names', () => {
  expect(getWeekName('2026-11-23', '2026-11-29')).toBe('this')
  expect(getWeekName('2026-11-30', '2026-11-29')).toBe('next')
  expect(getWeekName('2026-11-16', '2026-11-29')).toBe('last')
  expect(getWeekName('2026-12-07', '2026-11-29')).toBeNull()
})
