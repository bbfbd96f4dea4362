import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school_id = '00000000-0000-4000-8000-000000000001'
const own = { id: '', name: '' }

/** A team of this test alone, with nobody in it. */
beforeEach(async () => {
  const { client } = await createClientFor(personas.owner)
  own.name = `Z${crypto.randomUUID().slice(0, 8)}`
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id, name: own.name, age_group: 'U12', season: '2026/27' })
      .select('id')
      .single(),
  )
  own.id = team.id
})

test('an empty squad is filled from a list, for this team, and leads back to it', async () => {
  const page = `/teams/details/${own.id}?tab=squad`
  const { user, router } = await renderApp(page, { as: 'owner' })
  await user.click(await screen.findByRole('link', { name: 'Import a list' }))
  await user.click(await screen.findByRole('textbox', { name: 'Paste here' }))
  await user.paste(`Vorname\tNachname\tGeburtsdatum\nAda\t${own.name}\t05.04.2015`)
  await user.click(await screen.findByRole('button', { name: 'Import 1 player' }))
  await screen.findByText('1 player is in the club.')
  const main = within(screen.getByRole('main'))
  await user.click(main.getAllByRole('link', { name: own.name })[0] ?? main.getByRole('link'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/teams/details/${own.id}`))
  const { client } = await createClientFor(personas.owner)
  const squad = await unwrap(client.from('squad_members').select('id').eq('team_id', own.id))
  expect(squad).toHaveLength(1)

  await user.click(await screen.findByRole('button', { name: 'Invite families' }))
  await user.click(await screen.findByRole('link', { name: 'Or invite each family by e-mail' }))
  expect(await screen.findByRole('link', { name: new RegExp(`Ada ${own.name}`) })).toBeVisible()
})

test('a coach who is not here yet is invited for the team from its staff, and the way ends there', async () => {
  const { user, router } = await renderApp(`/teams/details/${own.id}?tab=staff`, { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Add to the staff' }))
  await user.click(
    await screen.findByRole('link', { name: 'Not here yet? Invite a coach by e-mail' }),
  )
  const team = await screen.findByRole('combobox', { name: /^Team/ })
  await waitFor(() => expect(team).toHaveValue(`${own.name} · 2026/27`))
  expect(screen.getByRole('combobox', { name: /^Invited as/ })).toHaveValue('Coach')
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), `${own.name}@club.test`)
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/teams/details/${own.id}`))
  expect(router.state.location.search).toBe('?tab=staff')
})
