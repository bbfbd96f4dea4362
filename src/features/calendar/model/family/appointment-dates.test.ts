import { expect, test } from 'vitest'
import { toMatchEntry, toSessionEntry } from '../family-entries'
import { findAppointmentClashes, listAppointmentDates, type Appointment } from './appointment-dates'

const zone = 'Europe/Berlin'
const week = { from: '2026-11-23', to: '2026-11-30' }
const now = Date.parse('2026-11-23T08:00:00Z')

const dentist: Appointment = {
  id: 'a1',
  player_id: 'ada',
  title: 'Dentist',
  from_on: '2026-11-24',
  to_on: '2026-11-24',
  from_time: '16:30:00',
  to_time: '17:15:00',
  repeats_until: null,
  place: null,
  note: null,
}
const listDays = (change: Partial<Appointment>, period = week) =>
  listAppointmentDates([{ ...dentist, ...change }], period, zone).map(({ from_on, to_on }) =>
    [...new Set([from_on, to_on])].join('/'),
  )

test('a date counts as long as one of its days lies in the period', () => {
  expect(listDays({})).toEqual(['2026-11-24'])
  expect(listDays({ from_on: '2026-11-20', to_on: '2026-11-23' })).toEqual([
    '2026-11-20/2026-11-23',
  ])
  expect(listDays({ from_on: '2026-11-20', to_on: '2026-11-22' })).toEqual([])
  expect(listDays({ from_on: '2026-11-30', to_on: '2026-11-30' })).toEqual([])
})

test('a weekly one stands on its weekday until its last day, each with a key of its own', () => {
  const weekly = { from_on: '2026-11-03', to_on: '2026-11-03', repeats_until: '2026-11-24' }
  const november = { from: '2026-10-26', to: '2026-12-07' }
  expect(listDays(weekly, november)).toEqual([
    '2026-11-03',
    '2026-11-10',
    '2026-11-17',
    '2026-11-24',
  ])
  expect(listDays({ ...weekly, repeats_until: '2026-11-23' })).toEqual([])
  const keys = listAppointmentDates([{ ...dentist, ...weekly }], november, zone)
  expect(new Set(keys.map(({ key }) => key)).size).toBe(4)
})

test('times are those of the school’s clock on both sides of a clock change, whole days end at midnight', () => {
  const weekly = {
    ...dentist,
    from_on: '2026-10-20',
    to_on: '2026-10-20',
    repeats_until: '2026-10-27',
  }
  const dates = listAppointmentDates([weekly], { from: '2026-10-19', to: '2026-11-02' }, zone)
  expect(dates.map(({ starts_at }) => starts_at)).toEqual([
    '2026-10-20T14:30:00.000Z',
    '2026-10-27T15:30:00.000Z',
  ])
  const [trip] = listAppointmentDates([{ ...dentist, from_time: null, to_time: null }], week, zone)
  expect(trip).toMatchObject({
    starts_at: '2026-11-23T23:00:00.000Z',
    ends_at: '2026-11-24T23:00:00.000Z',
  })
})

const team = { name: 'U12', school: { time_zone: zone } }
const training = toSessionEntry({
  id: 't1',
  version: 1,
  title: 'Passing',
  starts_at: '2026-11-24T16:00:00Z',
  ends_at: '2026-11-24T17:30:00Z',
  place: null,
  status: 'planned',
  series_id: null,
  series_date: null,
  team_id: 'u12',
  team,
  blocks: [],
})
const match = toMatchEntry({
  id: 'm1',
  opponent: 'TuS Eichenau',
  is_home: true,
  starts_at: '2026-11-24T16:15:00Z',
  periods: 2,
  period_minutes: 25,
  status: 'cancelled',
  venue: null,
  field_part_id: null,
  goals_for: null,
  goals_against: null,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  team_id: 'u12',
  team,
})
const ada = {
  id: 'ada',
  first_name: 'Ada',
  full_name: 'Ada O',
  may_answer: true,
  is_trusted: true,
  teams: [{ id: 'u12', name: 'U12' }],
}

test('clashes with what the child is expected at: not called off, not over, not answered no', () => {
  const [date] = listAppointmentDates([dentist], week, zone)
  const source = { entries: [training, match], book: {}, now }
  const find = (change: Partial<typeof source> = {}, child = ada) =>
    date ? findAppointmentClashes(date, child, { ...source, ...change }).map(({ id }) => id) : null
  expect(find()).toEqual(['t1'])
  expect(find({}, { ...ada, teams: [] })).toEqual([])
  expect(find({ now: Date.parse('2026-11-24T18:00:00Z') })).toEqual([])
  const given = { reason: null, note: null, needs_reconfirmation: false }
  expect(find({ book: { 'training:t1:ada': { ...given, answer: 'yes' } } })).toEqual(['t1'])
  expect(find({ book: { 'training:t1:ada': { ...given, answer: 'no' } } })).toEqual([])
  const before = { ...dentist, from_time: '16:00:00', to_time: '17:00:00' }
  const [earlier] = listAppointmentDates([before], week, zone)
  expect(earlier && findAppointmentClashes(earlier, ada, source)).toEqual([])
})
