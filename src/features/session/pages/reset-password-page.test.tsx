import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClientFor } from '@/test/create-client-for'
import { findMailedLink, createAccount, createEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'
import { computeCode } from '../../../../supabase/local/parts/mfa-totp'

test('from the forgotten password over the mail to a new one', async () => {
  const { email, password } = await createAccount()
  const forgot = await renderApp('/forgot-password')
  await forgot.user.type(screen.getByLabelText('E-mail'), email)
  await forgot.user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account for/)).toBeVisible()
  forgot.unmount()

  const { user, router } = await renderApp(await findMailedLink(email))
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), password)
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByText(/This is already your password/)).toBeVisible()

  await user.type(screen.getByLabelText('New password'), '-2')
  await user.type(screen.getByLabelText('Confirm new password'), '-3')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByText('Passwords do not match.')).toBeVisible()

  await user.type(screen.getByLabelText('Confirm new password'), '{Backspace}2')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'))
})

test('an unknown address gets the same answer', async () => {
  const { user } = await renderApp('/forgot-password')
  await user.type(screen.getByLabelText('E-mail'), createEmail())
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account for/)).toBeVisible()
})

test('a used link and one without its token lead to a new one', async () => {
  const { user, unmount } = await renderApp('/reset-password?token_hash=used&type=recovery')
  await user.type(screen.getByLabelText('New password'), 'second-secret')
  await user.type(screen.getByLabelText('Confirm new password'), 'second-secret')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  unmount()
  await renderApp('/reset-password')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

/** Somebody whose authenticator is set up, and its secret. */
async function createAccountWithCode() {
  const account = await createAccount()
  const { client } = await createClientFor(account)
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
  })
  if (error) throw error
  const { secret } = data.totp
  const confirmed = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: computeCode(secret, Date.now()),
  })
  if (confirmed.error) throw confirmed.error
  return { ...account, code: () => computeCode(secret, Date.now()) }
}

test('an account with an authenticator owes its code before the new password counts', async () => {
  const { email, password, code } = await createAccountWithCode()
  const forgot = await renderApp('/forgot-password')
  await forgot.user.type(screen.getByLabelText('E-mail'), email)
  await forgot.user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account for/)).toBeVisible()
  forgot.unmount()

  const { user, router } = await renderApp(await findMailedLink(email))
  await user.type(screen.getByLabelText('New password'), 'second-secret')
  await user.type(screen.getByLabelText('Confirm new password'), 'second-secret')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  const field = await screen.findByRole('textbox', { name: 'Six-digit code' })
  expect(screen.getByLabelText('New password')).not.toBeVisible()
  await user.type(field, code() === '000000' ? '111111' : '000000')
  expect(await screen.findByText(/This code is not right/)).toBeVisible()
  // the link alone has changed nothing
  await expect(createClientFor({ email, password })).resolves.toBeDefined()

  await user.type(field, code())
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'))
  await expect(createClientFor({ email, password: 'second-secret' })).resolves.toBeDefined()
  await expect(createClientFor({ email, password })).rejects.toThrow('Invalid login credentials')
})
