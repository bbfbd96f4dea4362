import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

async function fetchQuiet(id: string) {
  const { client } = await createClientFor(personas.admin)
  const columns = 'children_quiet_from, children_quiet_until'
  return unwrap(client.from('schools').select(columns).eq('id', id).single())
}

test('an owner makes the night of the children longer, and switches it off', async () => {
  const school = await createOwnSchool()
  const { user } = await renderApp(paths.owner.academy, { as: school.owner })
  const card = within(await screen.findByRole('region', { name: 'Quiet hours for children' }))
  expect(await card.findByText('21:00–07:00')).toBeVisible()

  await user.click(card.getByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Quiet hours for children' }))
  await user.click(form.getByRole('combobox', { name: /^From/ }))
  await user.click(await screen.findByRole('option', { name: '20:30', hidden: true }))
  await user.click(form.getByRole('combobox', { name: /^Until/ }))
  await user.click(await screen.findByRole('option', { name: '08:00', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText('20:30–08:00')).toBeVisible()
  expect(await fetchQuiet(school.id)).toEqual({
    children_quiet_from: '20:30:00',
    children_quiet_until: '08:00:00',
  })

  await user.click(card.getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours for children' }))
  expect(screen.queryByRole('combobox', { name: /^From/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText('Switched off')).toBeVisible()
  expect(await fetchQuiet(school.id)).toEqual({
    children_quiet_from: null,
    children_quiet_until: null,
  })
})

test('a minor and the family read the night of the club beside their own quiet hours; other adults have none', async () => {
  const { unmount } = await renderApp(paths.settings.notifications, { as: 'player' })
  expect(await screen.findByText('FC Riverside keeps it quiet at night')).toBeVisible()
  expect(screen.getByText(/^21:00–07:00, on the clock of Europe\/Berlin\./)).toBeVisible()
  unmount()

  const family = await renderApp(paths.settings.notifications, { as: 'parent' })
  expect(await screen.findByText(/^21:00–07:00.* children’s devices waits/)).toBeVisible()
  family.unmount()

  await renderApp(paths.settings.notifications, { as: 'coach' })
  expect(await screen.findByRole('switch', { name: 'Quiet hours' })).toBeVisible()
  expect(screen.queryByText(/keeps it quiet at night/)).toBeNull()
})
