import { expect, test } from 'vitest'
import { changeSchema, changeValues, toSeriesChange, toTimes } from './series-change'

const training = {
  id: 'one',
  team_id: 'u13',
  title: null,
  starts_at: '2026-10-27T16:30:00Z',
  ends_at: '2026-10-27T18:00:00Z',
  series_id: 'slot',
  series_date: '2026-10-27',
  team: { name: 'U13', school: { time_zone: 'Europe/Berlin' } },
}

test('the dialog begins where the training stands, or where it was dragged', () => {
  expect(changeValues(training, undefined)).toMatchObject({
    scope: 'one',
    date: '2026-10-27',
    weekday: 2,
    time: '17:30',
    minutes: 90,
  })
  const dragged = { starts_at: '2026-10-28T17:00:00Z', ends_at: '2026-10-28T18:15:00Z' }
  expect(changeValues(training, dragged)).toMatchObject({
    date: '2026-10-28',
    weekday: 3,
    time: '18:00',
    minutes: 75,
  })
})

test('the rest gets a new time; another weekday only when it is one', () => {
  const values = { ...changeValues(training, undefined), time: '18:00', reason: ' Floodlight ' }
  expect(toSeriesChange(training, 'move', { ...values, scope: 'all' })).toEqual({
    seriesId: 'slot',
    from: '2026-10-27',
    weekday: null,
    change: { local_time: '18:00', minutes: 90, reason: 'Floodlight' },
  })
  expect(toSeriesChange(training, 'move', { ...values, scope: 'weekday', weekday: 5 })).toEqual({
    seriesId: 'slot',
    from: '2026-10-27',
    weekday: 2,
    change: { weekday: 5, local_time: '18:00', minutes: 90, reason: 'Floodlight' },
  })
})

test('calling the rest off ends the series the day before', () => {
  const values = { ...changeValues(training, undefined), scope: 'all' as const }
  expect(toSeriesChange(training, 'cancel', values)?.change).toEqual({
    to_on: '2026-10-26',
    reason: null,
  })
})

test('a single training has no rest; its own times follow the school’s clock', () => {
  const single = { ...training, series_id: null, series_date: null }
  const values = changeValues(single, undefined)
  expect(toSeriesChange(single, 'move', values)).toBeNull()
  expect(toTimes(single, { ...values, date: '2026-10-20' })).toEqual({
    starts_at: '2026-10-20T15:30:00.000Z',
    ends_at: '2026-10-20T17:00:00.000Z',
  })
})

test('a reason has 200 signs at most', () => {
  const values = { ...changeValues(training, undefined), reason: 'x'.repeat(201) }
  expect(changeSchema.safeParse(values).success).toBe(false)
})
