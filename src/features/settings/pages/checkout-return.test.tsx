import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

test('back from the payment provider the address alone switches nothing on', async () => {
  const person = await createPerson('parent', { first_name: 'Paula', last_name: 'Pays' })
  await renderApp(`${paths.settings.payments}?checkout=success`, { as: person })
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible()
  expect(await screen.findByText('You are on the free plan')).toBeVisible()
  expect(screen.queryByText('Your plan is active')).toBeNull()
})

test('a plan of one’s own is not taken for the child’s that was just paid', async () => {
  const address = `${paths.settings.payments}?checkout=success`
  const { unmount } = await renderApp(address, { as: 'owner' })
  expect(await screen.findByText('Your plan is active')).toBeVisible()
  unmount()
  await renderApp(`${address}&child=${crypto.randomUUID()}`, { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'Card, bills, renewal' })).toBeVisible()
  expect(screen.getByText('Your payment is being confirmed')).toBeVisible()
  expect(screen.queryByText('Your plan is active')).toBeNull()
})

test('who pays nothing by card is not led to the provider', async () => {
  const person = await createPerson('parent', { first_name: 'Frida', last_name: 'Free' })
  await renderApp(paths.settings.payments, { as: person })
  expect(await screen.findByText('You are on the free plan')).toBeVisible()
  expect(screen.queryByText('Your payment is being confirmed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Card, bills, renewal' })).toBeNull()
})

test('who pays is led to the provider’s page about card, bills and renewal', async () => {
  await renderApp(paths.settings.payments, { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'Card, bills, renewal' })).toBeVisible()
})
