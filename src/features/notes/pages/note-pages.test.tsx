import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

async function write({ coach, players }: Family, body: string, visibility: 'staff' | 'family') {
  const row = { player_id: players[0]?.id ?? '', body, visibility }
  return unwrap(coach.from('notes').insert(row).select('id').single())
}

test('in the coach lab whoever has no note stands on top and leads to writing', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  await write(family, 'Scans before every pass', 'staff')
  const { user, router } = await renderApp(paths.notes.lab, { as: family.trainer })
  const table = await screen.findByRole('table', { name: 'Players of your teams' })
  const links = await within(table).findAllByRole('link')
  expect(links[0]).toHaveAccessibleName(/Bea/)
  expect(within(table).getByText('Scans before every pass')).toBeVisible()
  expect(within(table).getByText('No note yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No note for three weeks' }))
  await waitFor(() => expect(screen.queryByText('Scans before every pass')).toBeNull())
  expect(router.state.location.search).toContain('waiting=true')
})

test('a family reads what was shared, the coach sees who read it; staff notes stay with the staff', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const secret = await write(family, 'Cried after the match', 'staff')
  const shared = await write(family, 'Great first touch today', 'family')
  const { user } = await renderApp(paths.notes.history, { as: family.parent })
  expect(await screen.findByText('Great first touch today')).toBeVisible()
  expect(screen.queryByText('Cried after the match')).toBeNull()
  await user.click(screen.getByRole('link', { name: /Ada/ }))
  expect(await screen.findByText('Great first touch today')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByText('Who has read it')).toBeNull()
  const { client: parent } = await createClientFor(family.parent)
  expect(await unwrap(parent.from('notes').select('id').eq('id', secret.id))).toEqual([])
  await waitFor(async () => {
    const reads = await unwrap(
      family.coach.from('note_reads').select('user_id').eq('note_id', shared.id),
    )
    expect(reads).toEqual([{ user_id: family.parent.id }])
  })
})

test('a family that opens a staff note by its address finds nothing', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await write(family, 'Between coaches', 'staff')
  await renderApp(href(paths.notes.historyDetails, { id }), { as: family.parent })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
  expect(screen.queryByText('Between coaches')).toBeNull()
})

test('the author edits, the earlier wording stays, a conflict loses nothing, and the note is withdrawn', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await write(family, 'First words', 'family')
  const { user } = await renderApp(href(paths.notes.historyDetails, { id }), {
    as: family.trainer,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const box = await screen.findByRole('textbox', { name: /^Note/ })
  await user.clear(box)
  await user.type(box, 'Second words')
  // the same coach on another device was faster
  await unwrap(family.coach.from('notes').update({ body: 'Other words' }).eq('id', id).select('id'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Second words')
  const note = await unwrap(family.coach.from('notes').select('body').eq('id', id).single())
  expect(note.body).toBe('Other words')
})

test('an author withdraws a note: the family no longer finds it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await write(family, 'Too early', 'family')
  const { user } = await renderApp(href(paths.notes.historyDetails, { id }), {
    as: family.trainer,
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('This note is withdrawn')).toBeVisible()
  const { client: parent } = await createClientFor(family.parent)
  expect(await unwrap(parent.from('notes').select('id').eq('id', id))).toEqual([])
})

test('a coach of the rival school finds nobody else in the lab, and no note', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await write(family, 'Ours alone', 'family')
  const stranger = await createPerson('coach', { first_name: 'Rita', last_name: 'Rival' })
  await renderApp(paths.notes.lab, { as: stranger })
  expect(await screen.findByText('No players yet')).toBeVisible()
  const { client } = await createClientFor(stranger)
  const seen = await unwrap(
    client
      .from('notes')
      .select('id')
      .eq('player_id', family.players[0]?.id ?? ''),
  )
  expect(seen).toEqual([])
})
