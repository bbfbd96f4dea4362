import { screen, waitFor } from '@testing-library/react'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { signIn } from '../api/auth-api'
import { findMailedLink, createAccount, createEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

async function fillIn({ user }: App, email: string): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Mila')
  await user.type(screen.getByLabelText('Last name'), 'Petrova')
  await user.type(screen.getByLabelText('E-mail'), email)
  await user.click(screen.getByRole('radio', { name: /^Coach/ }))
  await user.type(screen.getByLabelText(/^Club or school/), 'FC Riverside')
}

test('from the form over the mail to the account that waits for its role', async () => {
  const email = createEmail()
  const app = await renderApp('/register')
  await fillIn(app, email)
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(screen.getByText(new RegExp(email))).toBeVisible()
  app.unmount()

  const confirm = await renderApp(await findMailedLink(email))
  await confirm.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  expect(await screen.findByText('New password is required.')).toBeVisible()
  await confirm.user.type(screen.getByLabelText('Password'), '12345')
  expect(screen.getByText('Password should be at least 6 characters.')).toBeVisible()
  await confirm.user.type(screen.getByLabelText('Password'), '6')
  await confirm.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  expect(await screen.findByText(/This password is too easy to guess/)).toBeVisible()
  await confirm.user.type(screen.getByLabelText('Password'), ' kicks')
  await confirm.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  await waitFor(() => expect(confirm.router.state.location.pathname).toBe('/settings/account'))
  expect(await screen.findByRole('heading', { name: 'Your role is being assigned' })).toBeVisible()
  expect(screen.getByText(/You asked to join as Coach/)).toHaveTextContent('FC Riverside')
  expect(screen.getByLabelText(/First name/)).toHaveValue('Mila')
})

test('a parent says whose, and whoever decides reads it; a coach is not asked', async () => {
  const email = createEmail()
  const app = await renderApp('/register')
  await fillIn(app, email)
  expect(screen.queryByLabelText(/^Your child's name/)).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('radio', { name: /^Parent/ }))
  await app.user.type(screen.getByLabelText(/^Your child's name/), ' Emir Yılmaz ')
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  app.unmount()

  const confirm = await renderApp(await findMailedLink(email))
  await confirm.user.type(screen.getByLabelText('Password'), 'long goal kicks')
  await confirm.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  await waitFor(() => expect(confirm.router.state.location.pathname).toBe('/settings/account'))
  expect(await screen.findByText(/You asked to join as Parent/)).toHaveTextContent('Emir Yılmaz')
})

test('an address that has an account gets the same answer', async () => {
  const { email } = await createAccount()
  const app = await renderApp('/register')
  await fillIn(app, email)
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})

test('another address needs nothing typed twice', async () => {
  const app = await renderApp('/register?role=coach')
  await fillIn(app, createEmail())
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  await app.user.click(await screen.findByRole('button', { name: 'Use another address' }))
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Mila')
})

test('an address that was registered twice asks who it is, and keeps what its owner says', async () => {
  const email = createEmail()
  const stranger = createClient(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, storageKey: email },
  })
  const data = { first_name: 'Mallory', last_name: 'Mole', role: 'owner', school_name: 'Evil FC' }
  await stranger.auth.signUp({ email, password: 'known to me', options: { data } })
  // two sign-ups of one second count as one
  await new Promise((resolve) => setTimeout(resolve, 2100))
  const app = await renderApp('/register')
  await fillIn(app, email)
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  app.unmount()

  const { user, router } = await renderApp(await findMailedLink(email))
  await user.type(screen.getByLabelText('Password'), 'only mine')
  await user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  expect(await screen.findByRole('heading', { name: 'Are these your details?' })).toBeVisible()
  for (const [label, value] of [
    ['First name', 'Mila'],
    ['Last name', 'Petrova'],
    [/^Club or school/, 'FC Riverside'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
  await user.click(screen.getByRole('radio', { name: /^Coach/ }))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'))
  expect(await screen.findByText(/You asked to join as Coach/)).toHaveTextContent('FC Riverside')
  expect(screen.getByLabelText(/First name/)).toHaveValue('Mila')
  await expect(signIn(email, 'known to me')).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test('every field says what is wrong', async () => {
  const app = await renderApp('/register')
  await app.user.type(screen.getByLabelText('E-mail'), 'mila@club')
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.getByText('Please enter your first name.')).toBeVisible()
  expect(screen.getByText('Please enter your last name.')).toBeVisible()
  expect(screen.getByText(/Please enter a valid e-mail address/)).toBeVisible()
  expect(screen.getByText('Please choose how you take part.')).toBeVisible()
  await app.user.type(screen.getByLabelText('First name'), 'Mila')
  expect(screen.queryByText('Please enter your first name.')).not.toBeInTheDocument()
})

test('a used link offers a new one', async () => {
  const app = await renderApp('/confirm?token_hash=used&type=signup')
  await app.user.type(screen.getByLabelText('Password'), 'first-secret')
  await app.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await app.user.type(screen.getByLabelText('E-mail'), createEmail())
  await app.user.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})
