import { expect, test } from 'vitest'
import { seriesClashes } from './series-clashes'
import { seriesDates } from './series-dates'

const slot = {
  weekdays: [2],
  time: '17:30',
  minutes: 90,
  from_on: '2026-12-01',
  to_on: '2026-12-15',
}
const dates = seriesDates(slot, 'Europe/Berlin', [], 0)
const at = (day: string, from: string, to: string) => ({
  starts_at: `${day}T${from}:00Z`,
  ends_at: `${day}T${to}:00Z`,
})
const own = { place: 'Pitch 1, half A', teamId: 'u13', seriesId: null }
const booked = {
  ...at('2026-12-08', '17:00', '18:00'),
  field: 'Pitch 1',
  team: 'U17',
  team_id: 'u17',
}

test('another training of the team at that time is told with its date', () => {
  const other = { ...at('2026-12-08', '17:00', '18:00'), title: 'Keepers', series_id: null }
  expect(seriesClashes(dates, [other], [], own)).toEqual([
    { date: '2026-12-08', kind: 'team', name: 'Keepers' },
  ])
})

test('what ends when the slot begins is no clash, nor are the slot’s own trainings', () => {
  const before = { ...at('2026-12-08', '15:00', '16:30'), title: null, series_id: null }
  const same = { ...at('2026-12-15', '16:30', '18:00'), title: null, series_id: 'slot' }
  expect(seriesClashes(dates, [before, same], [], { ...own, seriesId: 'slot' })).toEqual([])
})

test('the field of the place, taken by another team, is told; another field is not', () => {
  expect(seriesClashes(dates, [], [booked], own)).toEqual([
    { date: '2026-12-08', kind: 'field', name: 'U17' },
  ])
  expect(seriesClashes(dates, [], [{ ...booked, team_id: 'u13' }], own)).toEqual([])
  expect(seriesClashes(dates, [], [booked], { ...own, place: 'Pitch 12' })).toEqual([])
})

test('a skipped date meets nothing', () => {
  const skips = [{ from: '2026-12-08', to: '2026-12-08', reason: '' }]
  expect(seriesClashes(seriesDates(slot, 'Europe/Berlin', skips, 0), [], [booked], own)).toEqual([])
})
