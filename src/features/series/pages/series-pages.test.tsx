import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

const slots = '/training-manager/series'
const u13 = '00000000-0000-4000-8002-000000000003'
const made: string[] = []

/** A slot of this test alone, on Sundays next spring; found by its place. */
async function createSlot(place: string) {
  await signInAs('coach')
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('training_series')
      .insert({
        team_id: u13,
        place,
        weekdays: [7],
        local_time: '08:00',
        minutes: 45,
        from_on: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        to_on: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      })
      .select('id')
      .single(),
  )
  made.push(id)
  await unwrap(client.rpc('extend_training_series', { p_series_id: id, p_weeks: 4 }))
  return id
}

afterAll(async () => {
  await signInAs('coach')
  const client = await getDb()
  await unwrapVoid(client.from('training_series').delete().in('id', made))
})

test('a weekly training asks for the weekday; time, length, place and season stand already', async () => {
  const { user } = await renderApp(`${slots}/create`, { as: 'coach' })
  expect(screen.getByRole('textbox', { name: 'First day' })).not.toHaveDisplayValue('')
  expect(screen.getByRole('textbox', { name: 'Last day' })).not.toHaveDisplayValue('')
  expect(screen.getByRole('textbox', { name: 'Length in minutes' })).not.toHaveDisplayValue('')

  await user.click(screen.getByRole('button', { name: 'Save and plan' }))
  expect(await screen.findByText('Choose at least one weekday.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Sat' }))
  const dates = await screen.findByRole('list', { name: 'Coming dates' })
  expect(within(dates).getAllByText(/^Sat/).length).toBeGreaterThan(5)
})

test('an earlier end is told before, done, and taken back with one click', async () => {
  // the menu opens without a size in this DOM
  expectComplaint(/use-focus-trap/)
  const place = `Pitch ${crypto.randomUUID().slice(0, 8)}`
  const id = await createSlot(place)
  const { user } = await renderApp(slots, { as: 'coach' })
  const row = within(screen.getByRole('row', { name: new RegExp(place) }))
  expect(row.getByText(/^[345] dates$/)).toBeVisible()
  await user.click(row.getByRole('button', { name: /^Actions: U13, Sun/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'End earlier', hidden: true }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/sessions are called off, their plans stay\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const client = await getDb()
  await waitFor(async () => {
    const rows = await unwrap(client.from('trainings').select('status').eq('series_id', id))
    expect(rows.every(({ status }) => status === 'planned')).toBe(true)
  })
})

test('a rival coach finds neither the list’s slots nor the page of one', async () => {
  const place = `Pitch ${crypto.randomUUID().slice(0, 8)}`
  const id = await createSlot(place)
  const { unmount } = await renderApp(slots, { as: 'coach2' })
  expect(screen.queryByText(place)).not.toBeInTheDocument()
  unmount()
  await renderApp(`${slots}/edit/${id}`, { as: 'coach2' })
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('families have trainings, no weekly slots', async () => {
  await renderApp(slots, { as: 'parent' })
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})
