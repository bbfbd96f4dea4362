import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const hourMs = 3_600_000

/** Three children without accounts, all called up for a match that ended an hour ago. */
async function createFinishedMatch() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo', 'Cem'], isOneTeam: true })
  const { coach, players, teams } = family
  const { id } = await unwrap(
    coach
      .from('matches')
      .insert({
        team_id: teams[0]?.id ?? '',
        school_id: '00000000-0000-4000-8000-000000000001',
        opponent: 'FC Voters',
        starts_at: new Date(Date.now() - 2 * hourMs).toISOString(),
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
      .insert(
        players.map(({ id: player_id }) => ({
          match_id: id,
          player_id,
          role: 'starter' as const,
        })),
      )
      .select('id'),
  )
  return { ...family, page: href(paths.matches.details, { id }) }
}

test('the coach opens the vote, a mother votes for each child without an account, the winner is told', async () => {
  const { page, trainer, parent } = await createFinishedMatch()
  const starting = await renderApp(`${page}?tab=report`, { as: trainer })
  const card = within(await screen.findByRole('region', { name: 'Player of the match' }))
  await starting.user.click(card.getByRole('button', { name: 'Let the team vote' }))
  expect(await card.findByText(/^0 of 3 have voted\./)).toBeVisible()
  starting.unmount()

  const voting = await renderApp(page, { as: parent })
  const vote = within(await screen.findByRole('region', { name: 'Player of the match' }))
  const ada = within(vote.getByRole('group', { name: 'Ada votes for …' }))
  expect(ada.queryByRole('button', { name: 'Ada' })).toBeNull()
  await voting.user.click(ada.getByRole('button', { name: 'Cem' }))
  expect(await ada.findByRole('button', { name: 'Cem', pressed: true })).toBeVisible()
  const bo = within(vote.getByRole('group', { name: 'Bo votes for …' }))
  await voting.user.click(bo.getByRole('button', { name: 'Cem' }))
  expect(await bo.findByRole('button', { name: 'Cem', pressed: true })).toBeVisible()
  const cem = within(vote.getByRole('group', { name: 'Cem votes for …' }))
  await voting.user.click(cem.getByRole('button', { name: 'Bo' }))
  expect(await cem.findByRole('button', { name: 'Bo', pressed: true })).toBeVisible()
  // an own mind may change
  await voting.user.click(cem.getByRole('button', { name: 'Ada' }))
  expect(await cem.findByRole('button', { name: 'Ada', pressed: true })).toBeVisible()
  expect(cem.getByRole('button', { name: 'Bo', pressed: false })).toBeVisible()
  voting.unmount()

  const ending = await renderApp(`${page}?tab=report`, { as: trainer })
  const own = within(await screen.findByRole('region', { name: 'Player of the match' }))
  expect(own.getByText(/^3 of 3 have voted\./)).toBeVisible()
  await ending.user.click(own.getByRole('button', { name: 'End now' }))
  await ending.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }),
  )
  expect(await own.findByText('Cem')).toBeVisible()
  ending.unmount()

  await renderApp(page, { as: parent })
  const told = within(await screen.findByRole('region', { name: 'Player of the match' }))
  expect(told.getByText('Cem')).toBeVisible()
  expect(told.queryByRole('group')).toBeNull()
})
