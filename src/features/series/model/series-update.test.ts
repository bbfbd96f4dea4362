import { expect, test } from 'vitest'
import { toSeriesUpdate, toSeriesValues } from './series-update'

const before = toSeriesValues({
  team_id: 'u13',
  template_id: null,
  field_part_id: 'half-a',
  title: null,
  place: 'Pitch 1',
  weekdays: [2],
  local_time: '17:30:00',
  minutes: 90,
  from_on: '2026-08-01',
  to_on: '2027-06-30',
})

test('another weekday takes the trainings along', () => {
  const update = toSeriesUpdate('slot', before, { ...before, weekdays: [3] }, '2026-11-21')
  expect(update).toMatchObject({ seriesId: 'slot', from: '2026-11-21', weekday: null })
  expect(update.change).toMatchObject({ weekday: 3, local_time: '17:30' })
  expect(update.change).not.toHaveProperty('weekdays')
  expect(update.change).not.toHaveProperty('from_on')
})

test('one weekday more keeps the others', () => {
  const { change } = toSeriesUpdate('slot', before, { ...before, weekdays: [4, 2] }, '2026-11-21')
  expect(change).toMatchObject({ weekdays: [2, 4], place: 'Pitch 1', title: null })
  expect(change).toHaveProperty('field_part_id', 'half-a')
})
