import { expect, test } from 'vitest'
import { createSeriesValues, findSeasonAt, getSeasonPeriod } from './series-defaults'

const zone = 'Europe/Berlin'
const team = { id: 'u13', school_id: 'riverside', school: { time_zone: zone } }
const season = {
  name: '2026/27',
  school_id: 'riverside',
  starts_on: '2026-07-01',
  ends_on: '2027-06-30',
}
const next = { ...season, name: '2027/28', starts_on: '2027-07-01', ends_on: '2028-06-30' }
const createTraining = (day: string, clock: string, place: string | null, team_id = 'u13') => ({
  team_id,
  place,
  starts_at: `${day}T${clock}:00Z`,
  ends_at: `${day}T${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}:15:00Z`,
})
const now = Date.parse('2026-11-21T20:40:00Z')

test('a slot begins as the team trained lately: time, length and place', () => {
  const past = [
    createTraining('2026-11-17', '16:00', 'Pitch 2'),
    createTraining('2026-11-12', '16:00', 'Hall'),
    createTraining('2026-11-10', '16:30', 'Pitch 2'),
    createTraining('2026-11-10', '18:00', 'Elsewhere', 'u9'),
  ]
  expect(createSeriesValues(team, past, [season], now)).toMatchObject({
    team_id: 'u13',
    weekdays: [],
    time: '17:00',
    minutes: 75,
    place: 'Pitch 2',
    from_on: '2026-11-21',
    to_on: '2027-06-30',
  })
})

test('a new team begins at half past five for an hour and a half', () => {
  expect(createSeriesValues(team, [], [], now)).toMatchObject({
    time: '17:30',
    minutes: 90,
    place: '',
    to_on: '2027-05-22',
  })
})

test('the season is the one of the day, else the next to come', () => {
  expect(findSeasonAt([next, season], 'riverside', '2026-11-21')?.name).toBe('2026/27')
  expect(findSeasonAt([next], 'riverside', '2026-11-21')?.name).toBe('2027/28')
  expect(findSeasonAt([season], 'rival', '2026-11-21')).toBeUndefined()
  expect(getSeasonPeriod(next, '2026-11-21')).toEqual({
    from_on: '2027-07-01',
    to_on: '2028-06-30',
  })
})
