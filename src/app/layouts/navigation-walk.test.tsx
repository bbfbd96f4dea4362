import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Persona } from '@/test/personas'
import { renderApp } from '@/test/render-app'

afterEach(cleanup)

type App = Awaited<ReturnType<typeof renderApp>>

/** Addresses of all links of a navigation, in order. */
function listLinks(name: string): string[] {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  return links.map((link) => link.getAttribute('href') ?? '')
}

async function followLink(app: App, start: string, navigation: string, address: string) {
  const { container, router, user } = app
  // a page without the frame has no links to follow
  if (!screen.queryByRole('navigation', { name: navigation })) await router.navigate(start)
  const nav = await screen.findByRole('navigation', { name: navigation })
  const link = nav.querySelector(`a[href="${address}"]`)
  if (!link) throw new Error(`${navigation} has no link to ${address}`)
  await user.click(link)
  await waitFor(() => {
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.errors).toBeNull()
    const heading = container.querySelector('h1')?.textContent ?? ''
    expect(`${address}: ${heading}`).toMatch(/: \S/)
  })
}

/** Every link of every navigation, one after the other, and the whole round once more. */
async function walkTwice(app: App, start: string, navigations: readonly string[]) {
  const links = navigations.flatMap((name) => listLinks(name).map((address) => ({ name, address })))
  for (const { name, address } of [...links, ...links]) {
    await followLink(app, start, name, address)
  }
  return links.length
}

const signedIn = ['Main', 'Your account', 'Quick access'] as const
const roles: Persona[] = ['admin', 'owner', 'coach', 'parent', 'player', 'multi', 'pending']

// an unexpected console error fails each of them, too
describe('the navigation', () => {
  it.each(roles)(
    'leads %s from page to page, twice, and every page has its heading',
    async (as) => {
      const start = '/settings/language'
      const app = await renderApp(start, { as })
      await screen.findByRole('navigation', { name: 'Main' })
      expect(await walkTwice(app, start, signedIn)).toBeGreaterThan(10)
    },
  )

  it('leads a visitor from page to page, twice', async () => {
    const app = await renderApp('/')
    expect(await walkTwice(app, '/', ['Main', 'Product', 'Company', 'Legal'])).toBeGreaterThan(5)
  })
})
