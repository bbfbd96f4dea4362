import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoutes } from 'react-router'
import { pageRows } from '@/app/router/route-table'
import { knownPlaces } from '@/features/search/model/places'
import { paths } from '@/lib/router/paths'
import { navOf } from '@/app/layouts/nav-of'
import { expectComplaint } from '@/test/console-watch'
import { createOwnFamily } from '@/test/create-own-family'
import { createOwnSchool } from '@/test/create-own-school'
import { renderApp } from '@/test/render-app'
import { signInAs, type Account } from '@/test/sign-in-as'
import type { Persona } from '@/test/personas'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function openSearch(as: Persona | Account, at: string = paths.settings.language) {
  const app = await renderApp(at, { as })
  await screen.findByRole('button', { name: 'Search' })
  await app.user.keyboard('{Control>}k{/Control}')
  const panel = within(await screen.findByRole('dialog', { name: 'Search' }))
  return { ...app, panel, field: await panel.findByRole('combobox') }
}

test('a coach finds an action by another word for it, opens it with Enter and finds it again', async () => {
  const { user, router, panel, field } = await openSearch('coach')
  expect(await panel.findByRole('group', { name: 'Suggestions' })).toBeVisible()
  await user.type(field, 'practice create')
  const option = await panel.findByRole('option', { name: 'Plan a session' })
  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.trainings.create))

  await user.keyboard('{Control>}k{/Control}')
  const again = within(await screen.findByRole('dialog', { name: 'Search' }))
  const recent = within(await again.findByRole('group', { name: 'Opened last' }))
  expect(recent.getByRole('option', { name: 'Plan a session' })).toBeVisible()
})

test('the arrows walk through the lines, Escape closes and gives the focus back', async () => {
  const { user, field } = await openSearch('coach')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Search' })
  await user.click(button)
  const options = await screen.findAllByRole('option')
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

test('a parent finds the own child, in other letters too; a rival coach and another parent do not', async () => {
  const family = await createOwnFamily({ children: ['Zornitsa'] })
  const { user, panel, field, unmount } = await openSearch(family.parent)
  await user.type(field, 'Зорница')
  const players = within(await panel.findByRole('group', { name: 'Players' }))
  expect(players.getByRole('option', { name: /Zornitsa/ })).toBeVisible()
  unmount()

  for (const stranger of ['coach2', 'parent2'] as const) {
    const other = await openSearch(stranger)
    await other.user.type(other.field, 'Zornitsa')
    expect(await other.panel.findByText('Nothing found for “Zornitsa”')).toBeVisible()
    other.unmount()
  }
})

test('an owner finds nobody of another club; an administrator finds the owner by name', async () => {
  const { owner } = await createOwnSchool()
  const { user, panel, field, unmount } = await openSearch(owner)
  await user.type(field, 'U13')
  expect(await panel.findByText('Nothing found for “U13”')).toBeVisible()
  unmount()

  const admin = await openSearch('admin')
  await admin.user.type(admin.field, owner.email)
  const people = within(await admin.panel.findByRole('group', { name: 'People' }))
  const found = await people.findByRole('option', { name: /Olga Own/ })
  await admin.user.click(found)
  await waitFor(() =>
    expect(admin.router.state.location.pathname).toBe(`/dashboard/admin/users/details/${owner.id}`),
  )
})

test('a failure says so and asks again; pages are found all the same', async () => {
  expectComplaint(/Request failed after 3 attempts/)
  const { user, panel, field } = await openSearch('player')
  const real = globalThis.fetch
  const line = { isCut: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return line.isCut && url.includes('/rpc/search_everything')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(input, init)
  })
  await user.type(field, 'calendar')
  expect(await panel.findByRole('option', { name: /calendar/i })).toBeVisible()
  const retry = await panel.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
  line.isCut = false
  await user.click(retry)
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull())
})

for (const role of ['admin', 'owner', 'coach', 'parent', 'player'] as const) {
  test(`nothing offered to a ${role} turns them away, and everything of the plus is offered`, async () => {
    await signInAs(role)
    const offered = knownPlaces.filter(({ roles }) => roles.includes(role))
    const refused: string[] = []
    for (const { to } of offered) {
      const match = matchRoutes(pageRows, to)?.at(-1)
      const load = match?.route.loader
      if (!match || typeof load !== 'function') {
        refused.push(`${to} has no page`)
        continue
      }
      const url = new URL(to, window.location.origin)
      const args = {
        params: match.params,
        request: new Request(url),
        url,
        pattern: '',
        context: {},
      }
      await Promise.resolve(load(args)).catch((error: unknown) => {
        refused.push(`${to}: ${JSON.stringify(error)}`)
      })
    }
    expect(refused).toEqual([])
    const addresses = offered.map(({ to }) => to.replace('/editor/new', ''))
    expect(navOf[role].create.filter(({ to }) => !addresses.includes(to))).toEqual([])
  })
}
