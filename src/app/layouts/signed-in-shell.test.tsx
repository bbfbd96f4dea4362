import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '@/test/render-app'
import { sidebar } from '../shell/sidebar/use-sidebar'

afterEach(() => sidebar.close())

describe('the signed-in shell', () => {
  it('offers the role’s pages, the account entries of the spec and five tabs', async () => {
    await renderApp('/fields', { as: 'coach' })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Exercises' })).toBeVisible()
    const account = screen.getByRole('navigation', { name: 'Your account' })
    for (const name of ['Profile', 'My Orders', 'Pricing', 'Settings', 'Language', 'Payments']) {
      expect(within(account).getByRole('link', { name })).toBeVisible()
    }
    expect(within(account).getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(within(account).getByRole('button', { name: 'Switch Role' })).toBeVisible()
    expect(within(account).queryByRole('button', { name: 'Admin Panel' })).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'Quick access' })
    expect(within(tabs).getAllByRole('link')).toHaveLength(5)
  })

  it('shows administrators the admin panel', async () => {
    await renderApp('/fields', { as: 'admin' })
    expect(await screen.findByRole('button', { name: 'Admin Panel' })).toBeVisible()
  })

  it('keeps the sidebar open from page to page and closes it with Escape', async () => {
    const { user } = await renderApp('/fields', { as: 'coach' })
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const toggle = screen.getByRole('button', { name: 'Close menu' })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const main = screen.getByRole('navigation', { name: 'Main' })
    await user.click(within(main).getByRole('link', { name: 'Messages' }))
    expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  it('lets a person change between the roles they hold', async () => {
    const { user, router } = await renderApp('/fields', { as: 'multi' })
    const account = await screen.findByRole('navigation', { name: 'Your account' })
    await user.click(within(account).getByRole('button', { name: 'Switch Role' }))
    const dialog = await screen.findByRole('dialog', { name: 'Switch Role' })
    expect(within(dialog).getByRole('button', { name: /Coach/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(dialog).getByRole('button', { name: /Parent/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/parent/overview'))
    // back, so that the next test meets the coach
    const again = await screen.findByRole('navigation', { name: 'Your account' })
    await user.click(within(again).getByRole('button', { name: 'Switch Role' }))
    await user.click(await screen.findByRole('button', { name: /Coach/, pressed: false }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/coach/overview'))
  })

  it('changes the language in place', async () => {
    const { user } = await renderApp('/fields', { as: 'coach' })
    await user.click(await screen.findByRole('button', { name: 'Your menu' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    expect(await screen.findByRole('heading', { name: 'Plätze', level: 1 })).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
    await waitFor(() => expect(document.title).toBe('Plätze · Touchline'))
  })
})

describe('the other layouts', () => {
  it('welcomes visitors with header and footer', async () => {
    await renderApp('/')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('in seconds')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Legal' })).toBeVisible()
  })

  it('leaves a person without a role the small navigation', async () => {
    await renderApp('/settings/language', { as: 'pending' })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Choose a role' })).toBeVisible()
    expect(within(main).queryByRole('link', { name: 'Exercises' })).toBeNull()
  })
})
