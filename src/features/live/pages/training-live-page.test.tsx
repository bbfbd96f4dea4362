import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const getLivePath = (id: string) => `/training-manager/trainings/live/${id}`
const u13 = '00000000-0000-4000-8002-000000000003'
const minute = 60_000

beforeEach(() => localStorage.clear())

/** A session of this test alone that begins now, with three blocks of which two run side by side. */
async function planSession(title: string) {
  await signInAs('coach')
  const client = await getDb()
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

const clickButton = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

test('live shows the clock of the block, its lanes side by side and what comes next', async () => {
  const id = await planSession('Live in order')
  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  await clickButton(user, 'Start')
  expect(screen.getByText(/1 of 2 · Warm-up/)).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/)
  expect(screen.getByText('Wave · Keepers')).toBeVisible()

  await clickButton(user, '+5 min')
  expect(screen.getByText('of 15:00')).toBeVisible()
  await clickButton(user, 'Pause')
  expect(screen.getByText('Paused')).toBeVisible()
  await clickButton(user, 'Resume')
  await clickButton(user, 'Next block')
  expect(within(screen.getByRole('region', { name: 'Wave' })).getByText('Blue')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Keepers' })).getByText('Marco')).toBeVisible()
  await clickButton(user, 'Previous block')
  expect(screen.getByRole('region', { name: 'Tag in pairs' })).toBeVisible()
})

test('over time is shown plainly, survives a reload, and "ran over" is kept for the next plan', async () => {
  const id = await planSession('Live over time')
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => start)
  const first = await renderApp(getLivePath(id), { as: 'coach' })
  await clickButton(first.user, 'Start')
  first.unmount()

  clock.mockImplementation(() => start + 14 * minute)
  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  expect(screen.getByRole('timer', { name: 'over time' })).toHaveTextContent('+04:00')
  expect(screen.getByText(/4 min late/)).toBeVisible()
  await clickButton(user, 'Next block')
  clock.mockImplementation(() => start + 37 * minute)
  await clickButton(user, 'End the session')
  clock.mockRestore()

  const times = within(screen.getByRole('table', { name: 'What each block took' }))
  expect(times.getByRole('row', { name: /Tag in pairs 10 14/ })).toBeVisible()
  await clickButton(user, 'One minute less')
  expect(screen.getByText('Ran 6 min over')).toBeVisible()
  await clickButton(user, 'Keep for the next plan')
  expect(await screen.findByRole('button', { name: 'Kept' })).toBeVisible()
  const client = await getDb()
  const note = await unwrap(
    client.from('training_staff_notes').select('minutes_over').eq('training_id', id).single(),
  )
  expect(note.minutes_over).toBe(6)
})

test('how an exercise is played is one tap away, and on the session page it stands open', async () => {
  await signInAs('coach')
  const client = await getDb()
  const exercise = await unwrap(
    client
      .from('exercises')
      .select('id, texts:exercise_texts!inner(title, rules)')
      .eq('texts.locale', 'en')
      .neq('texts.rules', '')
      .is('school_id', null)
      .order('id')
      .limit(1)
      .single(),
  )
  const { title = '', rules: steps = '' } = exercise.texts[0] ?? {}
  // steps on lines of their own, which a reader of the page takes for spaces
  const rules = steps.replaceAll('\n', ' ')
  const saved = await unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title: 'Live with rules',
        starts_at: new Date().toISOString(),
        ends_at: new Date(Date.now() + 30 * minute).toISOString(),
        blocks: [{ phase: 'main_part', exercise_id: exercise.id, minutes: 20 }],
      },
    }),
  )
  const running = await renderApp(getLivePath(saved.id), { as: 'coach' })
  await clickButton(running.user, 'Start')
  const block = within(screen.getByRole('region', { name: title }))
  expect(block.getByText(rules)).not.toBeVisible()
  await running.user.click(block.getByText('How to play'))
  expect(block.getByText(rules)).toBeVisible()
  running.unmount()

  await renderApp(`/training-manager/trainings/details/${saved.id}`, { as: 'coach' })
  expect(screen.getByRole('heading', { level: 4, name: 'How to play' })).toBeVisible()
  expect(screen.getAllByText(rules)[0]).toBeVisible()
})

test('a plan changed after the start is offered, not forced on the coach', async () => {
  const id = await planSession('Live and changed')
  const first = await renderApp(getLivePath(id), { as: 'coach' })
  await clickButton(first.user, 'Start')
  first.unmount()
  const client = await getDb()
  await unwrap(
    client.from('trainings').update({ title: 'Changed' }).eq('id', id).select('id').single(),
  )

  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  expect(screen.getByRole('heading', { level: 1, name: 'Live and changed' })).toBeVisible()
  await clickButton(user, 'Use the changed plan')
  expect(screen.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
  expect(screen.getByText(/1 of 2/)).toBeVisible()
})

test('families and rivals have no session to run', async () => {
  const id = await planSession('Live for staff')
  for (const persona of ['parent', 'coach2'] as const) {
    const { unmount } = await renderApp(getLivePath(id), { as: persona })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible(),
    )
    unmount()
  }
})
