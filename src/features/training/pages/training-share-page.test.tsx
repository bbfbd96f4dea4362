import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

const getDetailsPath = (id: string) => `/training-manager/trainings/details/${id}`
const u13 = '00000000-0000-4000-8002-000000000003'

beforeEach(() => localStorage.clear())

/** A session of this test alone, with words that must stay inside the club. */
async function planSession() {
  await signInAs('coach')
  const client = await getDb()
  const start = Date.now() + 3 * 24 * 3_600_000
  const saved = await unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title: 'Shared evening',
        place: 'Hidden pitch',
        notes: 'Mia brings the cake',
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 3_600_000).toISOString(),
        blocks: [
          { phase: 'warm_up', title: 'Tag in pairs', minutes: 10, note: 'Mia starts' },
          { phase: 'game', title: 'Free game', minutes: 20, group_label: 'Mia and Ben' },
        ],
      },
    }),
  )
  return saved.id
}

/** The links of a session, from its page. */
async function openLinks(id: string) {
  expectComplaint(/use-focus-trap/)
  const app = await renderApp(getDetailsPath(id), { as: 'coach' })
  await app.user.click(screen.getByRole('button', { name: 'More actions' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Share', hidden: true }))
  return app
}

test('a link is made from the session, opens without an account and names nobody', async () => {
  const id = await planSession()
  const { user, unmount } = await openLinks(id)
  expect(await screen.findByText('No link yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  const form = within(screen.getByRole('dialog', { name: 'Create a link' }))
  expect(form.getByRole('radio', { name: /^30 days, until / })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Create' }))
  const field = await screen.findByRole('textbox', { name: 'Link' })
  const address = new URL(String(Reflect.get(field, 'value'))).pathname
  expect(address).toMatch(/^\/shared\/training\/[0-9a-f]{64}$/)
  unmount()

  await renderApp(address)
  expect(screen.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible()
  const order = within(screen.getByRole('list', { name: 'Running order' }))
  expect(order.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(document.body).not.toHaveTextContent(/Mia|cake|Hidden pitch/)
})

test('a text that names a player is shown before the link is made', async () => {
  await signInAs('coach')
  const client = await getDb()
  const [member] = await unwrap(
    client
      .from('squad_members')
      .select('player:players!squad_members_player!inner(first_name)')
      .eq('team_id', u13)
      .is('left_on', null)
      .limit(1),
  )
  const name = member?.player.first_name ?? ''
  const start = Date.now() + 4 * 24 * 3_600_000
  const { id } = await unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title: 'Named evening',
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 3_600_000).toISOString(),
        blocks: [{ phase: 'game', title: `${name.toUpperCase()} against all`, minutes: 20 }],
      },
    }),
  )
  const { user } = await openLinks(id)
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const form = within(screen.getByRole('dialog', { name: 'Create a link' }))
  expect(await form.findByText('A text names one of your players')).toBeVisible()
  expect(form.getByText(`${name.toUpperCase()} against all`)).toBeVisible()
  expect(form.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(form.getByRole('link', { name: 'Change the texts' })).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Share anyway' }))
  expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible()
})

test('a revoked link says plainly that it no longer works', async () => {
  const id = await planSession()
  const client = await getDb()
  const [made] = await unwrap(client.rpc('create_training_share', { p_training_id: id }))
  const { user, unmount } = await openLinks(id)
  const links = within(await screen.findByRole('list', { name: 'Links' }))
  await user.click(links.getByRole('button', { name: 'Revoke' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
  await user.click(sure.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(links.getByText('Revoked')).toBeVisible())
  unmount()

  await renderApp(`/shared/training/${made?.token}`)
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
})

test('a guessed link says plainly that it does not work', async () => {
  await renderApp('/shared/training/nonsense', { locale: 'de' })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' }),
  ).toBeVisible()
})

test('a link is copied again on the device that made it', async () => {
  const id = await planSession()
  const { user } = await openLinks(id)
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const form = within(screen.getByRole('dialog', { name: 'Create a link' }))
  // off until the names of the squad are known
  const make = form.getByRole('button', { name: 'Create' })
  await waitFor(() => expect(make).toBeEnabled())
  await user.click(make)
  const made = await screen.findByRole('textbox', { name: 'Link' })
  const address = String(Reflect.get(made, 'value'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share', hidden: true }))
  const links = within(await screen.findByRole('list', { name: 'Links' }))
  await user.click(links.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(address)
})

test('a parent cannot share the session', async () => {
  const id = await planSession()
  await renderApp(getDetailsPath(id), { as: 'parent' })
  expect(screen.getByRole('link', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
})

test('a link goes on for 30 days more', async () => {
  const id = await planSession()
  const client = await getDb()
  await unwrap(client.rpc('create_training_share', { p_training_id: id, p_lifetime: 'day' }))
  const fetchEnd = async () => {
    const share = client.from('training_shares').select('expires_at').eq('training_id', id).single()
    return Date.parse((await unwrap(share)).expires_at ?? '')
  }
  const before = await fetchEnd()
  const { user } = await openLinks(id)
  const links = within(await screen.findByRole('list', { name: 'Links' }))
  await user.click(links.getByRole('button', { name: '30 more days' }))
  await waitFor(async () => expect(await fetchEnd()).toBe(before + 30 * 24 * 3_600_000))
})
