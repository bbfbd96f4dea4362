import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

beforeEach(() => localStorage.clear())

let made = 0

/** A match of this test alone with ten called up for seven places, on a night of its own. */
async function createMatch(called = 10) {
  made += 1
  const day = new Date(Date.now() + (60 + made) * 86_400_000).toISOString().slice(0, 10)
  await signInAs('coach')
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('matches')
      .insert({
        school_id: riverside,
        team_id: u13,
        opponent: 'Rotation Rovers',
        format: 7,
        periods: 2,
        period_minutes: 20,
        starts_at: `${day}T02:00:00.000Z`,
      })
      .select('id')
      .single(),
  )
  const squad = await unwrap(
    client
      .from('squad_members')
      .select('player_id')
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
        role: index < 7 ? 'starter' : 'bench',
        shirt_number: index + 1,
      })),
    }),
  )
  return { id, path: href(paths.matches.rotation, { id }) }
}

const findSave = () => screen.findByRole('button', { name: 'Save rotation' })

test('a plan stands at once, a cell is locked, the rest solved around it, saved and found again', async () => {
  const { path } = await createMatch()
  const { user, unmount } = await renderApp(path, { as: 'coach' })
  const grid = await screen.findByRole('region', { name: /^Rotation, players/ })
  expect(within(grid).getAllByText('7/7')).toHaveLength(8)

  const [first] = within(grid).getAllByRole('button', { name: /part 1: on the bench$/ })
  if (!first) throw new Error('nobody sits')
  // the sign of the cell, then whose it is
  const name = (first.getAttribute('aria-label') ?? '').split(',')[0]?.replace(/^\S+ /, '')
  await user.click(first)
  expect(within(grid).getByText('8/7')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Solve around my changes' }))
  expect(await within(grid).findAllByText('7/7')).toHaveLength(8)
  const locked = new RegExp(`${name}, part 1: on the pitch, locked$`)
  expect(within(grid).getByRole('button', { name: locked })).toBeVisible()

  await user.click(await findSave())
  expect(await screen.findByText('Rotation saved.')).toBeVisible()
  unmount()
  await renderApp(path, { as: 'coach' })
  expect(await screen.findByRole('button', { name: locked })).toBeVisible()
  expect(await findSave()).toBeDisabled()
})

test('rules nobody can meet are said with what would allow a plan', async () => {
  const { path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  await user.click(await screen.findByText('Rules'))
  await user.selectOptions(screen.getByLabelText('Everybody plays at least'), '75')
  expect(await screen.findByText(/not enough places for everybody to play 75 %/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Plan with \d+ %$/ }))
  expect(await screen.findByRole('region', { name: /^Rotation, players/ })).toBeVisible()
  expect(screen.queryByText('These rules leave no plan')).toBeNull()
})

/** What a colleague saves from another place, over whatever there is: everybody sits but the first. */
async function saveAsColleague(id: string) {
  const { client } = await createClientFor(personas.coach)
  const { player_id } = await unwrap(
    client
      .from('match_squad')
      .select('player_id')
      .eq('match_id', id)
      .eq('role', 'starter')
      .order('shirt_number')
      .limit(1)
      .single(),
  )
  const rules = {
    parts: 1,
    least_share: 0,
    keeper: 'open',
    bench_run: 2,
    is_even: false,
    pairs: [],
    levels: {},
    locks: {},
  }
  const plan = { rules, turns: { [player_id]: 'pb' } }
  const changed = await unwrap(
    client.from('match_rotations').update(plan).eq('match_id', id).select('match_id'),
  )
  if (changed.length === 0) {
    await unwrap(
      client
        .from('match_rotations')
        .insert({ match_id: id, ...plan })
        .select('match_id'),
    )
  }
  return {
    fetchParts: async () => {
      const [row] = await unwrap(
        client.from('match_rotations').select('parts:rules->parts').eq('match_id', id),
      )
      return row?.parts
    },
  }
}

test('two coaches plan the same match anew: the later one is asked whose plan stands', async () => {
  const { id, path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  await screen.findByRole('region', { name: /^Rotation, players/ })
  const colleague = await saveAsColleague(id)
  await user.click(await findSave())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Somebody else has saved this rotation meanwhile.')
  expect(await findSave()).toBeDisabled()
  expect(await colleague.fetchParts()).toBe(1)

  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await findSave())
  await screen.findByText('Rotation saved.')
  expect(await colleague.fetchParts()).not.toBe(1)
})

test('a colleague who changed the plan in between is not overwritten, and their plan can be taken', async () => {
  const { id, path } = await createMatch()
  const { user } = await renderApp(path, { as: 'coach' })
  const grid = await screen.findByRole('region', { name: /^Rotation, players/ })
  await user.click(await findSave())
  await screen.findByText('Rotation saved.')
  const colleague = await saveAsColleague(id)
  const [first] = within(grid).getAllByRole('button', { name: /part 1: on the bench$/ })
  if (!first) throw new Error('nobody sits')
  await user.click(first)
  await user.click(await findSave())
  await user.click(await screen.findByRole('button', { name: 'Show theirs' }))
  // two parts with one on the pitch
  expect(await within(grid).findAllByText('1/7')).toHaveLength(1)
  expect(within(grid).getAllByText('0/7')).toHaveLength(1)
  expect(await findSave()).toBeDisabled()
  expect(await colleague.fetchParts()).toBe(1)
})

test('a parent finds no such page', async () => {
  const { path } = await createMatch()
  await renderApp(path, { as: 'parent' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})

/** Eight called up for five places, at a school that asks for 60 % of the match for everybody. */
async function createDemandingMatch() {
  const { id: school_id, owner: account } = await createOwnSchool()
  const { client: owner } = await createClientFor(account)
  await unwrap(
    owner.from('schools').update({ least_minutes_share: 60 }).eq('id', school_id).select('id'),
  )
  const team = await unwrap(
    owner
      .from('teams')
      .insert({ school_id, name: 'Demanding', age_group: 'U11', season: '2026/27' })
      .select('id')
      .single(),
  )
  const names = ['Ada', 'Bo', 'Cem', 'Dea', 'Eva', 'Fin', 'Gil', 'Hal']
  const players = await unwrap(
    owner
      .from('players')
      .insert(
        names.map((first_name) => ({
          school_id,
          first_name,
          last_name: 'Fair',
          date_of_birth: '2016-05-06',
        })),
      )
      .select('id'),
  )
  const members = players.map(({ id }) => ({ player_id: id, team_id: team.id }))
  await unwrap(owner.from('squad_members').insert(members).select('player_id'))
  const starts_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const game = { format: 5, periods: 2, period_minutes: 20 }
  const match = await unwrap(
    owner
      .from('matches')
      .insert({ school_id, team_id: team.id, opponent: 'Fair Rovers', starts_at, ...game })
      .select('id')
      .single(),
  )
  const p_entries = players.map(({ id: player_id }, index) => ({
    player_id,
    role: index < 5 ? 'starter' : 'bench',
  }))
  await unwrap(owner.rpc('set_squad', { p_match_id: match.id, p_entries }))
  return { account, path: href(paths.matches.rotation, { id: match.id }) }
}

test('the plan begins with the share the school asks for, and says where it is set below', async () => {
  const { account, path } = await createDemandingMatch()
  const { user } = await renderApp(path, { as: account })
  const share = await screen.findByRole('combobox', { name: 'Everybody plays at least' })
  expect(share).toHaveValue('60')
  expect(share).toHaveAccessibleDescription('Your club asks for at least 60 % for everybody.')
  await user.selectOptions(share, '50')
  expect(share).toHaveAccessibleDescription(/^Below what your club asks for/)
})
