import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

beforeEach(() => localStorage.clear())

let made = 0

/** A match of this test alone, on a night three weeks ahead or more, as a team plays one at a time; the first of the squad begin, the others sit. */
async function createMatch({ starters = 7, called = 10, formation = '2-3-1' } = {}) {
  made += 1
  const day = new Date(Date.now() + (20 + made) * 86_400_000).toISOString().slice(0, 10)
  await signInAs('coach')
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('matches')
      .insert({
        school_id: riverside,
        team_id: u13,
        opponent: 'Line-up Rovers',
        format: 7,
        periods: 2,
        period_minutes: 25,
        formation,
        starts_at: `${day}T02:00:00.000Z`,
      })
      .select('id')
      .single(),
  )
  const squad = await unwrap(
    client
      .from('squad_members')
      .select('player_id, player:players!squad_members_player!inner(first_name, last_name)')
      .eq('team_id', u13)
      .is('left_on', null)
      .order('player_id')
      .limit(called),
  )
  await unwrap(
    client.rpc('set_squad', {
      p_match_id: id,
      p_entries: squad.map(({ player_id }, index) => ({
        player_id,
        role: index < starters ? 'starter' : 'bench',
        shirt_number: index + 1,
      })),
    }),
  )
  const names = squad.map(({ player }) => `${player.first_name} ${player.last_name}`)
  return { id, names, path: `${href(paths.matches.details, { id })}?tab=lineup` }
}

async function fetchSlots(matchId: string) {
  const client = await getDb()
  const { slots } = await unwrap(
    client
      .from('matches')
      .select('slots:match_lineup_slots!match_lineup_slots_match(period, slot, player_id)')
      .eq('id', matchId)
      .single(),
  )
  return slots
}

async function fetchCalled(matchId: string): Promise<string[]> {
  const client = await getDb()
  const rows = await unwrap(
    client.from('match_squad').select('player_id').eq('match_id', matchId).order('shirt_number'),
  )
  return rows.map(({ player_id }) => player_id)
}

const getPlace = (name: RegExp) => screen.getByRole('button', { name })
const findPlace = (name: RegExp) => screen.findByRole('button', { name })

test('a coach places by tap, swaps, saves, and finds it again', async () => {
  const { id, names, path } = await createMatch()
  const { user, unmount } = await renderApp(path, { as: 'coach' })
  const [first = '', second = ''] = names
  const bench = await screen.findByRole('region', { name: 'Starters without a place' })
  await user.click(within(bench).getByRole('button', { name: new RegExp(first) }))
  await user.click(getPlace(/^ST, striker: free/))
  expect(getPlace(new RegExp(`^ST, striker: .*${first}`))).toBeVisible()

  // the place first, then the player
  await user.click(getPlace(/^GK, goalkeeper: free/))
  await user.click(within(bench).getByRole('button', { name: new RegExp(second) }))
  await user.click(getPlace(new RegExp(`^ST, .*${first}`)))
  await user.click(getPlace(/^GK/))
  expect(getPlace(new RegExp(`^GK, .*${first}`))).toBeVisible()
  expect(screen.getByText(new RegExp(`${first} .* swaps with ${second}`))).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  await screen.findByText('Everything is saved')
  expect((await fetchSlots(id)).map(({ slot }) => slot).toSorted()).toEqual(['gk', 'st'])

  unmount()
  await renderApp(path, { as: 'coach' })
  expect(await findPlace(new RegExp(`^GK, .*${first}`))).toBeVisible()
})

