import { expect, test } from 'vitest'
import { listSeriesClashes } from './list-series-clashes'
import { listSeriesDates } from './series-dates'

const slot = {
  weekdays: [2],
  time: '17:30',
  minutes: 90,
  from_on: '2026-12-01',
  to_on: '2026-12-15',
}
const dates = listSeriesDates(slot, 'Europe/Berlin', [], 0)
const createTime = (day: string, from: string, to: string) => ({
  starts_at: `${day}T${from}:00Z`,
  ends_at: `${day}T${to}:00Z`,
})
const own = { place: 'Pitch 1, half A', teamId: 'u13', seriesId: null }
const booked = {
  ...createTime('2026-12-08', '17:00', '18:00'),
  field: 'Pitch 1',
  team: 'U17',
  team_id: 'u17',
}

test('another training of the team at that time is told with its date', () => {
  const other = { ...createTime('2026-12-08', '17:00', '18:00'), title: 'Keepers', series_id: null }
  expect(listSeriesClashes(dates, [other], [], own)).toEqual([
    { date: '2026-12-08', kind: 'team', name: 'Keepers' },
  ])
})

test('what ends when the slot begins is no clash, nor are the slot’s own trainings', () => {
  const before = { ...createTime('2026-12-08', '15:00', '16:30'), title: null, series_id: null }
  const same = { ...createTime('2026-12-15', '16:30', '18:00'), title: null, series_id: 'slot' }
  expect(listSeriesClashes(dates, [before, same], [], { ...own, seriesId: 'slot' })).toEqual([])
})

test('the field of the place, taken by another team, is told; another field is not', () => {
  expect(listSeriesClashes(dates, [], [booked], own)).toEqual([
    { date: '2026-12-08', kind: 'field', name: 'U17' },
  ])
  expect(listSeriesClashes(dates, [], [{ ...booked, team_id: 'u13' }], own)).toEqual([])
  expect(listSeriesClashes(dates, [], [booked], { ...own, place: 'Pitch 12' })).toEqual([])
})

test('a skipped date meets nothing', () => {
  const skips = [{ from: '2026-12-08', to: '2026-12-08', reason: '' }]
  expect(
    listSeriesClashes(listSeriesDates(slot, 'Europe/Berlin', skips, 0), [], [booked], own),
  ).toEqual([])
})
