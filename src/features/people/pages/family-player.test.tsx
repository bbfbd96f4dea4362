import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

async function openChild() {
  const family = await createOwnFamily({ children: ['Ada'] })
  const id = family.players[0]?.id ?? ''
  const page = await renderApp(`/players/details/${id}`, { as: family.parent })
  const { client } = await createClientFor(family.parent)
  return { ...page, id, client }
}

test('a parent answers a consent where it is shown, and then writes down what a coach must know', async () => {
  const { user, id, client } = await openChild()
  const health = within(await screen.findByRole('region', { name: 'Health' }))
  expect(await health.findByText(/first agree to “Health data”/)).toBeVisible()
  expect(health.queryByRole('button', { name: 'Edit health' })).toBeNull()

  const consents = within(await screen.findByRole('region', { name: 'Consents' }))
  const row = within(await consents.findByRole('listitem', { name: 'Health data' }))
  expect(row.getByText('Not answered')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Give consent' }))
  expect(await row.findByText('Given')).toBeVisible()

  await user.click(await health.findByRole('button', { name: 'Edit health' }))
  const form = within(await screen.findByRole('form', { name: 'Edit health' }))
  await user.type(form.getByRole('textbox', { name: 'Allergies' }), 'Nuts')
  await user.type(form.getByRole('textbox', { name: 'Injured now' }), 'Left ankle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await health.findByText('Nuts')).toBeVisible()
  expect(health.getByText(/^Left ankle, since/)).toBeVisible()

  await user.click(health.getByRole('button', { name: 'Edit health' }))
  const again = within(await screen.findByRole('form', { name: 'Edit health' }))
  await user.clear(again.getByRole('textbox', { name: 'Injured now' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(health.queryByText(/^Left ankle, since/)).toBeNull())
  const injuries = await unwrap(
    client.from('injuries').select('body_part, returned_on').eq('player_id', id),
  )
  expect(injuries).toEqual([{ body_part: 'Left ankle', returned_on: expect.any(String) }])
})

test('whom to call in an emergency needs no consent, and a number is checked', async () => {
  const { user, id, client } = await openChild()
  await user.click(await screen.findByRole('button', { name: 'Edit contacts' }))
  const form = within(await screen.findByRole('form', { name: 'Edit contacts' }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Grandma Eva')
  await user.type(form.getByRole('textbox', { name: 'Phone' }), 'ask me')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Enter a phone number/)).toBeVisible()
  await user.clear(form.getByRole('textbox', { name: 'Phone' }))
  await user.type(form.getByRole('textbox', { name: 'Phone' }), '+49 170 123456')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: /Grandma Eva.*\+49 170 123456/ })).toBeVisible()
  const contacts = await unwrap(
    client.from('emergency_contacts').select('name, phone').eq('player_id', id),
  )
  expect(contacts).toEqual([{ name: 'Grandma Eva', phone: '+49 170 123456' }])
})

test('the photo can be changed once the family has agreed to photos', async () => {
  const { user } = await openChild()
  const consents = within(await screen.findByRole('region', { name: 'Consents' }))
  const row = within(await consents.findByRole('listitem', { name: /Photos and videos/ }))
  expect(screen.queryByRole('button', { name: 'Change the photo of Ada' })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Give consent' }))
  await user.click(await screen.findByRole('button', { name: 'Change the photo of Ada' }))
  expect(await screen.findByRole('dialog', { name: 'Photo of Ada' })).toBeVisible()
})

test('a parent’s menu leads to the children, each a way to its page, without the club’s filters', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { user } = await renderApp('/dashboard/parent/overview', { as: family.parent })
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(await menu.findByRole('link', { name: 'My children' }))
  const list = within(await screen.findByRole('table', { name: 'My children' }))
  const links = await list.findAllByRole('link', { name: /^(Ada|Bo) Own/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    family.players.map(({ id }) => `/players/details/${id}`),
  )
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})
