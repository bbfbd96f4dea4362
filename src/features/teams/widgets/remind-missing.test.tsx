import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

type Client = Awaited<ReturnType<typeof createClientFor>>['client']

/** A training of the coach's U13 that nobody has answered, in some weeks; `remove` takes it away again. */
async function createSilentTraining(client: Client) {
  const start = Date.now() + (60 + Math.floor(Math.random() * 200)) * 24 * 60 * 60_000
  const { data, error } = await client
    .from('trainings')
    .insert({
      team_id: u13,
      school_id: riverside,
      title: `Silent ${crypto.randomUUID().slice(0, 8)}`,
      status: 'planned',
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + 60 * 60_000).toISOString(),
    })
    .select('id, title')
    .single()
  if (error) throw error
  const { id } = data
  return {
    id,
    path: `/training-manager/trainings/details/${id}`,
    remove: () => client.from('trainings').delete().eq('id', id),
  }
}

const group = () => screen.findByRole('group', { name: 'Remind those who have not answered' })
const findRemindButton = async () =>
  within(await group()).findByRole('button', { name: /^Remind \d+/ })

test('a coach reminds everybody who has not answered with one tap, and sees when that was', async () => {
  const { client } = await createClientFor(personas.coach)
  const training = await createSilentTraining(client)
  const app = await renderApp(training.path, { as: 'coach' })
  const who = within(await screen.findByRole('region', { name: 'Who is coming' }))
  expect(await who.findByRole('button', { name: /^[1-9]\d*\s*No answer$/ })).toBeEnabled()

  const button = await findRemindButton()
  const people = Number(button.textContent.replace(/\D/g, ''))
  expect(people).toBeGreaterThan(1)
  await app.user.click(button)
  expect(await screen.findByText(`${people} people were reminded.`)).toBeVisible()
  expect(await who.findByRole('button', { name: 'Reminded' })).toBeDisabled()
  expect(within(await group()).getByRole('status')).toHaveTextContent(
    /Reminded at \d\d:\d\d · by Lena \w+ · again from \d\d:\d\d/,
  )

  const family = await createClientFor(personas.parent)
  const { data } = await family.client
    .from('notifications')
    .select('kind, link, payload')
    .eq('about_id', training.id)
    .eq('kind', 'training_answer_missing')
  expect(data).toEqual([
    { kind: 'training_answer_missing', link: training.path, payload: expect.anything() },
  ])
  await training.remove()
})

test('the bell leads a parent to the answer, and nobody of the family can remind', async () => {
  const { client } = await createClientFor(personas.coach)
  const training = await createSilentTraining(client)
  const { error } = await client.rpc('remind_training', { p_training_id: training.id })
  expect(error).toBeNull()
  const app = await renderApp('/settings/account', { as: 'parent' })
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const [news] = await screen.findAllByRole('link', {
    name: /^Unread: Your answer for \w+.* is missing: training of U13/,
  })
  expect(news).toHaveAttribute('href', training.path)
  if (news) await app.user.click(news)
  const [first] = await screen.findAllByRole('button', { name: 'Yes' })
  expect(first).toBeVisible()
  expect(screen.queryByRole('group', { name: /^Remind/ })).not.toBeInTheDocument()
  await training.remove()
})

test('the next match of a team is asked about from the overview, with one tap as well', async () => {
  const { client } = await createClientFor(personas.coach)
  const opponent = `SV Probe ${crypto.randomUUID().slice(0, 6)}`
  const { data, error } = await client
    .from('matches')
    .insert({
      team_id: u13,
      school_id: riverside,
      opponent,
      starts_at: new Date(Date.now() + 40 * 60_000).toISOString(),
    })
    .select('id')
    .single()
  if (error) throw error
  const app = await renderApp('/dashboard/coach/overview', { as: 'coach' })
  const row = await screen.findByRole('group', {
    name: `Remind those who have not answered: ${opponent}`,
  })
  expect(row).toHaveTextContent(/^\d+ answers are missing/)
  await app.user.click(within(row).getByRole('button', { name: /^Remind \d+ people$/ }))
  expect(await within(row).findByRole('button', { name: 'Reminded' })).toBeDisabled()
  expect(within(row).getByRole('status')).toHaveTextContent(/^Reminded at \d\d:\d\d/)
  await client.from('matches').delete().eq('id', data.id)
})

test('whoever of the staff was first counts: the second is told, and sees who it was', async () => {
  const { client } = await createClientFor(personas.coach)
  const training = await createSilentTraining(client)
  const app = await renderApp(training.path, { as: 'coach' })
  const button = await findRemindButton()
  const owner = await createClientFor(personas.owner)
  const { error } = await owner.client.rpc('remind_training', { p_training_id: training.id })
  expect(error).toBeNull()
  await app.user.click(button)
  expect(await screen.findByText('Somebody has reminded them already.')).toBeVisible()
  expect(await within(await group()).findByRole('button', { name: 'Reminded' })).toBeDisabled()
  await training.remove()
})

test('a reminder that fails says so, and can be sent again', async () => {
  const { client } = await createClientFor(personas.coach)
  const training = await createSilentTraining(client)
  const app = await renderApp(training.path, { as: 'coach' })
  const button = await findRemindButton()
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('remind_training')
      ? new Response('{"message":"broken"}', { status: 400 })
      : real(input, init),
  )
  await app.user.click(button)
  expect(await screen.findByRole('alert')).toBeVisible()
  vi.mocked(globalThis.fetch).mockRestore()
  await waitFor(async () => expect(await findRemindButton()).toBeEnabled())
  await app.user.click(await findRemindButton())
  expect(await screen.findByText(/people were reminded\.$/)).toBeVisible()
  await training.remove()
})

test.each(['coach2', 'parent', 'player', 'admin'] as const)(
  '%s, who does not plan for the team, reminds nobody and learns nothing',
  async (persona) => {
    const { client } = await createClientFor(personas.coach)
    const training = await createSilentTraining(client)
    const stranger = (await createClientFor(personas[persona])).client
    const refused = await stranger.rpc('remind_training', { p_training_id: training.id })
    expect(refused.error).toMatchObject({ code: '42501', message: 'training_not_writable' })
    const open = await stranger.rpc('open_answers', { p_training_ids: [training.id] })
    expect(open.data).toEqual([])
    await client.rpc('remind_training', { p_training_id: training.id })
    const record = await stranger
      .from('answer_reminders')
      .select('id')
      .eq('training_id', training.id)
    expect(record.data).toEqual([])
    const forged = await stranger.from('answer_reminders').delete().eq('training_id', training.id)
    expect(forged.error).toMatchObject({ code: '42501' })
    await training.remove()
  },
)
