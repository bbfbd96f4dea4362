import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const hourMs = 3_600_000
const getPage = (id: string) => `/training-manager/trainings/details/${id}`

/** A family whose training in two days was moved by an hour and to the hall, by the coach. */
async function createMovedTraining() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const training = await family.train(48, 'First touch')
  const { starts_at, ends_at } = await unwrap(
    family.owner.from('trainings').select('starts_at, ends_at').eq('id', training.id).single(),
  )
  const addHour = (at: string) => new Date(Date.parse(at) + hourMs).toISOString()
  await unwrap(
    family.coach
      .from('trainings')
      .update({ starts_at: addHour(starts_at), ends_at: addHour(ends_at), place: 'Hall' })
      .eq('id', training.id)
      .select('id'),
  )
  return { ...family, training }
}

test('a moved training stands first for the family, and one tap says that it knows', async () => {
  const { parent, teams, training } = await createMovedTraining()
  const app = await renderApp('/dashboard/parent/overview', { as: parent })
  const changed = within(await screen.findByRole('list', { name: 'Changed dates' }))
  const link = changed.getByRole('link', {
    name: `Training moved: Ada and Bo (${teams[0]?.name ?? ''})`,
  })
  expect(link).toHaveAttribute('href', getPage(training.id))
  expect(
    changed.getByText(/^\w+,? \d+ \w+, \d\d:\d\d \(was .+ · Hall \(was no place yet\)$/),
  ).toBeVisible()
  await app.user.click(changed.getByRole('button', { name: /^Got it/ }))
  expect(await screen.findByText('Thank you: the team sees that you know.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Changed dates' })).not.toBeInTheDocument(),
  )
})

test('of many changes two stand on the overview, and the next ones move up', async () => {
  const { parent, coach, train } = await createOwnFamily({ children: ['Ada'] })
  for (const ahead of [30, 54, 78, 102]) {
    const { id } = await train(ahead, `Session ${ahead}`)
    await unwrap(coach.from('trainings').update({ place: 'Hall' }).eq('id', id).select('id'))
  }
  const app = await renderApp('/dashboard/parent/overview', { as: parent })
  const changed = within(await screen.findByRole('list', { name: 'Changed dates' }))
  const [first] = changed.getAllByRole('button', { name: /^Got it/ })
  expect(changed.getAllByRole('button', { name: /^Got it/ })).toHaveLength(2)
  expect(changed.getByRole('button', { name: 'All 4 changes' })).toBeVisible()
  if (first) await app.user.click(first)
  expect(await changed.findByRole('button', { name: 'All 3 changes' })).toBeVisible()
  await app.user.click(changed.getByRole('button', { name: 'All 3 changes' }))
  expect(changed.getAllByRole('button', { name: /^Got it/ })).toHaveLength(3)
  expect(changed.queryByRole('button', { name: /^All/ })).not.toBeInTheDocument()
})

test('the page of the training asks too, and whoever answers has said it', async () => {
  const { parent, training, owner } = await createMovedTraining()
  const app = await renderApp(getPage(training.id), { as: parent })
  expect(await screen.findByRole('button', { name: /^Got it/ })).toBeVisible()
  for (const yes of await screen.findAllByRole('button', { name: 'Yes' })) await app.user.click(yes)
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Got it/ })).not.toBeInTheDocument(),
  )
  const [row] = await unwrap(owner.rpc('read_change_receipts', { p_training_id: training.id }))
  expect(row?.readers).toEqual([
    expect.objectContaining({ name: expect.stringContaining('Ada'), has_answered: true }),
    expect.objectContaining({ name: expect.stringContaining('Bo'), has_answered: true }),
  ])
})

test('the coach sees who knows, reminds only the others, and not twice in an hour', async () => {
  const { trainer, parent, training } = await createMovedTraining()
  const app = await renderApp(getPage(training.id), { as: trainer })
  const known = within(await screen.findByRole('group', { name: 'Who knows of the change' }))
  expect(known.getByText('0 of 2 families know of the change.')).toBeVisible()
  await app.user.click(known.getByRole('button', { name: 'Remind 2 families' }))
  expect(await screen.findByText('1 person was reminded.')).toBeVisible()
  expect(
    await known.findByRole('button', { name: /^Reminded: again from \d\d:\d\d$/ }),
  ).toBeDisabled()

  await app.user.click(known.getByRole('button', { name: 'Who knows' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who knows' }))
  expect(sheet.getAllByText('Not yet')).toHaveLength(2)
  app.unmount()

  const phone = await renderApp('/dashboard/parent/overview', { as: parent })
  await phone.user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  expect(
    await screen.findByRole('link', {
      name: /Please tap “Got it”: a date of Ada, Bo \(.+\) has moved/,
    }),
  ).toHaveAttribute('href', getPage(training.id))
})

test('a training that is called off asks as well; moved back at once, nothing is left to see', async () => {
  const { parent, coach, train, callOff } = await createOwnFamily({ children: ['Cem'] })
  const [off, undone] = [await train(30, 'Off'), await train(60, 'Undone')]
  await callOff(off.id)
  await callOff(undone.id)
  await unwrap(
    coach.from('trainings').update({ status: 'planned' }).eq('id', undone.id).select('id'),
  )
  await renderApp('/dashboard/parent/overview', { as: parent })
  const changed = within(await screen.findByRole('list', { name: 'Changed dates' }))
  expect(changed.getAllByRole('link')).toHaveLength(1)
  expect(changed.getByRole('link', { name: /^Training cancelled: Cem/ })).toHaveAttribute(
    'href',
    getPage(off.id),
  )
})
