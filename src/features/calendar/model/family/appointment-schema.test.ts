import { expect, test } from 'vitest'
import {
  appointmentSchema,
  toAppointmentRow,
  toAppointmentValues,
  type AppointmentValues,
} from './appointment-schema'

const dentist: AppointmentValues = {
  player_id: 'p',
  title: 'Dentist',
  is_all_day: false,
  from_on: '2026-12-01',
  to_on: '2026-12-01',
  from_time: '16:30',
  to_time: '17:15',
  is_weekly: false,
  repeats_until: '',
  place: '',
  note: '',
}
const listFaults = (change: Partial<AppointmentValues>) =>
  appointmentSchema
    .safeParse({ ...dentist, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message.split('.')[1]}`)

test('accepts what the table accepts: an hour, a night, 90 whole days, a year of weeks', () => {
  expect(listFaults({})).toBeUndefined()
  expect(listFaults({ to_on: '2026-12-02', from_time: '20:00', to_time: '09:00' })).toBeUndefined()
  expect(listFaults({ is_all_day: true, to_on: '2027-02-28' })).toBeUndefined()
  expect(listFaults({ is_weekly: true, repeats_until: '2027-12-02' })).toBeUndefined()
})

test('refuses what the table refuses, at the field where it is wrong', () => {
  expect(listFaults({ title: ' ' })).toEqual(['title no_title'])
  expect(listFaults({ player_id: '' })).toEqual(['player_id no_child'])
  expect(listFaults({ to_on: '2026-11-30' })).toEqual(['to_on ends_early'])
  expect(listFaults({ is_all_day: true, to_on: '2027-03-01' })).toEqual(['to_on too_long'])
  expect(listFaults({ to_time: '16:30' })).toEqual(['to_time ends_early_time'])
  expect(listFaults({ from_time: '', to_time: '25:00' })).toEqual([
    'from_time bad_time',
    'to_time bad_time',
  ])
  expect(listFaults({ is_weekly: true })).toEqual(['repeats_until bad_day'])
  expect(listFaults({ is_weekly: true, repeats_until: '2026-11-30' })).toEqual([
    'repeats_until ends_early',
  ])
  expect(listFaults({ is_weekly: true, repeats_until: '2027-12-03' })).toEqual([
    'repeats_until repeats_too_long',
  ])
  expect(
    listFaults({
      is_all_day: true,
      is_weekly: true,
      to_on: '2026-12-08',
      repeats_until: '2027-01-05',
    }),
  ).toEqual(['to_on longer_than_week'])
  expect(listFaults({ note: 'x'.repeat(501) })).toHaveLength(1)
})

test('a row has nulls for what is empty, and comes back as it was entered', () => {
  const row = toAppointmentRow({ ...dentist, is_all_day: true, repeats_until: '2027-01-01' })
  expect(row).toMatchObject({ from_time: null, to_time: null, repeats_until: null, place: null })
  const stored = { ...toAppointmentRow(dentist), from_time: '16:30:00', to_time: '17:15:00' }
  expect(toAppointmentValues(stored)).toEqual(dentist)
})
