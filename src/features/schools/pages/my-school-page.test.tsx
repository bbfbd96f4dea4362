import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const page = '/schools/my-school/00000000-0000-4000-8000-000000000001'

test('a parent sees the school and who runs it, no way that leads nowhere; editing is the owner’s', async () => {
  await renderApp(page, { as: 'parent' })
  expect(await screen.findByRole('heading', { level: 1, name: 'FC Riverside' })).toBeVisible()
  const people = within(screen.getByRole('list', { name: 'People' }))
  expect(people.getByRole('link', { name: 'Thomas Brandt' })).toBeVisible()
  expect(people.getByText('Child protection')).toBeVisible()
  const contact = within(screen.getByRole('region', { name: 'Contact' }))
  expect(contact.getByRole('link', { name: 'Messages' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
})

test('the owner goes on to the academy settings', async () => {
  await renderApp(page, { as: 'owner' })
  const edit = await screen.findByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toContain('/dashboard/owner/settings/academy?school=')
})

test('the rival’s people find no such school', async () => {
  await renderApp(page, { as: 'parent2' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})
