import { expect, test } from 'vitest'
import { computeGrowth } from './growth'

const times = { is_lower_better: true }
const lengths = { is_lower_better: false }
const toPoint = (best: number) => ({ on: '2026-10-01', best })

test('one result is a beginning', () => {
  expect(computeGrowth([toPoint(5.2)], times)).toEqual({
    kind: 'first',
    personalBest: 5.2,
    newest: 5.2,
    gain: 0,
  })
})

test('the lowest time and the longest jump are personal bests', () => {
  const sprint = computeGrowth([toPoint(5.25), toPoint(5.5), toPoint(5)], times)
  expect(sprint).toEqual({ kind: 'best', personalBest: 5, newest: 5, gain: 0.25 })
  expect(computeGrowth([toPoint(150), toPoint(160)], lengths).kind).toBe('best')
})

test('better than at the beginning, though not the best so far', () => {
  expect(computeGrowth([toPoint(150), toPoint(170), toPoint(160)], lengths).kind).toBe('better')
})

test('a weaker day is steady and has no number', () => {
  const growth = computeGrowth([toPoint(5), toPoint(5.4)], times)
  expect(growth).toEqual({ kind: 'steady', personalBest: 5, newest: 5.4, gain: 0 })
})
