import { expect, test } from 'vitest'
import {
  computeChurn,
  listMonthlyRevenues,
  subscriptionFiguresSchema,
  type SubscriptionFigures,
} from './subscription-figures'

function createFigures(changes: Partial<SubscriptionFigures> = {}): SubscriptionFigures {
  const none = { running: 0, trials: 0, trials_ending: 0, ending: 0, late: 0, failed: 0 }
  const counts = { ...none, notices: 0, stuck: 0, base: 0, lost: 0, gained: 0 }
  const lists = { money: [], months: [], plans: [], countries: [], events: [] }
  return subscriptionFiguresSchema.parse({ ...counts, ...lists, ...changes })
}

const sums = { late: 0, ending: 0, failed: 0 }

test('churn compares with who paid before, and says nothing without them', () => {
  expect(computeChurn({ base: 4, lost: 1 })).toBe(0.25)
  expect(computeChurn({ base: 0, lost: 0 })).toBeNull()
})

test('each currency has a revenue of its own, with its change in a month', () => {
  const figures = createFigures({
    money: [
      { ...sums, currency: 'EUR', monthly: 1500 },
      { ...sums, currency: 'GBP', monthly: 700 },
    ],
    months: [
      { on: '2026-10-01', running: 2, money: { EUR: 1000 } },
      { on: '2026-11-01', running: 3, money: { EUR: 1500, GBP: 700 } },
    ],
  })
  expect(listMonthlyRevenues(figures)).toEqual([
    { currency: 'EUR', cents: 1500, change: 500, series: [1000, 1500] },
    { currency: 'GBP', cents: 700, change: 700, series: [0, 700] },
  ])
})

test('without anybody it is nothing, in euro', () => {
  expect(listMonthlyRevenues(createFigures())).toEqual([
    { currency: 'EUR', cents: 0, change: 0, series: [] },
  ])
})
