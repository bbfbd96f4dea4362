import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { createNewcomer } from '@/test/create-newcomer'
import { renderApp } from '@/test/render-app'

const width = window.innerWidth

afterEach(() => {
  window.innerWidth = width
})

test('a correction stands in the log with what was there before and after, found by person and day', async () => {
  const { id } = await createNewcomer('Müllerström', 'coach')
  const edited = await renderApp(href(paths.admin.users.edit, { id }), { as: 'admin' })
  await edited.user.type(screen.getByRole('textbox', { name: /^Phone/ }), 'abc')
  await edited.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Enter a phone number with digits only/)).toBeVisible()
  await edited.user.clear(screen.getByRole('textbox', { name: /^Phone/ }))
  await edited.user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+49 30 123')
  await edited.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Asks Müllerström' })
  edited.unmount()

  const { user, router } = await renderApp(paths.admin.audit, { as: 'admin' })
  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'mullerstrom')
  await user.click(await screen.findByRole('option', { name: 'Asks Müllerström', hidden: true }))
  await waitFor(() => expect(router.state.location.search).toContain(`person=${id}`))
  const log = await screen.findByRole('list', { name: 'Activity' })
  expect(await within(log).findByText('Phone: – → +49 30 123')).toBeVisible()
  await router.navigate(`${paths.admin.audit}?person=${id}&until=2020-01-01`)
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})

test('on a phone the filters wait behind one button, which says how many narrow the log', async () => {
  window.innerWidth = 360
  const { user, router } = await renderApp(paths.admin.audit, { as: 'admin' })
  expect(screen.queryByRole('combobox', { name: 'Person' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(sheet.getByRole('combobox', { name: 'What happened' }))
  await user.click(await screen.findByRole('option', { name: 'Role given', hidden: true }))
  await waitFor(() => expect(router.state.location.search).toContain('action=role_granted'))
  await user.click(sheet.getByRole('button', { name: 'Show results' }))
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
})
