import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const print = (id: string, options = '') => `/training-manager/trainings/print/${id}${options}`
const title = 'Paper evening'
const u13 = '00000000-0000-4000-8002-000000000003'

/** A session of this test alone: three exercises of the library that need something to be carried. */
async function createTraining() {
  await signInAs('coach')
  const client = await getDb()
  const exercises = await unwrap(
    client
      .from('exercises')
      .select('id, phase, minutes')
      .is('school_id', null)
      .eq('phase', 'main_part')
      .neq('equipment', '[]')
      .order('id')
      .limit(3),
  )
  const start = Date.now() + 3 * 24 * 3_600_000
  const { id } = await unwrap(
    client.rpc('save_training', {
      p_training: {
        team_id: u13,
        title,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 5_400_000).toISOString(),
        blocks: exercises.map((exercise) => ({
          phase: exercise.phase,
          exercise_id: exercise.id,
          minutes: exercise.minutes,
        })),
      },
    }),
  )
  return id
}

const getPreview = () => within(screen.getByRole('region', { name: /Preview|Vorschau/ }))

test('the sheet has every block, boxes for the equipment and the squad to tick', async () => {
  const id = await createTraining()
  const { user, router } = await renderApp(print(id), { as: 'coach' })
  await waitFor(() => expect(getPreview().getByText(/^Squad \(\d+\)/)).toBeVisible())
  expect(getPreview().getAllByRole('heading', { level: 3 })).toHaveLength(3 + 1)
  expect(
    within(getPreview().getByRole('list', { name: 'Equipment' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(0)
  expect(getPreview().getAllByText('How to play:')).toHaveLength(3)

  await user.click(screen.getByRole('switch', { name: 'Squad with tick boxes' }))
  expect(router.state.location.search).toBe('?squad=false')
  await waitFor(() => expect(getPreview().queryByText(/^Squad/)).not.toBeInTheDocument())
})

test('the printer gets the pocket card four times, without the app around it', async () => {
  const id = await createTraining()
  await renderApp(print(id, '?format=card'), { as: 'coach' })
  expect(getPreview().getAllByText(title)).toHaveLength(1)
  window.dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector<HTMLElement>('[data-paper]')
  if (!paper) throw new Error('Nothing to print')
  expect(within(paper).getAllByText(title)).toHaveLength(4)
  expect(within(paper).queryByRole('button', { hidden: true })).not.toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
})

test('the paper speaks the language of who reads it', async () => {
  const id = await createTraining()
  await renderApp(print(id, '?lang=de'), { as: 'coach' })
  expect(await screen.findByText(/^Kader \(\d+\)/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('families print the plan without names', async () => {
  const id = await createTraining()
  await renderApp(print(id), { as: 'parent' })
  expect(getPreview().getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(getPreview().queryByText(/^Squad/)).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /Squad|QR/ })).not.toBeInTheDocument()
})
