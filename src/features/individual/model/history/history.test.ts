import { describe, expect, test } from 'vitest'
import { computeGrowth, hasTrend, type Best } from './bests'
import { computeStreak, getStrength, listWeeks, sumSince, type Day } from './days'

// a Wednesday
const today = '2026-11-18'
const createDay = (day: string, minutes = 10, entries = 1): Day => ({ day, minutes, entries })

describe('weeks in a row', () => {
  test('one day a week is enough, rest days never break them', () => {
    const days = [createDay('2026-11-02'), createDay('2026-11-14'), createDay('2026-11-16')]
    expect(computeStreak(days, today)).toBe(3)
  })

  test('the week that runs cannot break them', () => {
    expect(computeStreak([createDay('2026-11-05'), createDay('2026-11-11')], today)).toBe(2)
  })

  test('a week without ends them, and nothing is nothing', () => {
    expect(computeStreak([createDay('2026-10-28'), createDay('2026-11-17')], today)).toBe(1)
    expect(computeStreak([createDay('2026-10-28')], today)).toBe(0)
    expect(computeStreak([], today)).toBe(0)
  })
})

describe('the map of days', () => {
  test('shows whole weeks from Monday, empty days too, and nothing that is still to come', () => {
    const weeks = listWeeks([createDay('2026-11-16', 30, 2)], today, 2)
    expect(weeks.map(({ start }) => start)).toEqual(['2026-11-09', '2026-11-16'])
    expect(weeks[1]?.days[0]).toEqual({
      day: '2026-11-16',
      entries: 2,
      minutes: 30,
      isFuture: false,
    })
    expect(weeks[1]?.days.map(({ isFuture }) => isFuture)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  test.each([
    [createDay(today, 0, 0), 0],
    [createDay(today, 0), 1],
    [createDay(today, 12), 2],
    [createDay(today, 40), 3],
  ])('a short time counts as a day, too', (day, strength) => {
    expect(getStrength(day)).toBe(strength)
  })

  test('sums begin with their first day', () => {
    const days = [createDay('2026-11-15', 5), createDay('2026-11-16', 10), createDay(today, 20)]
    expect(sumSince(days, '2026-11-16')).toEqual({ days: 2, minutes: 30, entries: 2 })
  })
})

describe('the way with one exercise', () => {
  const best: Best = {
    exercise_id: 'one',
    entries: 3,
    minutes: 30,
    last_at: '2026-11-18T15:00:00Z',
    measure: 'seconds',
    is_lower_better: true,
    target: 45,
    best: 44,
    best_at: '2026-11-18T15:00:00Z',
    first_result: 58,
    results: [58, 50, 44],
  }

  test('a time to beat grows downwards, everything else upwards', () => {
    expect(computeGrowth(best)).toBe(14)
    expect(computeGrowth({ ...best, is_lower_better: false, best: 60 })).toBe(2)
  })

  test('nothing is said where there is nothing to compare, and never that somebody got worse', () => {
    expect(computeGrowth({ ...best, best: null })).toBe(0)
    expect(computeGrowth({ ...best, best: 70 })).toBe(0)
    expect(hasTrend({ ...best, results: [58] })).toBe(false)
  })
})
