import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readDevice } from '@/lib/device/device-storage'
import { queryClient } from '@/lib/query/query-client'
import { renderApp } from '@/test/render-app'

afterEach(() => vi.stubEnv('VITE_TRIAL_URL', '/'))

test('asks as whom, and opens the demo academy with one click, without an account', async () => {
  const { user, router } = await renderApp('/landing/try')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Look around without an account',
  )
  await user.click(screen.getByRole('link', { name: /as an owner/i }))
  const bar = await screen.findByRole('complementary', { name: 'Looking around' })
  expect(router.state.location.pathname).toBe('/dashboard/owner/overview')
  expect(bar).toHaveTextContent('Demo academy: nothing is saved.')
  expect(within(bar).getByRole('combobox', { name: 'See it as' })).toHaveValue('owner')
})

test('another pair of eyes is one choice away, and the way into an account of one’s own as well', async () => {
  const { user, router } = await renderApp('/landing/try?as=coach')
  const choice = await screen.findByRole('combobox', { name: 'See it as' })
  expect(router.state.location.pathname).toBe('/dashboard/coach/overview')
  await user.selectOptions(choice, 'Parent')
  expect(await screen.findByDisplayValue('Parent')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/parent/overview'))
  // the whole page stands before somebody leaves it
  expect(await screen.findByRole('link', { name: 'All messages' })).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Register for free' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  expect(router.state.location.search).toBe('?role=parent')
  // who registers is no visitor any more
  expect(readDevice('trial')).toBeNull()
})

test('whoever is signed in is told so and keeps their session', async () => {
  await renderApp('/landing/try?as=owner', { as: 'coach' })
  expect(await screen.findByText(/You are signed in already/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open my overview' })).toHaveAttribute(
    'href',
    '/dashboard/coach/overview',
  )
  expect(screen.queryByRole('link', { name: /as an owner/i })).not.toBeInTheDocument()
})

test('an administrator’s eyes are nobody’s to borrow', async () => {
  const { router } = await renderApp('/landing/try?as=admin')
  expect(screen.getByRole('link', { name: /as a coach/i })).toBeVisible()
  expect(router.state.location.pathname).toBe('/landing/try')
})

test('where no demo academy is open, nothing is offered', async () => {
  vi.stubEnv('VITE_TRIAL_URL', '')
  await renderApp('/landing/try?as=coach')
  expect(screen.getByText('There is no demo academy to look at here.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /as a coach/i })).not.toBeInTheDocument()
})
