import { expect, test } from 'vitest'
import { toInstants, computePeriod, formatPeriodTitle, shiftDate } from './calendar-period'

test('a week runs from Monday to Monday, whichever of its days is asked for', () => {
  const week = { from: '2026-11-23', to: '2026-11-30' }
  expect(computePeriod('week', '2026-11-23')).toEqual(week)
  expect(computePeriod('week', '2026-11-29')).toEqual(week)
})

test('the agenda begins on the day asked for and lasts four weeks, and the arrows go by as many', () => {
  expect(computePeriod('agenda', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-12-23' })
  expect(shiftDate('agenda', '2026-11-25', 1)).toBe('2026-12-23')
})

test('a month begins and ends with whole weeks', () => {
  expect(computePeriod('month', '2026-11-15')).toEqual({ from: '2026-10-26', to: '2026-12-07' })
  expect(computePeriod('month', '2027-02-01')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
})

test('the weeks of the clock changes last an hour more or less', () => {
  const countHours = (date: string) => {
    const { start, end } = toInstants(computePeriod('week', date), 'Europe/Berlin')
    return (Date.parse(end) - Date.parse(start)) / 3_600_000
  }
  expect(countHours('2026-03-25')).toBe(167)
  expect(countHours('2026-10-22')).toBe(169)
  expect(countHours('2026-11-22')).toBe(168)
})

test('the arrows go by weeks, and from month to month whatever the day', () => {
  expect(shiftDate('week', '2026-12-30', 1)).toBe('2027-01-06')
  expect(shiftDate('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(shiftDate('month', '2026-01-31', -1)).toBe('2025-12-01')
})

test('the period has a name in each language', () => {
  expect(formatPeriodTitle('week', '2026-11-18', 'en-GB')).toMatch(/^16\s?–\s?22 November 2026$/)
  expect(formatPeriodTitle('month', '2026-11-18', 'de-DE')).toBe('November 2026')
  expect(formatPeriodTitle('month', '2026-11-18', 'bg-BG')).toBe('Ноември 2026 г.')
})
