import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readDevice } from '@/lib/device/device-storage'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'
import { sidebar } from '../shell/sidebar/use-sidebar'

afterEach(() => sidebar.close())

describe('the signed-in shell', () => {
  it('offers the role’s pages, the account entries of the spec and five tabs', async () => {
    const { user } = await renderApp('/fields', { as: 'coach' })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Exercises' })).toBeVisible()
    const account = screen.getByRole('navigation', { name: 'Your account' })
    // the account panel starts closed, the way out does not
    expect(within(account).queryByRole('link')).toBeNull()
    expect(within(account).getByRole('button', { name: 'Logout' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Your account' }))
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
    const { user } = await renderApp('/fields', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Your account' }))
    expect(await screen.findByRole('button', { name: 'Admin Panel' })).toBeVisible()
  })

  it('remembers whether the navigation shows its names', async () => {
    const { user, unmount } = await renderApp('/fields', { as: 'coach' })
    await user.click(await screen.findByRole('button', { name: 'Show names' }))
    expect(screen.getByRole('button', { name: 'Show icons only' })).toBeVisible()
    unmount()
    const again = await renderApp('/teams', { as: 'coach' })
    await again.user.click(await screen.findByRole('button', { name: 'Show icons only' }))
    expect(screen.getByRole('button', { name: 'Show names' })).toBeVisible()
  })

  it('keeps what is used less behind "More", open on one of its pages', async () => {
    const { user, router } = await renderApp('/teams', { as: 'coach' })
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(main.queryByRole('link', { name: 'Fields' })).toBeNull()
    await user.click(main.getByRole('button', { name: 'More' }))
    await user.click(main.getByRole('link', { name: 'Fields' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/fields'))
    expect(main.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true')
    expect(main.getByRole('link', { name: 'Messages' })).toBeVisible()
  })

  it('lets a person change between the roles they hold', async () => {
    const { user, router } = await renderApp('/fields', { as: 'multi' })
    await user.click(await screen.findByRole('button', { name: 'Your account' }))
    await user.click(screen.getByRole('button', { name: 'Switch Role' }))
    const dialog = await screen.findByRole('dialog', { name: 'Switch Role' })
    expect(within(dialog).getByRole('button', { name: /Coach/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(dialog).getByRole('button', { name: /Parent/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/parent/overview'))
    // back, so that the next test meets the coach
    const menu = await screen.findByRole('button', { name: 'Your account' })
    if (menu.getAttribute('aria-expanded') === 'false') await user.click(menu)
    await user.click(screen.getByRole('button', { name: 'Switch Role' }))
    await user.click(await screen.findByRole('button', { name: /Coach/, pressed: false }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/coach/overview'))
  })

  it('changes the language in place', async () => {
    // the account learns of it, so that it is nobody's of the demo
    const person = await createPerson('coach', { first_name: 'Lea', last_name: 'Wechselt' })
    const { user } = await renderApp('/fields', { as: person })
    await user.click(await screen.findByRole('button', { name: 'Your menu' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    expect(await screen.findByRole('heading', { name: 'Plätze', level: 1 })).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
    await waitFor(() => expect(document.title).toBe('Plätze · Touchline'))
    await waitFor(() => expect(readDevice('account_language')).toBe('de'))
  })
})

describe('the other layouts', () => {
  it('welcomes visitors with header and footer', async () => {
    await renderApp('/')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('in seconds')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Further pages' })).toBeVisible()
  })

  it('leaves a person without a role the small navigation', async () => {
    await renderApp('/settings/language', { as: 'pending' })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Choose a role' })).toBeVisible()
    expect(within(main).queryByRole('link', { name: 'Exercises' })).toBeNull()
  })
})
