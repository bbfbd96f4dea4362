import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const team = '00000000-0000-4000-8002-000000000003'

/** A player of this test alone, in the coach's U13. */
async function createOwnPlayer() {
  await startI18n('en')
  await signInAs('coach')
  const lastName = `Won${crypto.randomUUID().slice(0, 8)}`
  const client = await getDb()
  const id = await unwrap(
    client.rpc('save_player', {
      p_first_name: 'Mira',
      p_last_name: lastName,
      p_date_of_birth: '2014-05-06',
      p_squads: [{ team_id: team, shirt_number: null }],
    }),
  )
  return { id, name: `Mira ${lastName}`, tab: `/players/details/${id}?tab=achievements` }
}

test('a coach awards an achievement by hand and takes it back with undo', async () => {
  const { name, tab } = await createOwnPlayer()
  const { user } = await renderApp(tab, { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'Award' }, { timeout: 10_000 }))
  const sheet = within(
    await screen.findByRole('dialog', { name: `Award an achievement to ${name}` }),
  )
  await user.click(sheet.getByRole('button', { name: 'Award' }))
  expect(await sheet.findByText('Please choose an achievement.')).toBeVisible()
  await user.click(sheet.getByRole('combobox', { name: /Achievement/ }))
  await user.click(await screen.findByRole('option', { name: 'Fair play', hidden: true }))
  await user.click(sheet.getByRole('button', { name: 'Award' }))
  const list = await screen.findByRole('list', { name: 'Won' })
  await waitFor(() => expect(list).toHaveTextContent('Fair play'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(list).not.toHaveTextContent('Fair play'))
})

test('the cabinet says how far the next badges are', async () => {
  const { id, tab } = await createOwnPlayer()
  const client = await getDb()
  for (const title of ['First', 'Second'])
    await unwrap(client.rpc('assign_tasks', { p_player_ids: [id], p_task: { title } }))
  const tasks = await unwrap(client.from('tasks').select('id').eq('player_id', id))
  for (const task of tasks)
    await unwrap(client.rpc('set_task_status', { p_task_id: task.id, p_status: 'done' }))
  await renderApp(tab, { as: 'coach' })
  const next = await screen.findByRole('list', { name: 'Next' }, { timeout: 10_000 })
  const progress = await within(next).findAllByRole('progressbar')
  expect(progress.map((bar) => bar.getAttribute('value'))).toContain('2')
  expect(next).toHaveTextContent(/tasks done/)
})
