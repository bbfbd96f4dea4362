import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school_id = '00000000-0000-4000-8000-000000000001'
const getPath = (id: string) => `/match-manager/details/${id}`

/** A child in two teams that play on one day, hours apart, in a week nobody else plays; called up for the first. */
async function createBusyDay() {
  const family = await createOwnFamily({ children: ['Ada', 'Ben'] })
  const [first, second] = family.teams
  const ada = family.players[0]?.id ?? ''
  await unwrap(
    family.owner
      .from('squad_members')
      .insert({ team_id: second?.id ?? '', player_id: ada })
      .select('id'),
  )
  const shape = { school_id, periods: 2, period_minutes: 25, format: 9 }
  const createMatch = (team_id: string, opponent: string, starts_at: string) =>
    unwrap(
      family.coach
        .from('matches')
        .insert({ ...shape, team_id, opponent, starts_at })
        .select('id')
        .single(),
    )
  const morning = await createMatch(first?.id ?? '', 'SV Early', '2027-03-06T08:00:00Z')
  const later = await createMatch(second?.id ?? '', 'SV Late', '2027-03-06T13:00:00Z')
  await unwrap(
    family.coach.rpc('set_squad', {
      p_match_id: morning.id,
      p_entries: [{ player_id: ada, role: 'starter' }],
    }),
  )
  return { ...family, ada, morning, later, second }
}

test('a coach is told of minutes planned that day in another team, and may publish all the same', async () => {
  const { trainer, later } = await createBusyDay()
  const { user } = await renderApp(`${getPath(later.id)}?tab=squad`, { as: trainer })
  const ada = within(await screen.findByRole('listitem', { name: /^Ada/ }))
  await user.click(ada.getByRole('button', { name: 'Starts' }))
  expect(await ada.findByText('50 min of match planned that day already.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish squad' })).toBeEnabled()
})

test('a family reads the load of its child in the week of the match', async () => {
  const { parent, morning } = await createBusyDay()
  await renderApp(getPath(morning.id), { as: parent })
  expect(
    await screen.findByRole('heading', { name: 'Load in the week of this match' }),
  ).toBeVisible()
  expect(await screen.findByText('0 sessions · 1 match · 50 min of match')).toBeVisible()
})

test('the load of a child is not for a rival, another family or a player', async () => {
  const { ada, morning } = await createBusyDay()
  for (const persona of [personas.coach2, personas.parent, personas.player]) {
    const { client } = await createClientFor(persona)
    const load = await client.rpc('child_load', { p_player_id: ada, p_on: '2027-03-06' })
    expect(load.error?.message).toBe('player_not_readable')
    const squad = await client.rpc('squad_load', { p_match_id: morning.id })
    expect(squad.error?.message).toBe('match_not_writable')
  }
})

test('the form names the source of the rules, what differs and a second match of the day', async () => {
  const { trainer, second } = await createBusyDay()
  const path = `/match-manager/create-match?date=2027-03-06&time=18:00&team=${second?.id}`
  const { user } = await renderApp(path, { as: trainer })
  expect(await screen.findByText(/^DFB: .*U12, since 2024\/25\./)).toBeVisible()
  expect(await screen.findByText('The team also plays SV Late on this day.')).toBeVisible()
  const format = screen.getByRole('textbox', { name: /^Players a side/ })
  await user.clear(format)
  await user.type(format, '7')
  expect(
    await screen.findByText('7 a side is not among the formats for this age (9).'),
  ).toBeVisible()
})

test.each([
  [
    'U7',
    3,
    2024,
    'DE',
    { has_goalkeeper: false, goal_kind: 'mini_goals', rotates_after_goal: true },
  ],
  ['U9', 3, 2024, 'DE', { has_goalkeeper: false, is_binding: false, ball_size: 3 }],
  ['U13', 9, 2024, 'DE', { day_minutes_max: null, ball_size: 4 }],
  ['U9', 7, 2020, 'GB', { day_minutes_max: 60, tournament_minutes_max: 90, period_minutes: 25 }],
  ['U11', 7, 2026, 'GB', { day_minutes_max: null, heading_sessions_max: 0 }],
  ['U12', 9, 2026, 'GB', { heading_sessions_max: 1, heading_sessions_per: 'month' }],
  ['U9', 5, 2024, 'BG', { has_goalkeeper: null, day_minutes_max: null }],
] as const)(
  'rules of %s, %i a side, since %i in %s',
  async (age_group, format, season_from, country, rule) => {
    const { client } = await createClientFor(personas.coach)
    const stored = await unwrap(
      client
        .from('age_rules')
        .select('*')
        .match({ age_group, format, season_from, country })
        .single(),
    )
    expect(stored).toMatchObject(rule)
    expect(stored.source_url).toMatch(/^https:\/\//)
  },
)
