import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const dayMs = 86_400_000

beforeEach(() => localStorage.clear())

/** A league match won 2:0 by a goal of Ada with one that was typed, and a lost friendly away; Ada was in goal. */
async function createSeason() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const { coach, players, teams } = family
  const ada = players.find(({ first_name }) => first_name === 'Ada')?.id ?? ''
  const bo = players.find(({ first_name }) => first_name === 'Bo')?.id ?? ''
  const team = teams[0]?.id ?? ''
  const base = {
    team_id: team,
    school_id: '00000000-0000-4000-8000-000000000001',
    periods: 2,
    period_minutes: 10,
    status: 'finished' as const,
  }
  const [league] = await unwrap(
    coach
      .from('matches')
      .insert([
        {
          ...base,
          opponent: 'FC North',
          kind: 'league',
          competition: 'District',
          is_home: true,
          is_neutral: false,
          starts_at: new Date(Date.now() - 3 * dayMs).toISOString(),
          goals_for: 1,
          goals_against: 0,
        },
        {
          ...base,
          opponent: 'SV West',
          kind: 'friendly',
          competition: null,
          is_home: false,
          is_neutral: false,
          starts_at: new Date(Date.now() - 9 * dayMs).toISOString(),
          goals_for: 1,
          goals_against: 3,
        },
      ])
      .select('id, kind')
      .eq('kind', 'league'),
  )
  const matchId = league?.id ?? ''
  await unwrap(
    coach
      .from('match_squad')
      .insert([
        { match_id: matchId, player_id: ada, role: 'starter' },
        { match_id: matchId, player_id: bo, role: 'starter' },
      ])
      .select('id'),
  )
  await unwrap(
    coach
      .from('match_lineup_slots')
      .insert([
        { match_id: matchId, period: 1, slot: 'gk', player_id: ada },
        { match_id: matchId, period: 1, slot: 'st', player_id: bo },
      ])
      .select('player_id'),
  )
  await unwrap(
    coach.rpc('log_match_event', {
      p_match_id: matchId,
      p_kind: 'goal',
      p_period: 1,
      p_clock_seconds: 250,
      p_player_id: bo,
      p_second_player_id: ada,
    }),
  )
  return { ...family, team, matchId, page: href(paths.matches.season, { teamId: team }) }
}

test('a coach reads record, form, scorers, clean sheets and results, of one kind too', async () => {
  const { trainer, page, matchId } = await createSeason()
  const { user, router } = await renderApp(page, { as: trainer })
  const record = within(await screen.findByRole('table', { name: 'Record' }))
  expect(record.getByRole('row', { name: /^All 2 1 0 1 2:3 1$/ })).toBeVisible()
  expect(record.getByRole('row', { name: /^Home 1 1 0 0 1:0 1$/ })).toBeVisible()
  expect(record.getByRole('row', { name: /^Away 1 0 0 1 1:3 0$/ })).toBeVisible()
  const form = within(screen.getByRole('list', { name: 'Last matches' }))
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^W1:0FC North$/),
    expect.stringMatching(/^L3:1SV West$/),
  ])
  const scorers = within(screen.getByRole('table', { name: 'Scorers' }))
  expect(scorers.getByRole('row', { name: /^Bo .* 1 0$/ })).toBeVisible()
  expect(scorers.getByRole('row', { name: /^Ada .* 0 1$/ })).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Clean sheets' })).getByText(/^Ada Own/),
  ).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Friendly', hidden: true }))
  await waitFor(() =>
    expect(record.getByRole('row', { name: /^All 1 0 0 1 1:3 0$/ })).toBeVisible(),
  )
  expect(router.state.location.search).toBe('?kind=friendly')
  await user.click(screen.getByRole('button', { name: /^Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'All matches', hidden: true }))
  const results = within(await screen.findByRole('table', { name: 'All results' }))
  expect(await results.findByRole('link', { name: /FC North/ })).toHaveAttribute(
    'href',
    expect.stringContaining(matchId),
  )
})

