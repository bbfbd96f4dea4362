import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { takeSavedPath } from '@/features/session/model/saved-path'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const school = '00000000-0000-4000-8000-000000000001'
const own = { team: '', name: '', token: '' }

/** A team of this test alone with the player Ömer, and its link for parents. */
beforeEach(async () => {
  await startI18n('en')
  await signInAs('owner')
  const client = await getDb()
  own.name = `J${crypto.randomUUID().slice(0, 8)}`
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id: school, name: own.name, age_group: 'U12', season: '2026/27' })
      .select('id')
      .single(),
  )
  own.team = team.id
  const player = await unwrap(
    client
      .from('players')
      .insert({
        school_id: school,
        first_name: 'Ömer',
        last_name: own.name,
        date_of_birth: '2015-05-06',
      })
      .select('id')
      .single(),
  )
  await unwrap(
    client.from('squad_members').insert({ team_id: own.team, player_id: player.id }).select('id'),
  )
  const link = await unwrap(client.rpc('create_team_link', { p_team_id: own.team }))
  const row = await unwrap(client.from('team_links').select('token').eq('id', link).single())
  own.token = row.token ?? ''
})

test('a visitor is told club and team, and led to an account', async () => {
  const visit = await renderApp(`/shared/team/${own.token}`)
  expect(await screen.findByRole('heading', { level: 1, name: `Join ${own.name}` })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'I have an account' })).toBeVisible()
  expect(screen.queryByText(/Ömer/)).not.toBeInTheDocument()
  await visit.user.click(screen.getByRole('button', { name: 'Create an account' }))
  await waitFor(() => expect(visit.router.state.location.pathname).toBe('/register'))
  expect(visit.router.state.location.search).toBe('?role=parent')
  // the confirmed account comes back by itself, in the tab of its one e-mail too
  expect(takeSavedPath()).toBe(`/shared/team/${own.token}`)
})

test('a link that does not work says so and whom to ask', async () => {
  await renderApp('/shared/team/guessed')
  expect(
    await screen.findByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible()
})

test('a parent names the child, staff approve in one dialog with the player proposed', async () => {
  const mother = await createPerson('parent', { first_name: 'Lia', last_name: 'Own' })
  const asked = await renderApp(`/shared/team/${own.token}`, { as: mother })
  const { user } = asked
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('Please give first and last name.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'omer')
  const lastName = screen.getByRole('textbox', { name: 'Last name' })
  await user.clear(lastName)
  await user.type(lastName, own.name)
  await user.type(screen.getByLabelText('Date of birth'), '2015-05-06')
  await user.click(screen.getByRole('radio', { name: 'Mother' }))
  await user.click(screen.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByRole('heading', { name: 'Asked. Thank you!' })).toBeVisible()
  asked.unmount()

  const staff = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  const requests = within(await screen.findByRole('list', { name: 'Families ask to join' }))
  await staff.user.click(requests.getByRole('button', { name: 'Answer Lia Own' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Does omer ${own.name} belong to ${own.name}?` }),
  )
  const choice = await dialog.findByRole('combobox', { name: /Which player is it/ })
  expect(choice).toHaveValue(`Ömer ${own.name} · 2015 · same name`)
  await staff.user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Lia Own is in.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Families ask to join' })).not.toBeInTheDocument(),
  )
})

test('the link is copied and printed again, and revoked', async () => {
  const { user } = await renderApp(`/teams/details/${own.team}`, { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Invite families' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Invite families of ${own.name}` }),
  )
  const address = await dialog.findByRole('textbox', { name: 'Link' })
  expect(address).toHaveValue(`${window.location.origin}/shared/team/${own.token}`)
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Print for the door' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  await waitFor(() => expect(dialog.getAllByRole('textbox', { name: 'Link' })).toHaveLength(2))
  const [newest] = dialog.getAllByRole('button', { name: 'Revoke' })
  if (newest) await user.click(newest)
  const sure = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
  await user.click(sure.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(dialog.getAllByRole('textbox', { name: 'Link' })).toHaveLength(1))
})

test('families are offered no link', async () => {
  await renderApp('/teams/details/00000000-0000-4000-8002-000000000003', { as: 'parent' })
  await screen.findByRole('table', { name: 'Squad' })
  expect(screen.queryByRole('button', { name: 'Invite families' })).not.toBeInTheDocument()
})
