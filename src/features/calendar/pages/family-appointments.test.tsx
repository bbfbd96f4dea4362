import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/player-personal-calendar'
const agenda = { name: 'My calendar' }
const zone = 'Europe/Berlin'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

beforeEach(() => vi.stubGlobal('innerWidth', 360))
afterEach(() => vi.stubGlobal('innerWidth', 1024))

/** Days from today by the school's clock, `YYYY-MM-DD`. */
const getDay = (days: number) => addDays(toWallClock(Date.now(), zone).date, days)

const fetchTitles = async (family: Family) => {
  const { client } = await createClientFor(family.parent)
  const rows = await unwrap(client.from('appointments').select('title, player_id').order('title'))
  return rows.map(({ title, player_id }) => [
    title,
    family.players.find(({ id }) => id === player_id)?.first_name,
  ])
}

async function enter(family: Family, child: number, title: string, training: string) {
  const { client } = await createClientFor(family.parent)
  const [row] = await unwrap(
    family.coach.from('trainings').select('starts_at, ends_at').eq('id', training),
  )
  const start = toWallClock(row?.starts_at ?? '', zone)
  const end = toWallClock(row?.ends_at ?? '', zone)
  const player_id = family.players[child]?.id ?? ''
  const times = { from_time: start.time, to_time: end.time }
  await unwrap(
    client
      .from('appointments')
      .insert({ player_id, title, from_on: start.date, to_on: end.date, ...times })
      .select('id'),
  )
}

test('a parent enters an appointment for one of two children, deletes it and brings it back', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { user } = await renderApp(calendar, { as: family.parent })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add appointment' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New appointment' }))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('Say what it is.')).toBeVisible()
  expect(sheet.getByText('Choose whose appointment it is.')).toBeVisible()
  await user.type(sheet.getByLabelText('What'), 'Dentist')
  await user.click(sheet.getByLabelText('Who'))
  await user.click(await screen.findByRole('option', { name: 'Bo', hidden: true }))
  await user.click(sheet.getByRole('switch', { name: 'Whole day' }))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Dentist” is in the calendar.')).toBeVisible()
  const dates = within(await screen.findByRole('region', agenda))
  expect(await dates.findByRole('button', { name: /Bo Dentist Whole day/ })).toBeVisible()
  expect(await fetchTitles(family)).toEqual([['Dentist', 'Bo']])

  await user.click(dates.getByRole('button', { name: /Dentist/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“Dentist” is deleted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Dentist/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /Bo Dentist/ })).toBeVisible()
  expect(await fetchTitles(family)).toEqual([['Dentist', 'Bo']])
})

test('an appointment during a training says so, and the coach hears it in one tap', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { id } = await family.train(26, 'Passing', 0)
  await family.train(26, 'Pressing', 1)
  await enter(family, 0, 'Birthday party', id)
  const { user } = await renderApp(calendar, { as: family.parent })
  const dates = within(await screen.findByRole('region', agenda))
  const hint = await dates.findByText(/^Clashes with training .*Tell the coach\?$/)
  expect(dates.getAllByRole('status')).toHaveLength(1)
  await user.click(dates.getByRole('button', { name: 'Answer no' }))
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  await waitFor(async () =>
    expect(
      await unwrap(family.coach.from('attendance').select('answer').eq('training_id', id)),
    ).toEqual([{ answer: 'no' }]),
  )
  expect(await unwrap(family.coach.from('appointments').select('id'))).toEqual([])
})

test('one that clashes with several events is entered as a time away', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(26, 'Passing')
  await family.train(50, 'Pressing')
  await enter(family, 0, 'School trip', id)
  const { client } = await createClientFor(family.parent)
  const whole = { from_time: null, to_time: null, to_on: getDay(4) }
  await unwrap(client.from('appointments').update(whole).eq('title', 'School trip').select('id'))
  const { user } = await renderApp(calendar, { as: family.parent })
  expect(await screen.findByText(/^Clashes with 2 sessions and matches/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Enter as away' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Ada is away\. 2 events are answered no/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Clashes with/)).toBeNull())
})

test('who only may read an appointment is shown it without a form, and offered none', async () => {
  const family = await createOwnFamily({ children: ['Ada'], rights: { can_respond: false } })
  const player = await createPlayerAccount(family, 0)
  const { client } = await createClientFor(player)
  const row = { player_id: family.players[0]?.id ?? '', from_on: getDay(1), to_on: getDay(1) }
  await unwrap(
    client
      .from('appointments')
      .insert({ ...row, title: 'Band practice' })
      .select('id'),
  )
  const { user } = await renderApp(calendar, { as: family.parent })
  await user.click(await screen.findByRole('button', { name: /Ada Band practice/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Band practice' }))
  expect(sheet.getByText(/Whole day/)).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Add appointment' })).toBeNull()
})

test('a player sees own tasks on their day, ticks one off and takes it back', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.ask(0, 'Bring the form', 26)
  await family.ask(0, 'Watch one match', -50)
  const player = await createPlayerAccount(family, 0)
  const { user } = await renderApp(calendar, { as: player })
  const dates = within(await screen.findByRole('region', agenda))
  const late = await dates.findByRole('button', { name: /Watch one match Task, was due/ })
  const today = late.closest('section')
  expect(today).toHaveTextContent('Today')
  const form = dates.getByRole('button', { name: /Bring the form Task, due/ })
  expect(form.closest('section')).not.toBe(today)
  await user.click(dates.getByRole('button', { name: 'Done: Bring the form' }))
  expect(await screen.findByText('“Bring the form” is done.')).toBeVisible()
  expect(await dates.findByRole('button', { name: /Bring the form Task, done/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await dates.findByRole('button', { name: /Bring the form Task, due/ })).toBeVisible()
})

test('on a wide screen tasks and appointments stand in the month, whose they are, and open', async () => {
  vi.stubGlobal('innerWidth', 1024)
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.ask(1, 'Bring the form', 2)
  const { id } = await family.train(1, 'Passing', 0)
  await enter(family, 0, 'Dentist', id)
  const { user } = await renderApp(`${calendar}?view=month`, { as: family.parent })
  const month = within(await screen.findByRole('region', agenda))
  expect(await month.findByText(/Dentist/)).toBeInTheDocument()
  await user.click(await month.findByText(/Bring the form/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bring the form' }))
  expect(sheet.getByText(/^Bo · Task, due/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('“Bring the form” is done.')).toBeVisible()
})
