import { screen, waitFor, within } from '@testing-library/react'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { expectComplaint } from '@/test/console-watch'
import { createAccount } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

const users = '/dashboard/admin/users'

type User = Awaited<ReturnType<typeof renderApp>>['user']

/** A person of this test alone, with a profile and an open request. */
async function createNewcomer(name: string, role: string) {
  const account = await createAccount({ first_name: name, last_name: 'Novak', role })
  const client = createClient(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `second-${account.email}` },
  })
  const { data } = await client.auth.signInWithPassword(account)
  const id = data.user?.id ?? ''
  const profile = { id, email: account.email, first_name: name, last_name: 'Novak' }
  const { error } = await client.from('users').insert(profile)
  if (error) throw error
  return { ...account, id, client }
}

/** Without layout the kit takes a menu's button for scrolled away: it hides the menu and complains. */
async function choose(user: User, menu: string, action: string) {
  expectComplaint(/use-focus-trap/)
  await user.click(screen.getByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

test('an administrator finds a waiting person by name, assigns the role, and the person is notified', async () => {
  const person = await createNewcomer('Pavel', 'coach')
  const { user } = await renderApp(`${users}?status=pending&q=${person.email}`, { as: 'admin' })
  expect(await screen.findByText('Asks for: Coach')).toBeVisible()

  await choose(user, 'Actions for Pavel Novak', 'Assign a role')
  const sheet = await screen.findByRole('dialog', { name: 'Assign a role to Pavel Novak' })
  await user.click(within(sheet).getByRole('button', { name: 'Assign' }))
  expect(await within(sheet).findByText('Choose the school this role is for.')).toBeVisible()

  await user.click(within(sheet).getByRole('combobox', { name: /School/ }))
  // the filter of the list behind the sheet knows the same schools
  const options = await screen.findAllByRole('option', { name: 'FC Riverside', hidden: true })
  const inSheet = options.at(-1)
  if (!inSheet) throw new Error('The sheet offers schools')
  await user.click(inSheet)
  await user.click(within(sheet).getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(screen.queryByText('Asks for: Coach')).not.toBeInTheDocument())

  const { data: held } = await person.client.from('role_assignments').select('role, school_id')
  expect(held).toEqual([{ role: 'coach', school_id: '00000000-0000-4000-8000-000000000001' }])
  const { data: news } = await person.client.from('notifications').select('kind')
  expect(news).toEqual([{ kind: 'role_granted' }])
})

test('declining asks first, tells the person and leaves the account without a role', async () => {
  const person = await createNewcomer('Rada', 'owner')
  const { user } = await renderApp(`${users}?q=${person.email}`, { as: 'admin' })
  await screen.findByText('Asks for: Owner')
  await choose(user, 'Actions for Rada Novak', 'Decline the request')
  const dialog = await screen.findByRole('dialog', { name: 'Decline the request of Rada Novak?' })
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('Asks for: Owner')).not.toBeInTheDocument())

  const { data: news } = await person.client.from('notifications').select('kind')
  expect(news).toEqual([{ kind: 'role_declined' }])
  const { data: profile } = await person.client.from('users').select('role').single()
  expect(profile?.role).toBeNull()
})

test('nobody matches: search and filters can be cleared', async () => {
  const { user, router } = await renderApp(`${users}?q=nobody-is-called-so`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('an owner is sent to the own dashboard', async () => {
  const { router } = await renderApp(users, { as: 'owner' })
  expect(router.state.location.pathname).toBe('/dashboard/owner/overview')
})

test.each(['yilmaz', 'ayse', 'YILMAZ ', 'kruger', 'krueger', 'Кругер'])(
  'people are found whatever letters "%s" is typed in',
  async (typed) => {
    await renderApp(`${users}?q=${encodeURIComponent(typed)}`, { as: 'admin' })
    expect((await screen.findAllByText(/Yılmaz|Krüger/)).length).toBeGreaterThan(0)
  },
)
