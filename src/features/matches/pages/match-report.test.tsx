import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const dayMs = 86_400_000

beforeEach(() => localStorage.clear())

/** Two children of one team, a match of two times ten minutes three days ago: Ada started and scored, Bo was left out. */
async function createPlayedMatch() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const { coach, players, teams } = family
  const ada = players.find(({ first_name }) => first_name === 'Ada')?.id ?? ''
  const bo = players.find(({ first_name }) => first_name === 'Bo')?.id ?? ''
  const team = teams[0]?.id ?? ''
  const { id } = await unwrap(
    coach
      .from('matches')
      .insert({
        team_id: team,
        school_id: '00000000-0000-4000-8000-000000000001',
        opponent: 'FC Visitors',
        starts_at: new Date(Date.now() - 3 * dayMs).toISOString(),
        periods: 2,
        period_minutes: 10,
        status: 'finished',
        goals_for: 1,
        goals_against: 0,
      })
      .select('id')
      .single(),
  )
  await unwrap(
    coach
      .from('match_squad')
      .insert([
        { match_id: id, player_id: ada, role: 'starter' },
        { match_id: id, player_id: bo, role: 'not_called', reason: 'rotation' },
      ])
      .select('id'),
  )
  await unwrap(
    coach.rpc('log_match_event', {
      p_match_id: id,
      p_kind: 'goal',
      p_period: 1,
      p_clock_seconds: 250,
      p_player_id: ada,
    }),
  )
  return {
    ...family,
    team,
    matchId: id,
    page: href(paths.matches.details, { id }),
    ledger: href(paths.matches.ledger, { teamId: team }),
  }
}

test('a coach writes the report of a played match, its family reads it once it is published', async () => {
  const { trainer, parent, page, coach, matchId } = await createPlayedMatch()
  const first = await renderApp(`${page}?tab=report`, { as: trainer })
  const story = within(await screen.findByRole('region', { name: 'How it went' }))
  expect(story.getByText(/^Ada Own/)).toBeVisible()
  expect(story.getByText("5'")).toBeVisible()
  const minutes = within(await screen.findByRole('table', { name: 'Minutes' }))
  expect(minutes.getByRole('row', { name: /^Ada .* 20 100%/ })).toBeVisible()

  const words = within(screen.getByRole('region', { name: 'Words for the families' }))
  await first.user.type(words.getByRole('textbox', { name: 'Report' }), 'We never gave up.')
  await first.user.click(words.getByRole('button', { name: 'Save report' }))
  expect(await words.findByText('Draft')).toBeVisible()
  const { data: draft } = await coach
    .from('match_reports')
    .select('is_published')
    .eq('match_id', matchId)
  expect(draft).toEqual([{ is_published: false }])
  await first.user.click(words.getByRole('switch', { name: 'Families can read it' }))
  await first.user.click(words.getByRole('button', { name: 'Save report' }))
  expect(await words.findByText(/^Published on/)).toBeVisible()
  first.unmount()

  await renderApp(page, { as: parent })
  expect(await screen.findByText('We never gave up.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Report' })).not.toBeInTheDocument()
})

test('a coach rates in halves by keyboard; the family reads a rating once it is shared', async () => {
  const { trainer, parent, page, coach, matchId } = await createPlayedMatch()
  const fetchStored = () =>
    unwrap(coach.from('match_ratings').select('rating, is_shared').eq('match_id', matchId))
  const first = await renderApp(`${page}?tab=report`, { as: trainer })
  const ratings = within(await screen.findByRole('region', { name: 'Ratings' }))
  const field = await ratings.findByRole('textbox', { name: /^Rating of Ada/ })
  expect(ratings.queryByText(/^Bo Own/)).not.toBeInTheDocument()
  expect(ratings.getByRole('switch', { name: /^Show Ada .* family the rating$/ })).toBeDisabled()
  await first.user.type(field, '7.3{Enter}')
  expect(field).toHaveValue('7.5')
  await waitFor(async () =>
    expect(await fetchStored()).toEqual([{ rating: 7.5, is_shared: false }]),
  )
  first.unmount()

  const second = await renderApp(page, { as: parent })
  expect(await screen.findByRole('region', { name: "Ada's season" })).toBeVisible()
  expect(screen.queryByText('7.5 of 10')).not.toBeInTheDocument()
  second.unmount()

  const third = await renderApp(`${page}?tab=report`, { as: trainer })
  const share = await screen.findByRole('switch', { name: /^Show Ada .* family the rating$/ })
  await third.user.click(share)
  await waitFor(async () => expect(await fetchStored()).toEqual([{ rating: 7.5, is_shared: true }]))
  third.unmount()

  const fourth = await renderApp(page, { as: parent })
  expect(await screen.findByText('7.5 of 10')).toBeVisible()
  fourth.unmount()

  const fifth = await renderApp(`${page}?tab=report`, { as: trainer })
  await fifth.user.clear(await screen.findByRole('textbox', { name: /^Rating of Ada/ }))
  await fifth.user.tab()
  await waitFor(async () => expect(await fetchStored()).toEqual([]))
})

test('what a colleague saved meanwhile is not overwritten', async () => {
  const { trainer, page, coach, matchId } = await createPlayedMatch()
  const { user } = await renderApp(`${page}?tab=report`, { as: trainer })
  const words = within(await screen.findByRole('region', { name: 'Words for the families' }))
  await user.type(words.getByRole('textbox', { name: 'Report' }), 'Mine')
  await unwrap(
    coach.from('match_reports').insert({ match_id: matchId, report: 'Theirs' }).select('match_id'),
  )
  await user.click(words.getByRole('button', { name: 'Save report' }))
  await user.click(await words.findByRole('button', { name: 'Load the newest version' }))
  await waitFor(() => expect(words.getByRole('textbox', { name: 'Report' })).toHaveValue('Theirs'))
})

test('the ledger of a season is the coach’s and the owner’s; others are led to the team', async () => {
  const { trainer, parent, ledger, team } = await createPlayedMatch()
  const first = await renderApp(ledger, { as: trainer })
  const table = within(await screen.findByRole('table', { name: 'Playing time' }))
  expect(table.getByRole('row', { name: /^Ada .* 20 100%/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Bo .* 0 0%/ })).toBeVisible()
  expect(screen.getByText('50 points')).toBeVisible()
  first.unmount()

  const second = await renderApp(ledger, { as: 'owner' })
  expect(await screen.findByRole('table', { name: 'Playing time' })).toBeVisible()
  second.unmount()

  const third = await renderApp(ledger, { as: parent })
  await waitFor(() =>
    expect(third.router.state.location.pathname).toBe(href(paths.teams.details, { id: team })),
  )
  third.unmount()

  await renderApp(ledger, { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})
