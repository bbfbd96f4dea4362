import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'
import { computeCode } from '../../../../supabase/local/parts/mfa-totp'

afterEach(() => vi.restoreAllMocks())

/**
 * What the database answers to a session that owes an authenticator: no roles, and which step is missing. The
 * setting itself counts for every administrator at once, those of other tests too, so it stays off here;
 * `attacks/30_a_stolen_password_meets_a_second_factor.sql` switches it on.
 */
function requireAuthenticator() {
  const real = globalThis.fetch
  const owed = { isOwed: true }
  const answerJson = (body: unknown) => Promise.resolve(Response.json(body))
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (owed.isOwed && url.includes('/rpc/my_sign_in_step')) return answerJson('enrol')
    if (owed.isOwed && url.includes('/role_assignments?')) return answerJson([])
    return real(input, init)
  })
  return owed
}

test('an administrator without an authenticator sets one up before anything else', async () => {
  const person = await createPerson('admin', { first_name: 'Ada', last_name: 'Office' })
  const owed = requireAuthenticator()
  const { user, router } = await renderApp('/dashboard/admin/users', { as: person })
  expect(await screen.findByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.queryByRole('navigation', { name: 'Your account' })).not.toBeInTheDocument()
  expect(
    await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible()

  const key = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = key.textContent.replaceAll(' ', '')
  const field = screen.getByRole('textbox', { name: /Six-digit code/ })
  await user.type(field, '12{Enter}')
  expect(await screen.findByText('Please type all six digits.')).toBeVisible()
  await user.clear(field)
  owed.isOwed = false
  await user.type(field, computeCode(secret, Date.now()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/admin/users'))
  expect(await screen.findByRole('heading', { level: 1, name: /Users/ })).toBeVisible()
})

test('logging out there leads back to the password', async () => {
  const person = await createPerson('admin', { first_name: 'Ada', last_name: 'Later' })
  requireAuthenticator()
  const { user } = await renderApp('/dashboard/admin/users', { as: person })
  expect(await screen.findByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})
