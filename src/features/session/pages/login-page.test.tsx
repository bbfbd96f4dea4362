import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeEmail, signIn } from '../api/auth-api'
import { isCurrentPassword } from '../api/password-check'
import { expectComplaint } from '@/test/console-watch'
import { findMailedLink, createAccount, createEmail } from '@/test/new-account'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

async function logIn({ user }: App, email: string, password: string): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** As the server answers who has guessed five times; that it does is proven in `auth-attacks.test.ts`. */
function refuseOneSignIn(): void {
  const send = globalThis.fetch
  const body = JSON.stringify({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'For security purposes, you can only request this after 1 seconds.',
  })
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[0]).includes('grant_type=password')) return send(...request)
    spy.mockRestore()
    return new Response(body, { status: 429 })
  })
}

const getPath = ({ router }: App) => router.state.location.pathname

test('empty fields are named, and the first of them has the focus', async () => {
  const app = await renderApp('/login')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
    'Please enter your e-mail address.',
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please enter your password.',
  )
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
})

test('a wrong password is said, and what was typed stays', async () => {
  const app = await renderApp('/login')
  await logIn(app, 'coach@demo.test', 'wrong-one')
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is not right.')
  expect(screen.getByLabelText('E-mail')).toHaveValue('coach@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue('wrong-one')
  expect(getPath(app)).toBe('/login')
})

test('a coach lands on the own dashboard', async () => {
  const app = await renderApp('/login')
  await logIn(app, 'coach@demo.test', 'demo1234')
  await waitFor(() => expect(getPath(app)).toBe('/dashboard/coach/overview'))
})

test('who was sent to login lands where they wanted to go, once', async () => {
  const app = await renderApp('/settings/language?from=mail')
  expect(getPath(app)).toBe('/login')
  await logIn(app, 'coach@demo.test', 'demo1234')
  await waitFor(() => expect(getPath(app)).toBe('/settings/language'))
  expect(app.router.state.location.search).toBe('?from=mail')
  expect(document.cookie).not.toContain('saved-path')
})

test('without a connection the form says so and keeps what was typed', async () => {
  expectComplaint(/Request failed after 3 attempts|Failed to fetch/)
  const app = await renderApp('/login')
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await logIn(app, 'coach@demo.test', 'demo1234')
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
  expect(screen.getByLabelText('E-mail')).toHaveValue('coach@demo.test')
})

test('too many attempts are told apart from a wrong password', async () => {
  const app = await renderApp('/login')
  const body = JSON.stringify({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'slow down',
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status: 429 }))
  await logIn(app, createEmail(), 'demo1234')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.')
})

test('a refused try counts down on the page, and the next one gets in', async () => {
  const { email, password } = await createAccount()
  const app = await renderApp('/login')
  refuseOneSignIn()
  await logIn(app, email, 'not mine')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.')
  expect(await screen.findByText('You can try again now.')).toBeVisible()
  await app.user.clear(screen.getByLabelText('Password'))
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(getPath(app)).toBe('/settings/account'))
})

test('two clicks sign in once', async () => {
  const app = await renderApp('/login')
  const send = vi.spyOn(globalThis, 'fetch')
  await app.user.type(screen.getByLabelText('E-mail'), 'coach@demo.test')
  await app.user.type(screen.getByLabelText('Password'), 'demo1234')
  await app.user.dblClick(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(getPath(app)).toBe('/dashboard/coach/overview'))
  const signIns = send.mock.calls.filter(([url]) => String(url).includes('grant_type=password'))
  expect(signIns).toHaveLength(1)
})

test('somebody signed in is led home from the front doors', async () => {
  const app = await renderApp('/login', { as: 'parent' })
  expect(getPath(app)).toBe('/dashboard/parent/overview')
})

test('a link to a new e-mail address, opened signed out, works after login', async () => {
  const account = await createAccount()
  await signIn(account.email, account.password)
  const address = createEmail()
  await isCurrentPassword(account.password)
  await changeEmail(address)
  const app = await renderApp(await findMailedLink(address))
  expect(getPath(app)).toBe('/login')
  await logIn(app, account.email, account.password)
  await app.user.click(await screen.findByRole('button', { name: 'Confirm new address' }))
  expect(
    await screen.findByRole('heading', { name: 'Your e-mail address is changed' }),
  ).toBeVisible()
  expect(screen.getByText(new RegExp(address))).toBeVisible()
})
