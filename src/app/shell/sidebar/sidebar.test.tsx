import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { navOf } from '@/app/layouts/nav-of'
import { getShownNav } from '@/app/layouts/shown-nav'
import { renderShared } from '@/test/render-shared'
import { Sidebar } from './sidebar'
import { sidebar } from './use-sidebar'

const open = { isOpen: true, hasLinks: true }
const closed = { isOpen: false, hasLinks: false }

afterEach(() => sidebar.close())

async function renderSidebar() {
  const { user } = await renderShared(<Sidebar nav={getShownNav(navOf.coach)} />)
  const toggle = await screen.findByRole('button', { name: 'Your account' })
  const panel = within(screen.getByRole('navigation', { name: 'Your account' }))
  /** What the store says at once, and what its button and its links say of it. */
  async function readState() {
    const isOpen = sidebar.isOpen()
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', String(isOpen)))
    return { isOpen, hasLinks: panel.queryByRole('link', { name: 'Settings' }) !== null }
  }
  return { user, toggle, readState }
}

test('the account panel starts closed, opens with its button and closes with Escape', async () => {
  const { user, toggle, readState } = await renderSidebar()
  expect(await readState()).toEqual(closed)
  await user.click(toggle)
  expect(await readState()).toEqual(open)
  await user.keyboard('{Escape}')
  expect(await readState()).toEqual(closed)
})

test('one Escape closes it also while the name of its icon is shown, which takes the key for itself', async () => {
  const { user, toggle, readState } = await renderSidebar()
  await user.click(toggle)
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  expect(await readState()).toEqual(open)
  await user.keyboard('{Escape}')
  expect(await readState()).toEqual(closed)
})

test('it closes with a click elsewhere, not with one inside', async () => {
  const { user, toggle, readState } = await renderSidebar()
  await user.click(toggle)
  await user.click(screen.getByRole('navigation', { name: 'Your account' }))
  expect(await readState()).toEqual(open)
  await user.click(document.body)
  expect(await readState()).toEqual(closed)
})