test('fill takes the starters, a later period gets a line-up of its own, undo takes back', async () => {
  const { id, path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  await user.click(await findPlace(/^Fill line-up$/))
  expect(screen.queryByRole('region', { name: 'Starters without a place' })).toBeNull()
  expect(screen.queryByRole('button', { name: /: free$/ })).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'Half 2' }))
  expect(screen.getByText(/begins as the one before ended/)).toBeVisible()
  const bench = screen.getByRole('region', { name: 'Bench' })
  await user.click(getPlace(/^ST, striker: /))
  await user.click(within(bench).getAllByRole('button')[0] ?? bench)
  expect(screen.queryByText(/begins as the one before ended/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText(/begins as the one before ended/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Redo' }))

  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  await screen.findByText('Everything is saved')
  const slots = await fetchSlots(id)
  expect(slots.filter(({ period }) => period === 1)).toHaveLength(7)
  expect(slots.filter(({ period }) => period === 2)).toHaveLength(7)
})

test('by keyboard: arrows, Enter, Shift with an arrow, Delete', async () => {
  const { names, path } = await createMatch({ starters: 1, called: 1 })
  const { user } = await renderApp(path, { as: 'coach' })
  const chip = await screen.findByRole('button', { name: new RegExp(names[0] ?? '') })
  chip.focus()
  await user.keyboard('{Enter}')
  getPlace(/^GK/).focus()
  await user.keyboard('{ArrowUp}{Enter}')
  expect(getPlace(new RegExp(`^CB \\d, .*${names[0]}`))).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(screen.getByText(/^centre-back \d moved\.$/)).toBeInTheDocument()
  await user.keyboard('{Delete}')
  expect(screen.getByText(`${names[0]} goes to the bench.`)).toBeInTheDocument()
})

test('another formation is stored on the match and keeps everybody', async () => {
  const { id, path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  await user.click(await findPlace(/^Fill line-up$/))
  await user.click(screen.getByRole('button', { name: /^Formation: 2-3-1/ }))
  await user.click(await screen.findByRole('option', { name: '3-2-1', hidden: true }))
  expect(screen.queryByRole('button', { name: /: free$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  await screen.findByText('Everything is saved')
  const client = await getDb()
  const { formation } = await unwrap(
    client.from('matches').select('formation').eq('id', id).single(),
  )
  expect(formation).toBe('3-2-1')
})

test('captain, takers and the order of the bench are kept, and stand on the team sheet', async () => {
  const { names, path } = await createMatch()
  const { user, unmount } = await renderApp(path, { as: 'coach' })
  await user.click(await findPlace(/^Fill line-up$/))
  const [first = ''] = names
  const last = names.at(-1) ?? ''
  await user.selectOptions(screen.getByLabelText('Captain'), [`1 · ${first}`])
  await user.selectOptions(screen.getByLabelText('Corners from the left'), [`1 · ${first}`])
  await user.click(screen.getByRole('button', { name: `Bring on earlier: ${last}` }))
  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  await screen.findByText('Everything is saved')

  unmount()
  await renderApp(path, { as: 'coach' })
  expect(await screen.findByLabelText('Captain')).toHaveDisplayValue(`1 · ${first}`)
  expect(screen.getByLabelText('Corners from the left')).toHaveDisplayValue(`1 · ${first}`)
  expect(screen.getByLabelText('Penalties')).toHaveDisplayValue('Not set')
  expect(getPlace(new RegExp(`${first} \\(C\\)`))).toBeVisible()
  const order = within(screen.getByRole('region', { name: 'Who comes on first' }))
  expect(order.getAllByRole('listitem')[1]).toHaveTextContent(last)
})

test('a colleague who saves first is not overwritten unknowingly', async () => {
  const { id, names, path } = await createMatch({ starters: 2, called: 2 })
  const [first = '', second = ''] = names
  const { user } = await renderApp(path, { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: new RegExp(first) }))
  await user.click(getPlace(/^GK/))
  const [, other] = await fetchCalled(id)
  const { client: colleague } = await createClientFor(personas.coach)
  const theirs = [{ slot: 'st', player_id: other ?? '', x: 50, y: 80 }]
  await unwrap(colleague.rpc('set_lineup', { p_match_id: id, p_period: 1, p_slots: theirs }))
  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeVisible()
  expect((await fetchSlots(id)).map(({ slot }) => slot)).toEqual(['st'])

  await user.click(screen.getByRole('button', { name: 'Show theirs' }))
  expect(getPlace(new RegExp(`^ST, .*${second}`))).toBeVisible()
  expect(getPlace(/^GK, goalkeeper: free/)).toBeVisible()
})

test('places as they stand become a formation of the team, and are taken away again', async () => {
  const { path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  ;(await findPlace(/^ST, striker: free/)).focus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'More for this line-up' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keep as own formation' }))
  const name = `High ${crypto.randomUUID().slice(0, 6)}`
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Keep formation' }))
  expect(await sheet.findByText('Give it a name.')).toBeVisible()
  await user.type(sheet.getByRole('textbox', { name: /Name/ }), name)
  await user.click(sheet.getByRole('button', { name: 'Keep formation' }))
  expect(await findPlace(new RegExp(`^Formation: ${name}`))).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'More for this line-up' }))
  await user.click(await screen.findByRole('menuitem', { name: `Remove “${name}”` }))
  await user.click(await screen.findByRole('button', { name: 'Remove formation' }))
  expect(await findPlace(/^Formation: 2-3-1/)).toBeVisible()
})

test('the line-up opens in the animator as a drawing of the coach', async () => {
  const { path } = await createMatch({ starters: 1, called: 1 })
  const { user, router } = await renderApp(path, { as: 'coach' })
  await user.click(await findPlace(/^Fill line-up$/))
  await user.click(screen.getByRole('button', { name: 'Save line-up' }))
  await screen.findByText('Everything is saved')
  await user.click(screen.getByRole('button', { name: 'More for this line-up' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open in the animator' }))
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/^\/animator\/editor\/[\da-f-]{36}$/),
  )
  expect(await screen.findByText('1 player')).toBeVisible()
})

test('without a squad the board says where to begin', async () => {
  const { path } = await createMatch({ starters: 0, called: 0 })
  const { user, router } = await renderApp(path, { as: 'coach' })
  await user.click(await screen.findByRole('link', { name: 'Go to the squad' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=squad'))
})

test('a coach of a rival school neither sees nor changes the line-up', async () => {
  const { id, path } = await createMatch()
  const rival = await createClientFor(personas.coach2)
  const { error } = await rival.client.rpc('set_lineup', {
    p_match_id: id,
    p_period: 1,
    p_slots: [],
  })
  expect(error?.code).toBe('42501')
  const seen = await rival.client.from('match_lineup_slots').select('slot').eq('match_id', id)
  expect(seen.data).toEqual([])
  await renderApp(path, { as: 'coach2' })
  expect(screen.queryByRole('button', { name: 'Save line-up' })).toBeNull()
})
