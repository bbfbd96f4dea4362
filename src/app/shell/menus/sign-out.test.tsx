import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSession } from '@/features/session/api/session-store'
import { writeDevice } from '@/lib/device/device-storage'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { createClientFor } from '@/test/create-client-for'
import { expectComplaint } from '@/test/console-watch'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'
const allowed = ['color-scheme', 'preferred-language']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens the attendance of a session that has just begun, and ticks one player without a connection. */
async function recordAttendanceOffline() {
  await signInAs('coach')
  const client = await getDb()
  const minute = 60_000
  const { id } = await unwrap(
    client
      .from('trainings')
      .insert({
        school_id: riverside,
        team_id: u13,
        title: 'Before signing out',
        starts_at: new Date(Date.now() - 5 * minute).toISOString(),
        ends_at: new Date(Date.now() + 70 * minute).toISOString(),
      })
      .select('id')
      .single(),
  )
  const line = failRecords()
  const app = await renderApp(href(paths.trainings.attendance, { trainingId: id }), { as: 'coach' })
  const rows = await screen.findAllByRole('button', { name: /: .*Tap/ })
  if (rows[0]) await app.user.click(rows[0])
  const userId = getSession()?.user.id ?? ''
  const outbox = `attendance-outbox:${userId}:${id}`
  await waitFor(() => expect(localStorage.getItem(outbox)).not.toBeNull())
  expect(localStorage.getItem(`attendance-sheet:${userId}:${id}`)).toContain('first_name')
  return { ...app, line, outbox, trainingId: id }
}

/** What is recorded does not reach the server until the line is fixed. */
function failRecords() {
  expectComplaint(/Request failed after 3 attempts/)
  const real = globalThis.fetch
  const line = { isCut: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return line.isCut && url.includes('/rpc/record_')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(input, init)
  })
  return line
}

async function logOut(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const account = await screen.findByRole('navigation', { name: 'Your account' })
  await user.click(within(account).getByRole('button', { name: 'Logout' }))
}

const listStoredKeys = () => Object.keys({ ...localStorage }).toSorted()

test('nothing of a coach stays: sheet, unsent entries, drafts and links', async () => {
  const { user } = await recordAttendanceOffline()
  writeDevice('form_draft', '{"values":"Defne is slow"}', 'draft:stats:note')
  writeDevice('training_link', '{"token":"secret"}', 'training-link:t1')
  await logOut(user)
  const question = await screen.findByRole('dialog', { name: 'Not everything is sent yet' })
  expect(question).toHaveTextContent('1 attendance entry of U13 is not sent yet.')
  await user.click(within(question).getByRole('button', { name: 'Throw away' }))
  await waitFor(() => expect(getSession()).toBeNull())
  expect(listStoredKeys().filter((key) => !allowed.includes(key))).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('what a coach keeps waits for them alone', async () => {
  const { user, line, outbox, trainingId } = await recordAttendanceOffline()
  await logOut(user)
  const question = await screen.findByRole('dialog', { name: 'Not everything is sent yet' })
  await user.click(within(question).getByRole('button', { name: 'Keep on this device' }))
  await waitFor(() => expect(getSession()).toBeNull())
  expect(
    listStoredKeys().filter((key) => key !== outbox && !key.startsWith('kept-outbox:')),
  ).toEqual([])

  await signInAs('parent')
  expect(listStoredKeys().some((key) => key.startsWith('attendance-sheet:'))).toBe(false)
  const { unmount } = await renderApp('/dashboard/parent/overview', { as: 'parent' })
  expect(localStorage.getItem(outbox)).not.toBeNull()
  unmount()

  line.isCut = false
  await renderApp(href(paths.trainings.attendance, { trainingId }), { as: 'coach' })
  await waitFor(() => expect(localStorage.getItem(outbox)).toBeNull())
})

test('what is sent first leaves nothing to ask about', async () => {
  const { user, line, trainingId } = await recordAttendanceOffline()
  await logOut(user)
  const question = await screen.findByRole('dialog', { name: 'Not everything is sent yet' })
  line.isCut = false
  await user.click(within(question).getByRole('button', { name: 'Send now and log out' }))
  await waitFor(() => expect(getSession()).toBeNull())
  expect(listStoredKeys().filter((key) => !allowed.includes(key))).toEqual([])
  const { client } = await createClientFor(personas.coach)
  const rows = await unwrap(
    client.from('attendance').select('status').match({ training_id: trainingId }),
  )
  expect(rows.some(({ status }) => status === 'present')).toBe(true)
})

test('a suspension is noticed on an open page, and wipes the device', async () => {
  const { unmount } = await renderApp('/settings/account', { as: 'coach' })
  // whoever was here before has just been asked about
  document.dispatchEvent(new Event('visibilitychange'))
  unmount()
  const person = await createPerson('coach', { first_name: 'Sus', last_name: 'Pended' })
  await renderApp('/settings/account', { as: person })
  writeDevice('form_draft', '{"values":"a child"}', 'draft:player:new')
  const { client: admin } = await createClientFor(personas.admin)
  await unwrap(
    admin.rpc('set_account_status', {
      p_user_ids: [person.id],
      p_status: 'suspended',
      p_reason: 'Left the club',
    }),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(getSession()?.profile?.is_suspended).toBe(true))
  // instead of an empty app: what it means, and whom to ask
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  expect(screen.getByText(/Ask the administrator or the office/)).toHaveTextContent(person.email)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(listStoredKeys().filter((key) => !allowed.includes(key))).toEqual([])
  expect(writeDevice('form_draft', 'more', 'draft:player:new')).toBe(false)
})
