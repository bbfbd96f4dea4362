import { expect, test } from 'vitest'
import { trainingFilterSchema } from '../training-filter'
import { computePeriodSpan } from './list-period'

const place = {
  zone: 'Europe/Berlin',
  schoolId: 'riverside',
  seasons: [
    { name: '2026/27', school_id: 'riverside', starts_on: '2026-07-01', ends_on: '2027-06-30' },
  ],
}
/** Saturday evening, the week before the clocks go back. */
const now = Date.parse('2026-10-24T19:40:00Z')
const computeSpan = (asked: Record<string, string>) =>
  computePeriodSpan(trainingFilterSchema.parse(asked), place, now)

test('this week runs from Monday to Sunday, also when the clocks change in it', () => {
  expect(computeSpan({ period: 'week' })).toEqual({
    from: '2026-10-18T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  })
})

test('fourteen days look ahead among the coming trainings and back among the past', () => {
  expect(computeSpan({ period: 'fortnight' })).toEqual({
    from: '2026-10-23T22:00:00.000Z',
    to: '2026-11-06T23:00:00.000Z',
  })
  expect(computeSpan({ period: 'fortnight', tab: 'past' })).toEqual({
    from: '2026-10-10T22:00:00.000Z',
    to: '2026-10-24T22:00:00.000Z',
  })
})

test('a month is the calendar’s, a season the school’s', () => {
  expect(computeSpan({ period: 'month' })).toEqual({
    from: '2026-09-30T22:00:00.000Z',
    to: '2026-10-31T23:00:00.000Z',
  })
  expect(computeSpan({ period: 'season' })).toEqual({
    from: '2026-06-30T22:00:00.000Z',
    to: '2027-06-30T22:00:00.000Z',
  })
})

test('one’s own period may be open at either end', () => {
  expect(computeSpan({ period: 'range', from: '2026-12-01' })).toEqual({
    from: '2026-11-30T23:00:00.000Z',
  })
  expect(computeSpan({})).toEqual({})
})
