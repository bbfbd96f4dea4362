import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { createOwnSchool } from '@/test/create-own-school'
import { renderApp } from '@/test/render-app'

test('an owner sees the plan of the school with its use, what pays for it, and the bills', async () => {
  await renderApp(paths.owner.billing, { as: 'owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Club billing' })).toBeVisible()
  const plan = within(await screen.findByRole('region', { name: 'Plan' }))
  expect(await plan.findByText('Teams')).toBeVisible()
  const bills = within(await screen.findByRole('table', { name: 'Billing history' }))
  expect(bills.getAllByRole('row').length).toBeGreaterThan(1)
})

test('on the free plan the page says so and leads to the plans', async () => {
  const { owner } = await createOwnSchool()
  const { user, router } = await renderApp(paths.owner.billing, { as: owner })
  const plan = within(await screen.findByRole('region', { name: 'Plan' }))
  expect(await plan.findByText('0 of 1')).toBeVisible()
  expect(await screen.findByText('No bills yet')).toBeVisible()
  await user.click(plan.getByRole('link', { name: 'See plans' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.pricing))
})

test('nobody but owners gets there', async () => {
  const { router } = await renderApp(paths.owner.billing, { as: 'coach' })
  expect(router.state.location.pathname).toBe('/dashboard/coach/overview')
})
