import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^FC Riverside/ }))
  return within(await screen.findByRole('menu'))
}

test('above the navigation stands the crest with one’s teams, each a tap away', async () => {
  const app = await renderApp('/settings/language', { as: 'coach' })
  const menu = await openMenu(app.user)
  expect(menu.getByRole('menuitem', { name: 'FC Riverside' })).toBeVisible()
  expect(menu.getByRole('menuitem', { name: /^U11 / })).toBeVisible()
  await app.user.click(menu.getByRole('menuitem', { name: /^U13 / }))
  await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/teams\/details\//))
  expect(await screen.findByRole('heading', { level: 1, name: /U13/ })).toBeVisible()
})

test('a parent goes to the school of the children', async () => {
  const app = await renderApp('/settings/language', { as: 'parent' })
  const menu = await openMenu(app.user)
  await app.user.click(menu.getByRole('menuitem', { name: 'FC Riverside' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'FC Riverside' })).toBeVisible()
})

test('who has no team finds the product’s own name there', async () => {
  await renderApp('/settings/language', { as: 'admin' })
  const panel = within(await screen.findByRole('complementary', { name: 'Menu' }))
  expect(panel.getByText('Touchline')).toBeVisible()
})
