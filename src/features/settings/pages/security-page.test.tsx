import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOut } from '@/features/session/api/session-store'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'
import { computeCode } from '../../../../supabase/local/parts/mfa-totp'

const getRegion = (name: string) => within(screen.getByRole('region', { name }))

/** The key as it is shown for typing, which every authenticator makes its codes from. */
async function readSecret(): Promise<string> {
  const key = await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return key.textContent.replaceAll(' ', '')
}

test('an authenticator is set up, asked for after the password, and removed with its code', async () => {
  const person = await createPerson('coach', { first_name: 'Second', last_name: 'Step' })
  const first = await renderApp('/settings/security', { as: person })
  expect(screen.getByText(/We recommend a second step/)).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Set up an authenticator' }))
  const secret = await readSecret()
  const createCode = () => computeCode(secret, Date.now())
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()

  const field = screen.getByRole('textbox', { name: /Six-digit code/ })
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await first.user.type(field, '12a34{Enter}')
  expect(await screen.findByText('Please type all six digits.')).toBeVisible()
  await first.user.clear(field)
  await first.user.type(field, createCode() === '000000' ? '111111' : '000000')
  expect(await screen.findByText(/This code is not right/)).toBeVisible()
  await first.user.type(field, createCode())
  expect(await screen.findByText('The second step is on.')).toBeVisible()
  expect(await getRegion('Second step').findByText('Authenticator app')).toBeVisible()
  first.unmount()

  // the password alone leads to the code, and the address asked for waits
  await signOut()
  const second = await renderApp('/teams', { as: person })
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
  expect(second.router.state.location.pathname).toBe('/login')
  second.unmount()
  const again = await renderApp('/fields', { as: person })
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await again.user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), createCode())
  expect(await screen.findByRole('heading', { level: 1, name: /Fields/ })).toBeVisible()
  again.unmount()

  const last = await renderApp('/settings/security', { as: person })
  await last.user.click(await screen.findByRole('button', { name: 'Remove' }))
  await last.user.type(screen.getByRole('textbox', { name: /Six-digit code/ }), createCode())
  expect(await screen.findByText('The authenticator is removed.')).toBeVisible()
  // told first, read anew after that
  expect(await screen.findByRole('button', { name: 'Set up an authenticator' })).toBeVisible()
})

test('cancelling at the code signs out', async () => {
  const person = await createPerson('parent', { first_name: 'No', last_name: 'Phone' })
  const first = await renderApp('/settings/security', { as: person })
  expect(screen.queryByText(/We recommend a second step/)).not.toBeInTheDocument()
  await first.user.click(screen.getByRole('button', { name: 'Set up an authenticator' }))
  const secret = await readSecret()
  const field = screen.getByRole('textbox', { name: /Six-digit code/ })
  await first.user.type(field, computeCode(secret, Date.now()))
  expect(await screen.findByText('The second step is on.')).toBeVisible()
  first.unmount()
  await signOut()

  const { user } = await renderApp('/login', { as: person })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})

test('somebody sees where they are signed in, and signs the others out', async () => {
  const person = await createPerson('player', { first_name: 'Many', last_name: 'Devices' })
  const { client: elsewhere } = await createClientFor(person)
  const { user } = await renderApp('/settings/security', { as: person })
  const listSessions = () => getRegion('Where you are signed in').getAllByRole('listitem')
  expect(within(listSessions()[0] ?? document.body).getByText('This device')).toBeVisible()
  expect(listSessions().length).toBeGreaterThan(1)

  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('All other devices are signed out.')).toBeVisible()
  await waitFor(() => expect(listSessions()).toHaveLength(1))
  expect((await elsewhere.from('players').select('id')).data).toEqual([])
})
