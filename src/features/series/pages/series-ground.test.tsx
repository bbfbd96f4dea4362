import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { toInstant } from '@/lib/time/wall-clock'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

const slots = '/training-manager/series'
const u13 = '00000000-0000-4000-8002-000000000003'
const school = '00000000-0000-4000-8000-000000000001'
const made: string[] = []

/** Sundays from next week on. */
function getSunday(weeks: number): string {
  const today = new Date()
  const ahead = ((7 - today.getUTCDay()) % 7) + 7 * weeks
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

const toBerlinInstant = (date: string, time: string) => toInstant({ date, time }, 'Europe/Berlin')

/** A pitch of one test alone; somebody else has it on the second Sunday from nine to ten. */
async function createGround() {
  await signInAs('owner')
  const client = await getDb()
  const field = `Ground ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await unwrap(
    client
      .from('fields')
      .insert({ school_id: school, name: field, length_m: 90, width_m: 60 })
      .select('id')
      .single(),
  )
  const whole = await unwrap(
    client.from('field_parts').select('id').eq('field_id', id).eq('kind', 'whole').single(),
  )
  await unwrap(
    client.rpc('book_field', {
      p_field_part_id: whole.id,
      p_kind: 'hire',
      p_title: 'Company cup',
      p_starts_at: toBerlinInstant(getSunday(2), '09:00'),
      p_ends_at: toBerlinInstant(getSunday(2), '10:00'),
    }),
  )
  return { field, wholeId: whole.id }
}

afterAll(async () => {
  await signInAs('coach')
  const client = await getDb()
  await unwrapVoid(client.from('training_series').delete().in('id', made))
})

async function fetchBookings(seriesId: string) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('trainings')
      .select('series_date, starts_at, field_bookings(field_part_id, starts_at, status)')
      .eq('series_id', seriesId)
      .order('series_date'),
  )
  return rows.map(({ series_date, field_bookings: [booking] }) => ({
    date: series_date,
    booked: booking?.status === 'booked' ? booking.field_part_id : null,
  }))
}

async function fetchSlotId(place: string) {
  const client = await getDb()
  const { id } = await unwrap(
    client.from('training_series').select('id').eq('place', place).single(),
  )
  made.push(id)
  return id
}

test('a weekly training books its pitch; a taken date names the holder and asks what to do', async () => {
  const { field, wholeId } = await createGround()
  const { user } = await renderApp(`${slots}/create?team=${u13}`, { as: 'coach' })
  const place = `Gate ${crypto.randomUUID().slice(0, 8)}`
  await user.click(screen.getByRole('button', { name: 'Sun' }))
  const time = screen.getByRole('combobox', { name: /^Start/ })
  await user.clear(time)
  await user.type(time, '09:15')
  await user.click(await screen.findByRole('combobox', { name: /^Pitch/ }))
  await user.click(
    await screen.findByRole('option', { name: new RegExp(`^${field} ·`), hidden: true }),
  )
  await user.clear(screen.getByRole('combobox', { name: 'Place' }))
  await user.type(screen.getByRole('combobox', { name: 'Place' }), place)

  const dates = await screen.findByRole('list', { name: 'Coming dates' })
  expect(await within(dates).findByText(`${field} is taken by Company cup`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save and plan' }))
  expect(
    await screen.findByText('Say what happens on the dates when the pitch is taken.'),
  ).toBeVisible()

  await user.click(screen.getByRole('combobox', { name: /^On the 1 date/ }))
  await user.click(
    await screen.findByRole('option', { name: 'Train without a booked pitch', hidden: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Save and plan' }))
  await screen.findByRole('heading', { level: 1, name: 'Weekly sessions' })
  const booked = await fetchBookings(await fetchSlotId(place))
  expect(booked.length).toBeGreaterThan(8)
  expect(booked.filter((row) => row.booked === null).map(({ date }) => date)).toEqual([
    getSunday(2),
  ])
  expect(booked.every((row) => row.booked === wholeId || row.booked === null)).toBe(true)
  const row = within(await screen.findByRole('row', { name: new RegExp(place) }))
  expect(row.getByText('1 without a pitch')).toBeVisible()
})

test('the rest moved onto somebody’s booking tells the date, and goes when that has an answer', async () => {
  const { wholeId } = await createGround()
  await signInAs('coach')
  const client = await getDb()
  const place = `Gate ${crypto.randomUUID().slice(0, 8)}`
  await unwrap(
    client
      .from('training_series')
      .insert({
        team_id: u13,
        field_part_id: wholeId,
        place,
        weekdays: [7],
        local_time: '07:00',
        minutes: 60,
        from_on: getSunday(1),
        to_on: getSunday(4),
      })
      .select('id')
      .single(),
  )
  const id = await fetchSlotId(place)
  await unwrap(client.rpc('extend_training_series', { p_series_id: id }))
  const { user } = await renderApp(`${slots}/edit/${id}`, { as: 'coach' })
  const time = screen.getByRole('combobox', { name: /^Start/ })
  await user.clear(time)
  await user.type(time, '08:30')
  const told = await screen.findByRole('status', { name: 'What happens' })
  expect(await within(told).findByText(/Company cup has the pitch\.$/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('Say what happens on the dates when the pitch is taken.'),
  ).toBeVisible()
  await user.click(await screen.findByRole('combobox', { name: /^On the 1 date/ }))
  await user.click(
    await screen.findByRole('option', { name: 'Train without a booked pitch', hidden: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    expect((await fetchBookings(id)).map((row) => row.booked)).toEqual([
      wholeId,
      null,
      wholeId,
      wholeId,
    ])
  })
})

test('one date moved onto somebody’s booking asks the same, and undo brings its pitch back', async () => {
  expectComplaint(/use-focus-trap/)
  const { wholeId } = await createGround()
  await signInAs('coach')
  const client = await getDb()
  const day = getSunday(2)
  const training = await unwrap(
    client
      .from('trainings')
      .insert({
        team_id: u13,
        school_id: school,
        title: 'Early bird',
        starts_at: toBerlinInstant(day, '07:00'),
        ends_at: toBerlinInstant(day, '08:00'),
      })
      .select('id')
      .single(),
  )
  const { id } = training
  await unwrap(
    client.rpc('book_field', {
      p_field_part_id: wholeId,
      p_kind: 'training',
      p_training_id: id,
    }),
  )
  const fetchBooked = async () => {
    const rows = await unwrap(
      client.from('field_bookings').select('field_part_id, starts_at').eq('training_id', id),
    )
    return rows.map((row) => [row.field_part_id, Date.parse(row.starts_at)])
  }
  const { user } = await renderApp(`/training-manager/trainings/details/${id}`, { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Move/, hidden: true }))
  const dialog = within(await screen.findByRole('dialog'))
  const time = dialog.getByRole('combobox', { name: /^Start/ })
  await user.clear(time)
  await user.type(time, '09:30')
  expect(await dialog.findByText(/Company cup has the pitch\.$/)).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: /^On the 1 date/ }))
  await user.click(
    await screen.findByRole('option', { name: 'Train without a booked pitch', hidden: true }),
  )
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(await fetchBooked()).toEqual([])
  await user.click(undo)
  await waitFor(async () => {
    expect(await fetchBooked()).toEqual([[wholeId, Date.parse(toBerlinInstant(day, '07:00'))]])
  })
  await unwrapVoid(client.from('trainings').delete().eq('id', id))
})
