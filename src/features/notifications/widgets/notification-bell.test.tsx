import { screen, waitFor, within } from '@testing-library/react'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import axe from 'axe-core'
import { expect, inject, test, vi } from 'vitest'
import { getSession } from '@/features/session/api/session-store'
import type { AppRole } from '@/features/session/model/session'
import { getDb } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { createAccount } from '@/test/new-account'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

const riverside = '00000000-0000-4000-8000-000000000001'
const findBell = (name: RegExp | string) => screen.findByRole('button', { name })

async function signInAdministrator(): Promise<SupabaseClient<Database>> {
  const client = createClient<Database>(inject('stackUrl'), inject('stackKey'), {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  })
  const { error } = await client.auth.signInWithPassword(personas.admin)
  if (error) throw error
  return client
}

/** A person nobody else uses, signed in through the form; waits on the account page without a role. */
async function renderNewPerson(): Promise<App> {
  const { email, password } = await createAccount({ first_name: 'Ivo', last_name: 'Neu' })
  const app = await renderApp('/login')
  await app.user.type(screen.getByLabelText('E-mail'), email)
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await findBell('Notifications')
  return app
}

async function grant(client: SupabaseClient<Database>, role: AppRole): Promise<void> {
  const id = getSession()?.user.id ?? ''
  const { error } = await client.rpc('assign_role', {
    p_user_ids: [id],
    p_role: role,
    p_school_id: riverside,
  })
  if (error) throw error
}

async function isLive(): Promise<void> {
  const client = await getDb()
  await waitFor(() => expect(client.getChannels().map(({ state }) => state)).toEqual(['joined']))
}

test('a coach reads the newest in words, unread told apart, in a popover without axe findings', async () => {
  const app = await renderApp('/settings/account', { as: 'coach' })
  await app.user.click(await findBell(/^Notifications, \d+ unread$/))
  const popover = await screen.findByRole('dialog', { name: /^Notifications/ })
  const list = await within(popover).findByRole('list', { name: 'Newest notifications' })
  expect(within(list).getByText('You are now a coach')).toBeVisible()
  expect(within(list).getAllByText('FC Riverside')).not.toHaveLength(0)
  const planned = within(list).getAllByRole('link', { name: /^Unread: New training for U\d+/ })
  expect(planned[0]).toHaveAttribute('href', expect.stringContaining('/trainings/details/'))
  expect(within(list).getAllByText(/^.+ · \w{3},? \d+ \w{3}, \d\d:\d\d$/)).not.toHaveLength(0)
  const times = within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('time')?.dateTime ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  const { violations } = await axe.run(popover, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await findBell(/^Notifications, \d+ unread$/)).toHaveFocus()
})

test('Bulgarian has its own words, on a phone in a sheet', async () => {
  vi.stubGlobal('innerWidth', 360)
  const app = await renderApp('/settings/account', { as: 'coach', locale: 'bg' })
  await app.user.click(await findBell(/^Известия, непрочетени: \d+$/))
  const sheet = await screen.findByRole('dialog', { name: 'Известия' })
  expect(await within(sheet).findByText('Вече участвате като треньор')).toBeVisible()
  vi.stubGlobal('innerWidth', 1024)
})

test('a failed list says so and comes with the next try', async () => {
  const app = await renderApp('/settings/account', { as: 'coach' })
  await findBell(/unread$/)
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('{"message":"broken"}', { status: 400 }),
  )
  await app.user.click(await findBell(/^Notifications/))
  const popover = await screen.findByRole('dialog')
  expect(await within(popover).findByRole('alert')).toBeVisible()
  vi.mocked(globalThis.fetch).mockImplementation(real)
  await app.user.click(within(popover).getByRole('button', { name: 'Try again' }))
  expect(await within(popover).findByRole('list')).toBeVisible()
})

test('a role granted elsewhere reaches the waiting person at once, and is read by opening it', async () => {
  const app = await renderNewPerson()
  const admin = await signInAdministrator()
  await app.user.click(await findBell('Notifications'))
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await app.user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: /waiting|role/i })).toBeVisible()
  await isLive()

  await grant(admin, 'coach')
  expect(await findBell('Notifications, 1 unread')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('You are now a coach')
  await waitFor(() => expect(getSession()?.profile?.role).toBe('coach'))

  await app.user.click(await findBell('Notifications, 1 unread'))
  await app.user.click(await screen.findByRole('link', { name: /^Unread: You are now a coach/ }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/coach/overview'))
  expect(await findBell('Notifications')).toBeVisible()
})

test('what came while the line was down is there after it is back; all is read at once', async () => {
  const app = await renderNewPerson()
  const admin = await signInAdministrator()
  await isLive()
  const { realtime } = await getDb()
  await realtime.disconnect()
  await grant(admin, 'parent')
  await grant(admin, 'coach')
  expect(await findBell('Notifications')).toBeVisible()
  realtime.connect()
  const button = await findBell('Notifications, 2 unread')
  await waitFor(() => expect(getSession()?.profile?.role).toBe('parent'))

  await app.user.click(button)
  await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await findBell('Notifications')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument())

  // what belongs to the role the reader does not work in right now changes the role with it
  await app.user.click(await screen.findByRole('link', { name: /^You are now a coach/ }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/coach/overview'))
  expect(getSession()?.profile?.role).toBe('coach')
})

test('leaving the shell closes the line', async () => {
  const app = await renderApp('/settings/account', { as: 'coach' })
  await isLive()
  app.unmount()
  const client = await getDb()
  await waitFor(() => expect(client.getChannels()).toEqual([]))
})
