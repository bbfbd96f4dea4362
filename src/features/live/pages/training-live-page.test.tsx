import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { become } from '@/test/become'
import { renderApp } from '@/test/render-app'

const live = (id: string) => `/training-manager/trainings/live/${id}`
const u13 = '00000000-0000-4000-8002-000000000003'
const minute = 60_000

beforeEach(() => localStorage.clear())

/** A session of this test alone that begins now, with three blocks of which two run side by side. */
async function planSession(title: string) {
  await become('coach')
  const client = await db()
  const block = { phase: 'main_part', minutes: 20 }
  const saved = await unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title,
        starts_at: new Date().toISOString(),
        ends_at: new Date(Date.now() + 30 * minute).toISOString(),
        blocks: [
          { phase: 'warm_up', title: 'Tag in pairs', minutes: 10 },
          { ...block, title: 'Wave', group_label: 'Blue' },
          { ...block, title: 'Keepers', group_label: 'Marco', lane: 1 },
        ],
      },
    }),
  )
  return saved.id
}

const tap = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

test('live shows the clock of the block, its lanes side by side and what comes next', async () => {
  const id = await planSession('Live in order')
  const { user } = await renderApp(live(id), { as: 'coach' })
  await tap(user, 'Start')
  expect(screen.getByText(/1 of 2 · Warm-up/)).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/)
  expect(screen.getByText('Wave · Keepers')).toBeVisible()

  await tap(user, '+5 min')
  expect(screen.getByText('of 15:00')).toBeVisible()
  await tap(user, 'Pause')
  expect(screen.getByText('Paused')).toBeVisible()
  await tap(user, 'Go on')
  await tap(user, 'Next block')
  expect(within(screen.getByRole('region', { name: 'Wave' })).getByText('Blue')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Keepers' })).getByText('Marco')).toBeVisible()
  await tap(user, 'Previous block')
  expect(screen.getByRole('region', { name: 'Tag in pairs' })).toBeVisible()
})

test('over time is shown plainly, survives a reload, and "ran over" is kept for the next plan', async () => {
  const id = await planSession('Live over time')
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => start)
  const first = await renderApp(live(id), { as: 'coach' })
  await tap(first.user, 'Start')
  first.unmount()

  clock.mockImplementation(() => start + 14 * minute)
  const { user } = await renderApp(live(id), { as: 'coach' })
  expect(screen.getByRole('timer', { name: 'over time' })).toHaveTextContent('+04:00')
  expect(screen.getByText(/4 min late/)).toBeVisible()
  await tap(user, 'Next block')
  clock.mockImplementation(() => start + 37 * minute)
  await tap(user, 'End the session')
  clock.mockRestore()

  const times = within(screen.getByRole('table', { name: 'What each block took' }))
  expect(times.getByRole('row', { name: /Tag in pairs 10 14/ })).toBeVisible()
  await tap(user, 'One minute less')
  expect(screen.getByText('Ran 6 min over')).toBeVisible()
  await tap(user, 'Keep for the next plan')
  expect(await screen.findByRole('button', { name: 'Kept' })).toBeVisible()
  const client = await db()
  const note = await unwrap(
    client.from('training_staff_notes').select('minutes_over').eq('training_id', id).single(),
  )
  expect(note.minutes_over).toBe(6)
})

test('a plan changed after the start is offered, not forced on the coach', async () => {
  const id = await planSession('Live and changed')
  const first = await renderApp(live(id), { as: 'coach' })
  await tap(first.user, 'Start')
  first.unmount()
  const client = await db()
  await unwrap(
    client.from('trainings').update({ title: 'Changed' }).eq('id', id).select('id').single(),
  )

  const { user } = await renderApp(live(id), { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: 'Live and changed' })).toBeVisible()
  await tap(user, 'Use the changed plan')
  expect(screen.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
  expect(screen.getByText(/1 of 2/)).toBeVisible()
})

test('families and rivals have no session to run', async () => {
  const id = await planSession('Live for staff')
  for (const persona of ['parent', 'coach2'] as const) {
    const { unmount } = await renderApp(live(id), { as: persona })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible(),
    )
    unmount()
  }
})
