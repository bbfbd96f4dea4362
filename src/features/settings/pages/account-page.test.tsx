import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '@/features/session/api/auth-api'
import { queryClient } from '@/lib/query/query-client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { findMailedLink, createAccount, createEmail } from '@/test/new-account'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

/** The account page of a fresh person, who has no role yet. */
async function openAccount() {
  const account = await createAccount({ first_name: 'Mila', last_name: 'Petrova', role: 'coach' })
  const app = await renderApp('/login')
  await app.user.type(screen.getByLabelText('E-mail'), account.email)
  await app.user.type(screen.getByLabelText('Password'), account.password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 10_000 })
  return { ...app, ...account }
}

const getSection = (name: string) => within(screen.getByRole('region', { name }))

test('somebody without a role sees what became of the request, and can edit the profile', async () => {
  const { user } = await openAccount()
  expect(screen.getByRole('heading', { name: 'Your role is being assigned' })).toBeVisible()
  expect(screen.getByText(/You asked to join as Coach/)).toBeVisible()
  const profile = getSection('Profile information')
  expect(profile.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument()
  await user.type(profile.getByLabelText(/Phone/), '+49 151 1234567')
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Your profile is saved.')).toBeVisible()
})

test('the account status is what the database says, not that there is a role', async () => {
  const person = await createPerson('coach', { first_name: 'Sus', last_name: 'Pended' })
  await renderApp('/settings/account', { as: person })
  const profile = getSection('Profile information')
  expect(profile.getByText('Active')).toBeVisible()
  const { client: admin } = await createClientFor(personas.admin)
  await unwrap(
    admin.rpc('set_account_status', {
      p_user_ids: [person.id],
      p_status: 'suspended',
      p_reason: 'Left the club',
    }),
  )
  await queryClient.invalidateQueries({ queryKey: ['people', 'users'] })
  expect(await profile.findByText('Suspended')).toBeVisible()
  expect(profile.queryByText('Active')).not.toBeInTheDocument()
})

test('the password changes only with the current one, and not to a common one', async () => {
  const { user, email, password } = await openAccount()
  const form = getSection('Password')
  async function choose(typed: string): Promise<void> {
    for (const label of [/^New password/, /Confirm new password/]) {
      await user.clear(form.getByLabelText(label))
      await user.type(form.getByLabelText(label), typed)
    }
    await user.click(form.getByRole('button', { name: 'Change password' }))
  }
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(await form.findByText('Current password is required.')).toBeVisible()
  expect(form.getByText('New password is required.')).toBeVisible()
  expect(form.getByText('Please confirm your new password.')).toBeVisible()

  await user.type(form.getByLabelText(/Current password/), 'not-mine')
  await user.type(form.getByLabelText(/^New password/), 'second-secret')
  await user.type(form.getByLabelText(/Confirm new password/), 'second-secret')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(await form.findByText('Incorrect current password.')).toBeVisible()
  expect(form.getByLabelText(/^New password/)).toHaveValue('second-secret')

  await user.clear(form.getByLabelText(/Current password/))
  await user.type(form.getByLabelText(/Current password/), password)
  await choose('111111')
  expect(await form.findByText(/easy to guess/)).toBeVisible()
  await choose('second-secret')
  expect(await screen.findByText('Your password is changed.')).toBeVisible()
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'invalid_credentials' })
  await signIn(email, 'second-secret')
})

test('the e-mail address changes with the link sent to the new one', async () => {
  const { user, router, password, unmount } = await openAccount()
  const address = createEmail()
  const form = getSection('E-mail address')
  await user.type(form.getByLabelText(/^New e-mail address/), address)
  await user.type(form.getByLabelText(/Confirm new e-mail address/), address)
  await user.type(form.getByLabelText(/Current password/), 'not-mine')
  await user.click(form.getByRole('button', { name: 'Change e-mail address' }))
  const aborted = 'The password you entered is incorrect. Email change aborted.'
  expect(await form.findByText(aborted)).toBeVisible()

  await user.clear(form.getByLabelText(/Current password/))
  await user.type(form.getByLabelText(/Current password/), password)
  await user.click(form.getByRole('button', { name: 'Change e-mail address' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/email-change-initiated'))
  const hint = 'Please check your new email for a confirmation link.'
  expect(await screen.findByText(hint)).toBeVisible()
  unmount()

  // a link opened signed out: login first, then the page with the button
  const confirm = await renderApp(await findMailedLink(address))
  expect(confirm.router.state.location.pathname).toBe('/login')
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
