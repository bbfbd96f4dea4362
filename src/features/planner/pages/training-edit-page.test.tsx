import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

beforeEach(() => localStorage.clear())

/** A session of the coach's own, so that nobody else's test meets it. */
async function createStored(title: string) {
  await signInAs('coach')
  const client = await getDb()
  const { team_id } = await unwrap(client.from('team_staff').select('team_id').limit(1).single())
  const training = {
    team_id,
    title,
    starts_at: '2027-02-02T17:00:00Z',
    ends_at: '2027-02-02T18:30:00Z',
    blocks: [{ phase: 'warm_up', exercise_id: null, title: 'Tag', minutes: 15, note: null }],
  }
  return unwrap(client.rpc('save_training', { p_training: training }))
}

async function changeMeanwhile({ id, version, team_id }: Awaited<ReturnType<typeof createStored>>) {
  const client = await getDb()
  const training = {
    id,
    version,
    team_id,
    title: 'Theirs',
    starts_at: '2027-02-02T17:00:00Z',
    ends_at: '2027-02-02T18:30:00Z',
    blocks: [],
  }
  await unwrap(client.rpc('save_training', { p_training: training }))
}

async function openAndClash() {
  const training = await createStored('Common ground')
  const app = await renderApp(href(paths.trainings.edit, { trainingId: training.id }), {
    as: 'coach',
  })
  const title = await screen.findByLabelText('Title')
  expect(title).toHaveValue('Common ground')
  expect(screen.getByLabelText('Name of the block')).toHaveValue('Tag')
  await app.user.clear(title)
  await app.user.paste('Mine')
  await changeMeanwhile(training)
  await app.user.click(screen.getByText('Save session'))
  const dialog = await screen.findByRole('dialog', { name: /Somebody else changed/ })
  return { app, dialog }
}

test('after a conflict mine may go over theirs', async () => {
  const { app, dialog } = await openAndClash()
  await app.user.click(within(dialog).getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Mine', { selector: 'h1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Tag' })).toBeVisible()
})

test('after a conflict theirs may be loaded, and saved on', async () => {
  const { app, dialog } = await openAndClash()
  await app.user.click(within(dialog).getByRole('button', { name: 'Load the other version' }))
  expect(await screen.findByText('The other version is loaded.')).toBeVisible()
  const title = screen.getByLabelText('Title')
  expect(title).toHaveValue('Theirs')
  expect(screen.queryByLabelText('Name of the block')).not.toBeInTheDocument()
  await app.user.type(title, ' and mine')
  await app.user.click(screen.getByText('Save session'))
  expect(await screen.findByText('Theirs and mine', { selector: 'h1' })).toBeVisible()
})

test.each([
  ['that nobody gave out', '00000000-0000-4000-8000-0000000000ff', 'coach'],
  ['that is none', 'tomorrow', 'coach'],
] as const)('an id %s is not found', async (_case, trainingId, as) => {
  await renderApp(href(paths.trainings.edit, { trainingId }), { as })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i)
})

test('a session of another club is not found', async () => {
  const training = await createStored('Ours')
  await renderApp(href(paths.trainings.edit, { trainingId: training.id }), { as: 'coach2' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i)
})
