import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

type App = Awaited<ReturnType<typeof renderApp>>

async function fetchParentId() {
  const client = await getDb()
  const { id } = await unwrap(
    client.from('users').select('id').eq('email', 'parent@demo.test').single(),
  )
  return id
}

async function fetchTrail(userId: string, action: string) {
  const client = await getDb()
  return unwrap(
    client
      .from('audit_log')
      .select('id, details')
      .eq('user_id', userId)
      .eq('action', action)
      .order('id', { ascending: false }),
  )
}

async function chooseViewAs({ user }: App) {
  expectComplaint(/use-focus-trap/)
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await user.click(
    await screen.findByRole('menuitem', { name: 'View as this person', hidden: true }),
  )
  return screen.findByRole('dialog', { name: /^View as / })
}

/** Sessions may go without a title; the next one of the parent's child does. Takes it away again. */
async function createUntitledTraining() {
  await signInAs('coach')
  const client = await getDb()
  const start = Date.now() + 5 * 60_000
  const { id } = await unwrap(
    client
      .from('trainings')
      .insert({
        school_id: riverside,
        team_id: u13,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 60 * 60_000).toISOString(),
        place: 'Pitch without a title',
      })
      .select('id')
      .single(),
  )
  async function remove() {
    await signInAs('coach')
    const again = await getDb()
    await unwrap(again.from('trainings').delete().eq('id', id).select('id'))
  }
  return { start, remove }
}

test('"view as" asks why, is plainly marked, reads only, and leaves its start and end in the audit log', async () => {
  const training = await createUntitledTraining()
  const overview = await renderApp(paths.admin.overview, { as: 'admin' })
  const id = await fetchParentId()
  overview.unmount()
  const app = await renderApp(href(paths.admin.users.details, { id }), { as: 'admin' })
  const sheet = await chooseViewAs(app)
  await app.user.click(within(sheet).getByRole('button', { name: 'Start viewing' }))
  expect(await within(sheet).findByText('Say why in at least 5 characters.')).toBeVisible()
  await app.user.type(within(sheet).getByLabelText(/^Reason/), 'Cannot find the team')
  await app.user.click(within(sheet).getByRole('button', { name: 'Start viewing' }))

  const bar = await screen.findByText(/You see what .* sees\./)
  expect(bar.closest('[role="status"]')).toHaveTextContent('Read only, until')
  const [started] = await fetchTrail(id, 'view_as_started')
  expect(started?.details).toMatchObject({ reason: 'Cannot find the team' })
  const row = screen.getByText(/Pitch without a title/).closest('li')
  expect(row).toHaveTextContent('Session')
  // the club's clock, wherever the administrator sits
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Berlin' })
  expect(row).toHaveTextContent(clock.format(training.start))

  await app.user.click(screen.getByRole('button', { name: 'End view' }))
  await screen.findByRole('button', { name: /^Actions for/ })
  const [ended] = await fetchTrail(id, 'view_as_ended')
  expect(ended?.details).toEqual({ view_id: started?.id })

  const client = await getDb()
  const { error } = await client.rpc('view_as', { p_view_id: started?.id ?? 0 })
  expect(error?.message).toBe('view_as_over')
  await training.remove()
})

test.each(['coach2', 'owner', 'parent'] as const)(
  '%s cannot look through anybody’s eyes',
  async (as) => {
    await renderApp('/settings/account', { as })
    const client = await getDb()
    const { error } = await client.rpc('start_view_as', {
      p_user_id: '00000000-0000-4000-8000-000000000001',
      p_reason: 'out of curiosity',
    })
    expect(error?.code).toBe('42501')
  },
)
