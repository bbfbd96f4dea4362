import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkTo, newAccount, newEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

test('from the forgotten password over the mail to a new one', async () => {
  const { email, password } = await newAccount()
  const forgot = await renderApp('/forgot-password')
  await forgot.user.type(screen.getByLabelText('E-mail'), email)
  await forgot.user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account for/)).toBeVisible()
  forgot.unmount()

  const { user, router } = await renderApp(await linkTo(email))
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
  await user.type(screen.getByLabelText('E-mail'), newEmail())
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
