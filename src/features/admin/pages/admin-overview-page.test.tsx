import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

test('an administrator sees who waits for a role, and how big the platform is', async () => {
  const { user, router } = await renderApp('/dashboard/admin/overview', { as: 'admin' })
  const waiting = await screen.findByRole('region', { name: /\d+ people are waiting for a role/ })
  const people = within(waiting).getAllByRole('listitem')
  expect(people.length).toBeLessThanOrEqual(5)
  expect(people.some((person) => /Asks for: /.test(person.textContent))).toBe(true)
  expect(screen.getByRole('main')).toHaveTextContent(
    /People\d+Waiting for a role\d+Suspended\d+Schools\d+Teams\d+Open support tickets\d+Open invitations\d+/,
  )
  expect(screen.getByRole('region', { name: 'People per role' })).toHaveTextContent(/Coach\d+/)
  const newest = screen.getByRole('region', { name: 'Last sign-ups' })
  expect(within(newest).getAllByRole('listitem')).toHaveLength(5)
  await user.click(within(waiting).getByRole('link', { name: /^(See all|Assign roles)/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/admin/users'))
  expect(router.state.location.search).toContain('status=pending')
})

test('who waits gets a role in the row itself, and leads to the account', async () => {
  const { user, router } = await renderApp('/dashboard/admin/overview', { as: 'admin' })
  const waiting = await screen.findByRole('region', { name: /\d+ people are waiting for a role/ })
  const row = within(waiting)
    .getAllByRole('listitem')
    .find((person) => /Asks for: /.test(person.textContent))
  if (!row) throw new Error('nobody asks for a role')
  await user.click(within(row).getByRole('button', { name: 'Approve' }))
  const sheet = await screen.findByRole('dialog', { name: /^Assign a role to / })
  expect(await within(sheet).findByRole('combobox', { name: /^Role/ })).not.toHaveValue('')
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  await user.click(within(row).getByRole('link'))
  await waitFor(() => expect(router.state.location.pathname).toContain('/users/details/'))
})
