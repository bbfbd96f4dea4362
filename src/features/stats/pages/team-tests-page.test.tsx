import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

const day = '2026-11-10'

function getPlace(family: Family) {
  const [team] = family.teams
  const address = href(paths.teams.tests, { id: team?.id ?? '' })
  return { teamId: team?.id ?? '', address, sprint: `${address}?test=sprint_30&on=${day}` }
}

function save(family: Family, playerId: string, tries: number[], seen: string | null, on = day) {
  return unwrap(
    family.coach.rpc('save_test_results', {
      p_team_id: getPlace(family).teamId,
      p_test_key: 'sprint_30',
      p_measured_on: on,
      p_entries: [{ player_id: playerId, tries, seen }],
    }),
  )
}

async function fetchStanding(family: Family) {
  return unwrap(
    family.coach
      .from('test_results')
      .select('player_id, tries, best')
      .in(
        'player_id',
        family.players.map(({ id }) => id),
      )
      .is('replaced_at', null)
      .order('best'),
  )
}

const getTry = (name: RegExp) => screen.getByRole('textbox', { name })

test('a coach chooses a test and types the squad’s tries: Enter goes to the next player', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Ben'], isOneTeam: true })
  const { address } = getPlace(family)
  const { user, router } = await renderApp(address, { as: family.trainer })
  expect(await screen.findByRole('link', { name: /10 m sprint.*Not measured yet/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Yo-Yo/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /30 m sprint/ }))
  await user.click(await screen.findByRole('textbox', { name: /^Ada .*, try 1$/ }))
  await user.keyboard('5,21{Enter}5.4{Enter}5.04')
  await waitFor(() => expect(getTry(/^Ada .*, try 2$/)).toHaveValue('5.04'))
  expect(screen.getByText('Best: 5.04 s')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing to save')).toBeVisible()
  expect((await fetchStanding(family)).map(({ tries }) => tries)).toEqual([[5.21, 5.04], [5.4]])

  await user.click(screen.getByRole('link', { name: 'Another test' }))
  const days = await screen.findByRole('list', { name: 'Measured so far' })
  expect(within(days).getByRole('link', { name: /30 m sprint.*2 players/ })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a value nobody reaches is refused beside the field, and what was typed waits for the next visit', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { sprint } = getPlace(family)
  const { user, unmount } = await renderApp(sprint, { as: family.trainer })
  await user.type(await screen.findByRole('textbox', { name: /^Ada .*, try 1$/ }), '52')
  // once for the eye below the tries, once with the field
  const faults = await screen.findAllByText('Between 3.50 and 10.00.')
  expect(faults.at(-1)).toBeVisible()
  expect(getTry(/try 1$/)).toBeInvalid()
  expect(getTry(/try 1$/)).toHaveAccessibleDescription('Between 3.50 and 10.00.')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  unmount()

  const again = await renderApp(sprint, { as: family.trainer })
  expect(await screen.findByText('What you typed is back')).toBeVisible()
  await again.user.clear(getTry(/try 1$/))
  await again.user.type(getTry(/try 1$/), '5.2')
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await fetchStanding(family)).toHaveLength(1))
  expect(await screen.findByText('Nothing to save')).toBeVisible()
})

test('a colleague’s newer result is asked about; taking a result away is, too', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const ada = family.players[0]?.id ?? ''
  const [first] = await save(family, ada, [5.5], null)
  const { user } = await renderApp(getPlace(family).sprint, { as: family.trainer })
  const field = await screen.findByRole('textbox', { name: /^Ada .*, try 1$/ })
  expect(field).toHaveValue('5.50')
  await user.clear(field)
  await user.type(field, '5.4')
  await save(family, ada, [5.3], first?.id ?? null)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A colleague changed results meanwhile')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(getTry(/try 1$/)).toHaveValue('5.30'))

  await user.clear(getTry(/try 1$/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take away and save' }))
  await waitFor(async () => expect(await fetchStanding(family)).toEqual([]))
  expect(await screen.findByText('No result')).toBeVisible()
})

test('the family sees own growth and no band, also when it asks the database', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const ada = family.players[0]?.id ?? ''
  await save(family, ada, [5.21], null, '2026-09-20')
  await save(family, ada, [5.04], null)
  await renderApp(`${href(paths.players.details, { id: ada })}?tab=stats`, { as: family.parent })
  const card = within(await screen.findByRole('region', { name: 'Tests' }, { timeout: 10_000 }))
  expect(await card.findByText('Personal best! 0.17 s faster than the first time.')).toBeVisible()
  expect(card.getByRole('img', { name: /5.21 s on .* 5.04 s on/ })).toBeInTheDocument()
  expect(card.queryByRole('link', { name: 'Team tests' })).not.toBeInTheDocument()
  const { client } = await createClientFor(family.parent)
  const asked = await client.rpc('player_test_bands', { p_player_id: ada })
  expect(asked.error?.message).toBe('player_not_readable')
})

test('another coach and a parent are led to the team’s page', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { address, teamId } = getPlace(family)
  const other = await renderApp(address, { as: 'coach' })
  await waitFor(() => expect(other.router.state.location.pathname).toBe(`/teams/details/${teamId}`))
  other.unmount()
  const parent = await renderApp(address, { as: family.parent })
  await waitFor(() =>
    expect(parent.router.state.location.pathname).toBe(`/teams/details/${teamId}`),
  )
})