test('with the results of the others a coach has the league table; a deleted one comes back', async () => {
  const { trainer, page, coach, team } = await createSeason()
  const { user } = await renderApp(`${page}?tab=table`, { as: trainer })
  await user.click(await screen.findByRole('button', { name: 'Add a result' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('combobox', { name: 'Home team' }), 'SC East')
  await user.type(sheet.getByRole('combobox', { name: 'Away team' }), 'sc east')
  await user.type(sheet.getByRole('textbox', { name: 'Goals home' }), '2')
  await user.type(sheet.getByRole('textbox', { name: 'Goals away' }), '2')
  await user.click(sheet.getByRole('button', { name: 'Save result' }))
  expect(await sheet.findByText('Two different teams.')).toBeVisible()
  await user.clear(sheet.getByRole('combobox', { name: 'Away team' }))
  await user.type(sheet.getByRole('combobox', { name: 'Away team' }), 'FC North')
  await user.click(sheet.getByRole('button', { name: 'Save result' }))

  const table = within(await screen.findByRole('table', { name: 'District' }))
  expect(await table.findByRole('row', { name: /^2\. SC East 1 0 1 0 2:2 1$/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^1\. T-.*Us 1 1 0 0 1:0 3$/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^3\. FC North 2 0 1 1 2:3 1$/ })).toBeVisible()

  const actions = { name: 'Actions for SC East – FC North' }
  await user.click(screen.getByRole('button', actions))
  await user.click(await screen.findByRole('menuitem', { name: 'Change result' }))
  const edit = within(await screen.findByRole('dialog'))
  await user.clear(edit.getByRole('textbox', { name: 'Goals home' }))
  await user.type(edit.getByRole('textbox', { name: 'Goals home' }), '4')
  await user.click(edit.getByRole('button', { name: 'Save result' }))
  expect(await table.findByRole('row', { name: /SC East 1 1 0 0 4:2 3$/ })).toBeVisible()

  await user.click(screen.getByRole('button', actions))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(table.queryByText(/SC East/)).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await table.findByRole('row', { name: /SC East 1 1 0 0 4:2 3$/ })).toBeVisible()
  const stored = await unwrap(
    coach.from('league_results').select('competition, home_goals').eq('team_id', team),
  )
  expect(stored).toEqual([{ competition: 'District', home_goals: 4 }])
})

test('an age without tables has results, but neither scorers nor a league table, and says why', async () => {
  const { trainer, page, team } = await createSeason()
  const { client: owner } = await createClientFor(personas.owner)
  await unwrap(owner.from('teams').update({ age_group: 'U9' }).eq('id', team).select('id').single())
  const { user } = await renderApp(page, { as: trainer })
  expect(await screen.findByRole('table', { name: 'Record' })).toBeVisible()
  const scorers = within(screen.getByRole('region', { name: 'Scorers' }))
  expect(scorers.getByText(/football is played without tables/)).toBeVisible()
  expect(await scorers.findByText(/Rule for U9: DFB/)).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Scorers' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'League table' }))
  expect(await screen.findByText(/football is played without tables/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a result' })).not.toBeInTheDocument()
})

test('the season is the coach’s and the owner’s; a parent reads the own child’s with the match', async () => {
  const { parent, page, team, matchId } = await createSeason()
  const first = await renderApp(page, { as: 'owner' })
  expect(await screen.findByRole('table', { name: 'Record' })).toBeVisible()
  first.unmount()

  const second = await renderApp(page, { as: parent })
  await waitFor(() =>
    expect(second.router.state.location.pathname).toBe(href(paths.teams.details, { id: team })),
  )
  second.unmount()

  const third = await renderApp(href(paths.matches.details, { id: matchId }), { as: parent })
  const ada = within(await screen.findByRole('region', { name: "Ada's season" }))
  expect(ada.getByText('Clean sheets').closest('div')).toHaveTextContent('1')
  expect(ada.getByText('Minutes').closest('div')).toHaveTextContent('20')
  const bo = within(await screen.findByRole('region', { name: "Bo's season" }))
  expect(bo.getByText('Goals').closest('div')).toHaveTextContent('1')
  expect(bo.queryByText('Clean sheets')).not.toBeInTheDocument()
  third.unmount()

  await renderApp(page, { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})
