import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkTo, newAccount, newEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

async function fillIn({ user }: App, email: string): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Mila')
  await user.type(screen.getByLabelText('Last name'), 'Petrova')
  await user.type(screen.getByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Password'), 'first-secret')
  await user.click(screen.getByRole('radio', { name: /^Coach/ }))
  await user.type(screen.getByLabelText(/^Club or school/), 'FC Riverside')
}

test('from the form over the mail to the account that waits for its role', async () => {
  const email = newEmail()
  const app = await renderApp('/register')
  await fillIn(app, email)
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(screen.getByText(new RegExp(email))).toBeVisible()
  app.unmount()

  const confirm = await renderApp(await linkTo(email))
  await confirm.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  await waitFor(() => expect(confirm.router.state.location.pathname).toBe('/settings/account'))
  expect(await screen.findByRole('heading', { name: 'Your role is being assigned' })).toBeVisible()
  expect(screen.getByText(/You asked to join as Coach/)).toHaveTextContent('FC Riverside')
  expect(screen.getByLabelText(/First name/)).toHaveValue('Mila')
})

test('an address that has an account gets the same answer', async () => {
  const { email } = await newAccount()
  const app = await renderApp('/register')
  await fillIn(app, email)
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})

test('another address needs nothing typed twice', async () => {
  const app = await renderApp('/register?role=coach')
  await fillIn(app, newEmail())
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  await app.user.click(await screen.findByRole('button', { name: 'Use another address' }))
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Mila')
  expect(screen.getByLabelText('Password')).toHaveValue('first-secret')
})

test('every field says what is wrong', async () => {
  const app = await renderApp('/register')
  await app.user.type(screen.getByLabelText('E-mail'), 'mila@club')
  await app.user.type(screen.getByLabelText('Password'), '12345')
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.getByText('Please enter your first name.')).toBeVisible()
  expect(screen.getByText('Please enter your last name.')).toBeVisible()
  expect(screen.getByText(/Please enter a valid e-mail address/)).toBeVisible()
  expect(screen.getByText('Password should be at least 6 characters.')).toBeVisible()
  expect(screen.getByText('Please choose how you take part.')).toBeVisible()
  await app.user.type(screen.getByLabelText('Password'), '6')
  expect(screen.queryByText('Password should be at least 6 characters.')).not.toBeInTheDocument()
})

test('a used link offers a new one', async () => {
  const app = await renderApp('/confirm?token_hash=used&type=signup')
  await app.user.click(screen.getByRole('button', { name: 'Confirm and continue' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await app.user.type(screen.getByLabelText('E-mail'), newEmail())
  await app.user.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})
