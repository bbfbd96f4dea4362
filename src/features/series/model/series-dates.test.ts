import { expect, test } from 'vitest'
import { listSeriesDates, listSkippedDates } from './series-dates'

const zone = 'Europe/Berlin'
const slot = {
  weekdays: [2, 4],
  time: '17:30',
  minutes: 90,
  from_on: '2026-10-19',
  to_on: '2026-11-01',
}
const long = Date.parse('2026-01-01T00:00:00Z')

test('a slot has its weekdays from the first to the last day', () => {
  expect(listSeriesDates(slot, zone, [], long).map(({ date }) => date)).toEqual([
    '2026-10-20',
    '2026-10-22',
    '2026-10-27',
    '2026-10-29',
  ])
})

test('half past five stays half past five when the clocks go back', () => {
  const dates = listSeriesDates(slot, zone, [], long)
  expect(dates.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
    '15:30',
    '15:30',
    '16:30',
    '16:30',
  ])
  expect(dates.map(({ clocks }) => clocks)).toEqual([null, null, 'back', null])
  expect(dates[2]?.endsAt).toBe('2026-10-27T18:00:00.000Z')
})

test('and when they go forward', () => {
  const spring = { ...slot, weekdays: [7], from_on: '2027-03-21', to_on: '2027-03-28' }
  expect(listSeriesDates(spring, zone, [], long).map(({ clocks }) => clocks)).toEqual([
    null,
    'forward',
  ])
})

test('what is over today is not planned any more', () => {
  const now = Date.parse('2026-10-20T15:31:00Z')
  expect(listSeriesDates(slot, zone, [], now)[0]?.date).toBe('2026-10-22')
})

test('holidays skip the dates they cover, both ends included', () => {
  const holidays = { from: '2026-10-22', to: '2026-10-27', reason: ' Herbstferien ' }
  const dates = listSeriesDates(slot, zone, [holidays], long)
  expect(dates.filter(({ skip }) => skip === null).map(({ date }) => date)).toEqual([
    '2026-10-20',
    '2026-10-29',
  ])
  expect(listSkippedDates(dates)).toEqual([
    { on_date: '2026-10-22', kind: 'skipped', reason: 'Herbstferien' },
    { on_date: '2026-10-27', kind: 'skipped', reason: 'Herbstferien' },
  ])
})

test('a slot without weekdays has no dates', () => {
  expect(listSeriesDates({ ...slot, weekdays: [] }, zone, [], long)).toEqual([])
})
