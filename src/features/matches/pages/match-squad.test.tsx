import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { toWallClock } from '@/lib/time/wall-clock'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'

const getPath = (id: string) => `/match-manager/details/${id}`

/** A match in three days; Ada comes, Ben does not. */
async function createAnsweredMatch() {
  const family = await createOwnFamily({ children: ['Ada', 'Ben'], isOneTeam: true })
  const match = await family.play(3, 'SV Probe')
  const { client } = await createClientFor(family.parent)
  for (const [index, answer] of (['yes', 'no'] as const).entries()) {
    const p_player_id = family.players[index]?.id ?? ''
    await unwrap(
      client.rpc('answer_match', { p_match_id: match.id, p_player_id, p_answer: answer }),
    )
  }
  const readRoles = async () => {
    const rows = await unwrap(
      client.from('match_squad').select('role').eq('match_id', match.id).order('answer'),
    )
    return rows.map(({ role }) => role)
  }
  const readNews = async () => {
    const news = await unwrap(
      client.from('notifications').select('kind').eq('about_id', match.id).like('kind', '%called%'),
    )
    return news.map(({ kind }) => kind).toSorted()
  }
  return { ...family, match, readRoles, readNews }
}

test('a coach fills and publishes the squad; a family reads nothing before and is told once', async () => {
  const { match, trainer, readRoles, readNews } = await createAnsweredMatch()
  const { user } = await renderApp(getPath(match.id), { as: trainer })
  // three taps: the tab, the proposal, publishing
  await user.click(await screen.findByRole('link', { name: 'Squad' }))
  const ada = within(await screen.findByRole('group', { name: /^Decision for Ada/ }))
  const ben = within(screen.getByRole('group', { name: /^Decision for Ben/ }))
  expect(screen.getByRole('button', { name: 'Publish squad' })).toBeDisabled()

  await user.click(screen.getByRole('button', { name: 'Fill squad' }))
  expect(ada.getByRole('button', { name: 'Starts' })).toHaveAttribute('aria-pressed', 'true')
  expect(ben.getByRole('button', { name: 'Not this time' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('1 of 11 start · 0 on the bench')).toBeVisible()
  expect(await readRoles()).toEqual([null, null])

  await user.click(screen.getByRole('button', { name: 'Publish squad' }))
  expect(await screen.findByText(/^The squad is published/)).toBeVisible()
  expect((await readRoles()).toSorted()).toEqual(['not_called', 'starter'])
  expect(await readNews()).toEqual(['match_called_up', 'match_not_called'])

  await user.click(ada.getByRole('button', { name: 'Bench' }))
  await user.click(await screen.findByRole('button', { name: 'Publish squad' }))
  expect(screen.getByText('0 of 11 start · 1 on the bench')).toBeVisible()
  await waitFor(async () => expect((await readRoles()).toSorted()).toEqual(['bench', 'not_called']))
  expect(await readNews()).toHaveLength(2)
})

test('a child who is away says no to the match, and the coach reads until when and why', async () => {
  const { match, trainer, coach, parent, players } = await createAnsweredMatch()
  const [played] = await unwrap(coach.from('matches').select('starts_at').eq('id', match.id))
  const day = toWallClock(played?.starts_at ?? '', 'Europe/Berlin').date
  const { client } = await createClientFor(parent)
  await unwrap(
    client
      .from('absences')
      .insert({ player_id: players[0]?.id ?? '', from_on: day, to_on: day, reason: 'school' })
      .select('id'),
  )
  const { user } = await renderApp(`${getPath(match.id)}?tab=squad`, { as: trainer })
  const ada = within(await screen.findByRole('listitem', { name: /^Ada/ }))
  expect(ada.getByText(/^Away until .*· School$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fill squad' }))
  expect(ada.getByRole('button', { name: 'Not this time' })).toHaveAttribute('aria-pressed', 'true')
})

test('the coach’s note to the families stands on their page of the match', async () => {
  const { match, trainer, parent } = await createAnsweredMatch()
  const coach = await renderApp(`/match-manager/edit-match/${match.id}`, { as: trainer })
  const note = await screen.findByRole('textbox', { name: /^Note to the families/ })
  await coach.user.type(note, 'Bring the white shirts.')
  await coach.user.click(screen.getByRole('button', { name: 'Save match' }))
  // the field holds the same words until the match is saved
  await waitFor(() => expect(note).not.toBeInTheDocument())
  expect(await screen.findByText('Bring the white shirts.')).toBeVisible()
  coach.unmount()
  await renderApp(getPath(match.id), { as: parent })
  expect(await screen.findByText('Bring the white shirts.')).toBeVisible()
})

test('a suspended player cannot start before the coach says why', async () => {
  const { match, trainer, coach, players, teams } = await createAnsweredMatch()
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString()
  const before = {
    team_id: teams[0]?.id ?? '',
    school_id: riverside,
    opponent: 'SV Last',
    starts_at: lastWeek,
    status: 'finished' as const,
  }
  const ada = players.find(({ first_name }) => first_name === 'Ada')?.id ?? ''
  const { id } = await unwrap(coach.from('matches').insert(before).select('id').single())
  const called = { match_id: id, player_id: ada, role: 'starter' as const }
  await unwrap(coach.from('match_squad').insert(called).select('id'))
  await unwrap(
    coach.rpc('log_match_event', {
      p_match_id: id,
      p_kind: 'red',
      p_period: 1,
      p_clock_seconds: 60,
      p_player_id: ada,
    }),
  )

  const { user } = await renderApp(`${getPath(match.id)}?tab=squad`, { as: trainer })
  const row = within(await screen.findByRole('listitem', { name: /^Ada/ }))
  expect(row.getByText(/sent off last time: check the ban$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fill squad' }))
  const notCalled = row.getByRole('button', { name: 'Not this time' })
  expect(notCalled).toHaveAttribute('aria-pressed', 'true')

  await user.click(row.getByRole('button', { name: 'Starts' }))
  await user.click(screen.getByRole('button', { name: 'Publish squad' }))
  const refusal = /^Somebody in the squad was sent off in the last match\./
  expect(await screen.findByText(refusal)).toBeVisible()
  await user.selectOptions(row.getByRole('combobox', { name: /^Why Ada .* may play$/ }), 'served')
  await user.click(screen.getByRole('button', { name: 'Publish squad' }))
  expect(await screen.findByText(/^The squad is published/)).toBeVisible()
  const { data } = await coach
    .from('match_squad')
    .select('role, clearance')
    .eq('match_id', match.id)
    .eq('player_id', ada)
    .single()
  expect(data).toEqual({ role: 'starter', clearance: 'served' })
})

test('a proposal is undone in one tap', async () => {
  const { match, trainer } = await createAnsweredMatch()
  const { user } = await renderApp(`${getPath(match.id)}?tab=squad`, { as: trainer })
  const ada = within(await screen.findByRole('group', { name: /^Decision for Ada/ }))
  await user.click(screen.getByRole('button', { name: 'Fill squad' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(ada.getByRole('button', { name: 'Starts' })).toHaveAttribute('aria-pressed', 'false')
})

test('a parent answers in one tap and reads the decision about each own child', async () => {
  const { match, parent, players, coach } = await createAnsweredMatch()
  await unwrap(
    coach.rpc('set_squad', {
      p_match_id: match.id,
      p_entries: [
        { player_id: players[0]?.id ?? '', role: 'starter', shirt_number: 7 },
        { player_id: players[1]?.id ?? '', role: 'not_called', reason: 'rotation' },
      ],
    }),
  )
  const { user } = await renderApp(getPath(match.id), { as: parent })
  const ben = within(await screen.findByRole('group', { name: /^Answer for Ben/ }))
  expect(await screen.findByText('Called up: starts · number 7')).toBeVisible()
  expect(screen.getByText('Not this time')).toBeVisible()
  expect(screen.getByText('Everybody gets a turn: this time others play.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Write about Ada' })).toBeVisible()
  await user.click(ben.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Ben is coming.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Squad' })).not.toBeInTheDocument()
})

test('a coach of another team sees the match without the squad, the rival nothing', async () => {
  const { match } = await createAnsweredMatch()
  const { unmount } = await renderApp(getPath(match.id), { as: 'coach' })
  expect(await screen.findByRole('heading', { name: 'The match' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Squad' })).not.toBeInTheDocument()
  unmount()
  await renderApp(getPath(match.id), { as: 'coach2' })
  expect(screen.queryByText(/SV Probe/)).not.toBeInTheDocument()
})

test('a player answers for themselves', async () => {
  const { client } = await createClientFor(personas.owner)
  const player = await createClientFor(personas.player)
  const place = await unwrap(
    player.client.from('squad_members').select('team_id').is('left_on', null).limit(1).single(),
  )
  const days = 40 + Math.floor(Math.random() * 200)
  const starts_at = new Date(Date.now() + days * 86_400_000).toISOString()
  const row = { team_id: place.team_id, school_id: riverside, opponent: 'SV Probe', starts_at }
  const match = await unwrap(client.from('matches').insert(row).select('id').single())
  const { user } = await renderApp(getPath(match.id), { as: 'player' })
  const own = within(await screen.findByRole('group', { name: /^Answer for / }))
  expect(screen.getByText('The coach has not decided yet')).toBeVisible()
  await user.click(own.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(/ is coming\.$/)).toBeVisible()
  await client.from('matches').delete().eq('id', match.id)
})
