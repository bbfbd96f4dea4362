import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { createEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

test('a school is added, and can be archived and opened again', async () => {
  const { user } = await renderApp(paths.admin.schools.create, { as: 'admin' })
  await user.click(screen.getByRole('button', { name: 'Add a school' }))
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  const name = `FC Test ${crypto.randomUUID().slice(0, 6)}`
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), name)
  await user.type(screen.getByRole('textbox', { name: /^Website/ }), 'no address')
  await user.click(screen.getByRole('button', { name: 'Add a school' }))
  expect(await screen.findByText('Enter a web address such as www.club.com.')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: /^Website/ }))
  await user.click(screen.getByRole('button', { name: 'Add a school' }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByText('Quiet hours for children')).toBeVisible()
  expect(screen.getByText('21:00–07:00')).toBeVisible()

  expectComplaint(/use-focus-trap/)
  const choose = async (action: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
    const question = within(await screen.findByRole('dialog', { name: title }))
    await user.click(question.getByRole('button', { name: action }))
  }
  await choose('Archive school', `Archive ${name}?`)
  expect(await screen.findByText(/^Archived since/)).toBeVisible()
  await choose('Open school again', `Open ${name} again?`)
  await waitFor(() => expect(screen.queryByText(/^Archived since/)).not.toBeInTheDocument())
})

test('an owner is invited once, may be reminded after a while, and the invitation can be taken back', async () => {
  const email = createEmail()
  const { user } = await renderApp(paths.admin.inviteOwner, { as: 'admin' })
  async function send() {
    const form = within(screen.getByRole('form', { name: 'Invite an owner' }))
    await user.type(form.getByRole('textbox', { name: /^E-mail/ }), email)
    await user.click(form.getByRole('combobox', { name: /^School/ }))
    await user.click(await screen.findByRole('option', { name: 'FC Riverside', hidden: true }))
    await user.click(form.getByRole('button', { name: 'Send invitation' }))
  }
  await send()
  const open = await screen.findByRole('table', { name: 'Open invitations' })
  const row = (await within(open).findByText(email)).closest('tr')
  expect(row).toHaveTextContent('FC Riverside')

  await send()
  expect(await screen.findByText(/^This address has an open invitation/)).toBeVisible()

  expectComplaint(/use-focus-trap/)
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${email}` }))
    await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
  }
  await choose('Send again')
  expect(await screen.findByText('It was sent less than a minute ago.')).toBeVisible()
  await choose('Take back')
  const question = within(
    await screen.findByRole('dialog', { name: `Take back the invitation to ${email}?` }),
  )
  await user.click(question.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(within(open).queryByText(email)).not.toBeInTheDocument())
})

test('a parent is invited to a player from the page that adds users', async () => {
  const email = createEmail()
  const { user } = await renderApp(paths.admin.users.create, { as: 'admin' })
  const form = within(screen.getByRole('form', { name: 'Add a user' }))
  const choose = async (field: RegExp, option: string | RegExp) => {
    await user.click(form.getByRole('combobox', { name: field }))
    const [first] = await screen.findAllByRole('option', { name: option, hidden: true })
    if (!first) throw new Error('nothing to choose')
    await user.click(first)
  }
  await user.type(form.getByRole('textbox', { name: /^E-mail/ }), email)
  await user.click(form.getByRole('combobox', { name: /^Role/ }))
  await user.click(await screen.findByRole('option', { name: 'Parent', hidden: true }))
  await choose(/^School/, 'FC Riverside')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(await form.findByText('Choose the player.')).toBeVisible()
  await choose(/^Player/, /\(20\d\d\)$/)
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  const open = await screen.findByRole('table', { name: 'Open invitations' })
  const row = (await within(open).findByText(email)).closest('tr')
  expect(row).toHaveTextContent(/Parent · FC Riverside/)
})
