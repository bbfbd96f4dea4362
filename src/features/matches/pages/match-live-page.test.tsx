import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { renderApp } from '@/test/render-app'
import { signInAs } from '@/test/sign-in-as'

const u13 = '00000000-0000-4000-8002-000000000003'
/** Two o'clock (UTC) some days from now. */
function getNight(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T02:00:00.000Z`
}

const getLivePath = (id: string) => `/match-manager/live/${id}`

beforeEach(() => localStorage.clear())

let planned = 0

/** A match of this test alone, three a side, with one on the bench; each on a night of its own, as a team plays one at a time. */
async function planMatch() {
  planned += 1
  await signInAs('coach')
  const client = await getDb()
  const players = await unwrap(
    client.from('squad_members').select('player_id').eq('team_id', u13).order('player_id').limit(4),
  )
  const team = await unwrap(client.from('teams').select('school_id').eq('id', u13).single())
  const match = await unwrap(
    client
      .from('matches')
      .insert({
        team_id: u13,
        school_id: team.school_id,
        opponent: `Rovers ${crypto.randomUUID().slice(0, 8)}`,
        starts_at: getNight(planned),
        format: 3,
        period_minutes: 10,
      })
      .select('id')
      .single(),
  )
  await unwrap(
    client.rpc('set_squad', {
      p_match_id: match.id,
      p_entries: players.map(({ player_id }, index) => ({
        player_id,
        role: index < 3 ? 'starter' : 'bench',
        shirt_number: index + 1,
      })),
    }),
  )
  return match.id
}

async function fetchStored(id: string) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select('status, goals_for, goals_against, events:match_events!match_events_match(kind)')
      .eq('id', id)
      .single(),
  )
}

test('a coach logs a match: kick-off, goal, undo, change, goal against, final whistle', async () => {
  const id = await planMatch()
  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  await click('Kick-off')
  expect(await screen.findByText('Period 1', { exact: true })).toBeVisible()
  const getField = () => within(screen.getByRole('region', { name: 'On the pitch' }))
  const getBench = () => within(screen.getByRole('region', { name: 'Bench' }))
  expect(getField().getAllByRole('button')).toHaveLength(3)

  await click('Goal')
  await user.click(getField().getByRole('button', { name: /^2/ }))
  await click(/^Undo \(\d\)$/)
  await click('Goal against')
  await user.click(getBench().getByRole('button', { name: /^4/ }))
  await user.click(getField().getByRole('button', { name: /^1/ }))
  expect(await getBench().findByRole('button', { name: /^1/ })).toBeVisible()
  await waitFor(async () =>
    expect((await fetchStored(id)).events.map(({ kind }) => kind)).toContain('substitution'),
  )
  expect(await fetchStored(id)).toMatchObject({ status: 'live', goals_for: 0, goals_against: 1 })
  await waitFor(() => expect(screen.getByText(/Everything saved/)).toBeVisible())

  await click('End early')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Final whistle' }),
  )
  expect(await screen.findByText('Full time')).toBeVisible()
  await waitFor(async () => expect((await fetchStored(id)).status).toBe('finished'))
  expect((await fetchStored(id)).events).toHaveLength(3)
})

test('a change right after a goal is a change, and nobody on the bench has assisted', async () => {
  const id = await planMatch()
  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  await click('Kick-off')
  await screen.findByText('Period 1', { exact: true })
  const getPart = (name: string) => within(screen.getByRole('region', { name }))
  await click('Goal')
  await user.click(getPart('On the pitch').getByRole('button', { name: /^2/ }))
  expect(screen.getByText('Assist? Tap a player, or carry on')).toBeVisible()
  await user.click(getPart('Bench').getByRole('button', { name: /^4/ }))
  await user.click(getPart('On the pitch').getByRole('button', { name: /^2/ }))
  expect(await getPart('Bench').findByRole('button', { name: /^2/ })).toBeVisible()
  const client = await getDb()
  const fetchEvents = () =>
    unwrap(
      client
        .from('match_events')
        .select('kind, second_player_id')
        .eq('match_id', id)
        .is('undone_at', null),
    )
  await waitFor(async () =>
    expect((await fetchEvents()).map(({ kind }) => kind).toSorted()).toEqual([
      'goal',
      'substitution',
    ]),
  )
  const events = await fetchEvents()
  expect(events.find(({ kind }) => kind === 'goal')?.second_player_id).toBeNull()
})

test('a match that nobody ended no longer runs: the coach ends it at the time it was over', async () => {
  const id = await planMatch()
  const client = await getDb()
  const startedAt = Date.now() - 30 * 3_600_000
  for (const [p_step, p_seconds_ago, p_period] of [
    ['start', 30 * 3600, undefined],
    ['end_period', 30 * 3600 - 600, 1],
    ['start_period', 30 * 3600 - 900, 2],
  ] as const) {
    await unwrap(
      client.rpc('move_match_clock', { p_match_id: id, p_step, p_seconds_ago, p_period }),
    )
  }
  const { user } = await renderApp(getLivePath(id), { as: 'coach' })
  expect(await screen.findByText('Not ended')).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Match clock' })).toHaveTextContent(/^20:00$/)
  await user.click(screen.getByRole('button', { name: /^End the match at .*\d\d:\d\d$/ }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Final whistle' }),
  )
  expect(await screen.findByText('Full time')).toBeVisible()
  await waitFor(async () => expect((await fetchStored(id)).status).toBe('finished'))
  const { finished_at } = await unwrap(
    client.from('matches').select('finished_at').eq('id', id).single(),
  )
  // kick-off, a quarter of an hour until the second period, ten minutes of play
  const end = startedAt + 25 * 60_000
  expect(Math.abs(Date.parse(finished_at ?? '') - end)).toBeLessThan(60_000)
})

test('families and other coaches have no match to run', async () => {
  const id = await planMatch()
  for (const persona of ['parent', 'coach2'] as const) {
    const { unmount } = await renderApp(getLivePath(id), { as: persona })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible(),
    )
    unmount()
  }
})
