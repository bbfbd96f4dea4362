import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSession } from '@/features/session/api/session-store'
import { startI18n } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school = '00000000-0000-4000-8000-000000000001'

/** A team of the test alone; the owner stands on its staff list, so that no coach's list changes. */
async function createOwnTeam(size: number) {
  await startI18n('en')
  await signInAs('owner')
  const client = await getDb()
  const name = `Rate ${crypto.randomUUID().slice(0, 8)}`
  const team = await unwrap(
    client
      .from('teams')
      .insert({ school_id: school, name, age_group: 'U7', season: '2031/32' })
      .select('id')
      .single(),
  )
  const userId = getSession()?.user.id ?? ''
  await unwrapVoid(
    client.from('team_staff').insert({ team_id: team.id, user_id: userId, role: 'head_coach' }),
  )
  const players: string[] = []
  for (let shirt = 1; shirt <= size; shirt += 1) {
    players.push(
      await unwrap(
        client.rpc('save_player', {
          p_first_name: `P${shirt}`,
          p_last_name: name,
          p_date_of_birth: '2014-05-06',
          p_squads: [{ team_id: team.id, shirt_number: shirt }],
        }),
      ),
    )
  }
  return { teamId: team.id, name, players }
}

async function fetchNewest(players: readonly string[]) {
  const client = await getDb()
  return unwrap(
    client
      .from('player_stats')
      .select('*')
      .in('player_id', [...players]),
  )
}

test('a 16-player team is rated without leaving the page: one key a rating, one save for all', async () => {
  const { teamId, players } = await createOwnTeam(16)
  const { user, router } = await renderApp(`/teams/rate/${teamId}`, { as: 'owner' })
  const before = router.state.location.key
  const grid = await screen.findByRole('grid', { name: 'Ratings of the team' })
  const [first] = within(grid).getAllByRole('gridcell')
  if (!first) throw new Error('The grid has no cell')
  await user.click(first)
  const keys = '7654'.repeat((16 * 13) / 4)
  await user.keyboard(keys)
  expect(screen.getByText('208 ratings for 16 players')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save ratings' }))
  expect(await screen.findByText('Nothing typed yet')).toBeVisible()
  process.stdout.write(`16 players × 13 attributes: ${keys.length} keys + 2 taps, 1 save\n`)

  const rated = await fetchNewest(players)
  expect(rated).toHaveLength(16)
  expect(rated.every(({ speed, first_touch }) => speed !== null && first_touch !== null)).toBe(true)
  expect(rated.every(({ shared_at }) => shared_at === null)).toBe(true)
  expect(router.state.location.key).toBe(before)
  await waitFor(() =>
    expect(within(grid).getAllByRole('gridcell')[0]).toHaveAccessibleName(/^Speed, P1 .*: 7$/),
  )
})

test('arrows move, Backspace clears, undo brings it back, and a reload keeps the draft', async () => {
  const { teamId, players } = await createOwnTeam(2)
  const page = await renderApp(`/teams/rate/${teamId}?group=physical`, { as: 'owner' })
  const getCell = (name: RegExp) => screen.getByRole('gridcell', { name })
  await page.user.click(getCell(/^Speed, P1 /))
  await page.user.keyboard('80')
  expect(getCell(/^Speed, P1 .*: 8$/)).toBeVisible()
  expect(getCell(/^Speed, P2 .*: 10$/)).toBeVisible()
  expect(getCell(/^Stamina, P1 /)).toHaveFocus()
  await page.user.keyboard('{ArrowLeft}{Backspace}')
  expect(getCell(/^Speed, P1 .*: not rated$/)).toHaveFocus()
  await page.user.keyboard('{Control>}z{/Control}')
  expect(getCell(/^Speed, P1 .*: 8$/)).toBeVisible()
  page.unmount()

  const again = await renderApp(`/teams/rate/${teamId}?group=physical`, { as: 'owner' })
  expect(screen.getByText('Your draft is back')).toBeVisible()
  await again.user.click(screen.getByRole('radio', { name: 'Decimals' }))
  await again.user.click(getCell(/^Stamina, P1 /))
  await again.user.keyboard('75')
  expect(getCell(/^Stamina, P1 .*: 7\.5$/)).toBeVisible()
  await again.user.click(screen.getByRole('switch', { name: 'Share with families' }))
  await again.user.click(screen.getByRole('button', { name: 'Save ratings' }))
  expect(await screen.findByText('Nothing typed yet')).toBeVisible()
  const rated = await fetchNewest(players)
  expect(rated.map(({ speed }) => speed).toSorted()).toEqual([10, 8])
  expect(rated.map(({ stamina }) => stamina)).toContain(7.5)
  expect(rated.every(({ shared_at }) => shared_at !== null)).toBe(true)
  await again.user.click(screen.getByRole('radio', { name: 'Whole numbers' }))
})

test('who is not on the team’s staff is led to the team’s page', async () => {
  const { teamId } = await createOwnTeam(0)
  const { router } = await renderApp(`/teams/rate/${teamId}`, { as: 'coach' })
  expect(router.state.location.pathname).toBe(`/teams/details/${teamId}`)
})

test('a colleague rated meanwhile: nothing is overwritten, the reason stands beside the button, "keep mine" saves', async () => {
  const { teamId, players } = await createOwnTeam(1)
  const [playerId = ''] = players
  const colleague = await createClientFor(personas.multi)
  const client = await getDb()
  const post = { team_id: teamId, user_id: colleague.userId }
  await unwrapVoid(client.from('team_staff').insert({ ...post, role: 'assistant_coach' }))

  const { user } = await renderApp(`/teams/rate/${teamId}?group=physical`, { as: 'owner' })
  const getSaveBar = () => within(screen.getByRole('group', { name: 'Save ratings' }))
  await user.click(screen.getByRole('gridcell', { name: /^Speed, P1 / }))
  await user.keyboard('8')
  const p_entries = [{ player_id: playerId, values: { speed: 3 }, seen: { stats: null } }]
  await unwrap(colleague.client.rpc('update_player_stats', { p_entries }))

  await user.click(getSaveBar().getByRole('button', { name: 'Save ratings' }))
  expect(await getSaveBar().findByText('A colleague rated meanwhile')).toBeVisible()
  expect((await fetchNewest(players)).map(({ speed }) => speed)).toEqual([3])
  expect(screen.getByRole('gridcell', { name: /^Speed, P1 .*: 8, before 3$/ })).toBeVisible()

  await user.click(getSaveBar().getByRole('button', { name: 'Keep mine' }))
  expect(getSaveBar().queryByRole('alert')).toBeNull()
  await user.click(getSaveBar().getByRole('button', { name: 'Save ratings' }))
  expect(await screen.findByText('Nothing typed yet')).toBeVisible()
  expect((await fetchNewest(players)).map(({ speed }) => speed)).toEqual([8])
  await unwrapVoid(client.from('team_staff').delete().match(post))
})
