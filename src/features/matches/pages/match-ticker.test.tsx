import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

/** Ada plays the second of two periods of twenty minutes and has scored in the first. */
async function createLiveMatch(minutesAgo = 0) {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { coach, players, teams } = family
  const { id } = await unwrap(
    coach
      .from('matches')
      .insert({
        team_id: teams[0]?.id ?? '',
        school_id: '00000000-0000-4000-8000-000000000001',
        opponent: 'FC Visitors',
        starts_at: new Date(Date.now() - 30 * 60_000).toISOString(),
        periods: 2,
        period_minutes: 20,
      })
      .select('id')
      .single(),
  )
  const player_id = players[0]?.id ?? ''
  await unwrap(
    coach.from('match_squad').insert({ match_id: id, player_id, role: 'starter' }).select('id'),
  )
  const move = (
    p_step: 'start' | 'end_period' | 'start_period',
    p_period?: number,
    p_seconds_ago = 0,
  ) => unwrap(coach.rpc('move_match_clock', { p_match_id: id, p_step, p_period, p_seconds_ago }))
  await move('start', undefined, minutesAgo * 60)
  await unwrap(
    coach.rpc('log_match_event', {
      p_match_id: id,
      p_kind: 'goal',
      p_period: 1,
      p_clock_seconds: 250,
      p_player_id: player_id,
    }),
  )
  return { ...family, matchId: id, move, page: href(paths.matches.details, { id }) }
}

test('a family at home reads score, period, clock and goals of a running match', async () => {
  const { page, parent, coach, matchId, move } = await createLiveMatch()
  await renderApp(page, { as: parent })
  const live = within(await screen.findByRole('region', { name: 'Live' }))
  expect(live.getByText('Period 1')).toBeVisible()
  expect(live.getByRole('timer', { name: 'Match clock' })).toHaveTextContent(/^0:\d\d$/)
  const goals = within(live.getByRole('list', { name: 'Goals' }))
  expect(goals.getByRole('listitem')).toHaveTextContent("1:0Ada5'")

  await move('end_period', 1)
  await move('start_period', 2)
  await unwrap(
    coach.rpc('log_match_event', {
      p_match_id: matchId,
      p_kind: 'goal',
      p_period: 2,
      p_clock_seconds: 30,
      p_is_opponent: true,
    }),
  )
  // coming back to the page asks at once
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await live.findByText('Period 2')).toBeVisible()
  expect(goals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "1:1FC Visitors21'",
    "1:0Ada5'",
  ])
})

test('where nobody ends the match, the family reads that it waits for the final whistle', async () => {
  const { page, parent, move } = await createLiveMatch(200)
  await move('start_period', 2, 170 * 60)
  await renderApp(page, { as: parent })
  const live = within(await screen.findByRole('region', { name: 'Live' }))
  expect(live.getByText('Waiting for the final whistle')).toBeVisible()
  expect(live.getByRole('timer', { name: 'Match clock' })).toHaveTextContent(/^40:00$/)
})
