import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createNewcomer } from '@/test/create-newcomer'
import { renderApp } from '@/test/render-app'

const createSurname = () => `Kept${crypto.randomUUID().slice(0, 6)}`

test('an administrator corrects a name; what is missing is said beside the field', async () => {
  const name = createSurname()
  const { id } = await createNewcomer(name, 'coach')
  const { user } = await renderApp(href(paths.admin.users.edit, { id }), { as: 'admin' })
  const field = screen.getByRole('textbox', { name: /^Last name/ })
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the last name.')).toBeVisible()

  await user.type(field, `${name}-Marx`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: `Asks ${name}-Marx` })).toBeVisible()
})

test('changed meanwhile: the second one to save is told, and nothing is overwritten', async () => {
  const name = createSurname()
  const { id, client } = await createNewcomer(name, 'coach')
  const { user } = await renderApp(href(paths.admin.users.edit, { id }), { as: 'admin' })
  const { error } = await client.from('users').update({ phone: '+49 30 123' }).eq('id', id)
  expect(error).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), '-Marx')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Somebody changed this account meanwhile/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Last name/ })).toHaveValue(`${name}-Marx`)
  const admin = await getDb()
  const row = await unwrap(admin.from('users').select('last_name, phone').eq('id', id).single())
  expect(row).toEqual({ last_name: name, phone: '+49 30 123' })
})

test('suspending asks for a reason alone, takes all access, and can be lifted', async () => {
  const name = createSurname()
  const { id, client } = await createNewcomer(name, 'coach')
  const { user } = await renderApp(href(paths.admin.users.details, { id }), { as: 'admin' })
  const fetchRequests = async () => (await client.from('role_requests').select('id')).data ?? []
  expect(await fetchRequests()).toHaveLength(1)
  expectComplaint(/use-focus-trap/)
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
  }
  await choose('Suspend')
  const sheet = within(await screen.findByRole('dialog', { name: `Suspend Asks ${name}?` }))
  await user.click(sheet.getByRole('button', { name: 'Suspend' }))
  expect(await sheet.findByText('Say why in at least 5 characters.')).toBeVisible()
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Asked by the club')
  await user.click(sheet.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findAllByText('Suspended')).not.toHaveLength(0)

  expect(await fetchRequests()).toHaveLength(0)
  const admin = await getDb()
  const trail = await unwrap(
    admin.from('audit_log').select('action, details').eq('user_id', id).order('id'),
  )
  expect(JSON.stringify(trail)).toContain('Asked by the club')

  await choose('Lift suspension')
  const lift = within(await screen.findByRole('dialog', { name: /^Lift the suspension of/ }))
  await user.type(lift.getByRole('textbox', { name: /^Reason/ }), 'It was a mistake')
  await user.click(lift.getByRole('button', { name: 'Lift suspension' }))
  await waitFor(() => expect(screen.queryAllByText('Suspended')).toHaveLength(0))
})
