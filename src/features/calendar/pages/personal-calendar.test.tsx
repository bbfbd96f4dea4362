import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { toWallClock } from '@/lib/time/wall-clock'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/player-personal-calendar'
const agenda = { name: 'My calendar' }

beforeEach(() => vi.stubGlobal('innerWidth', 360))
afterEach(() => vi.stubGlobal('innerWidth', 1024))

test('a parent sees the children together or one, and answers in the row', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.train(26, 'Passing', 0)
  await family.train(50, 'Pressing', 1)
  const { user, router } = await renderApp(calendar, { as: family.parent })
  const dates = within(await screen.findByRole('region', agenda))
  expect(await dates.findByRole('group', { name: 'Answer for Ada: Passing' })).toBeVisible()
  const bo = within(await dates.findByRole('group', { name: 'Answer for Bo: Pressing' }))
  await user.click(bo.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Bo is coming.')).toBeVisible()
  const chips = within(screen.getByRole('group', { name: 'Children' }))
  await user.click(chips.getByRole('button', { name: /Bo/ }))
  await waitFor(() => expect(screen.queryByText('Passing')).toBeNull())
  expect(router.state.location.search).toContain(`child=${family.players[1]?.id}`)
})

test('a holiday of one child answers its sessions, says so, is removed and brought back', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const { id } = await family.train(24 * 9, 'Passing')
  const match = await family.play(9, 'SV Probe')
  const [ada] = family.players
  const [row] = await unwrap(family.coach.from('trainings').select('starts_at').eq('id', id))
  const day = toWallClock(row?.starts_at ?? '', 'Europe/Berlin').date
  await unwrap(
    family.coach
      .from('absences')
      .insert({ player_id: ada?.id ?? '', from_on: day, to_on: day, reason: 'holiday' })
      .select('id'),
  )
  const fetchAnswers = () =>
    unwrap(family.coach.from('attendance').select('player_id, answer').eq('training_id', id))
  const { user } = await renderApp(calendar, { as: family.parent })
  const away = (await screen.findByText(/Ada: away \(Holiday\)/)).closest('li')
  expect(away).toHaveTextContent('2 events answered no')
  // on its day, below what can be answered
  expect(away?.parentElement?.lastElementChild).toBe(away)
  await user.click(screen.getByRole('button', { name: 'Change time away' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/Ada is no longer away/)).toBeVisible()
  expect(await fetchAnswers()).toEqual([{ player_id: ada?.id, answer: null }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/Ada: away \(Holiday\)/)).toBeVisible()
  expect(await fetchAnswers()).toEqual([{ player_id: ada?.id, answer: 'no' }])
  const said = family.coach.from('match_squad').select('player_id, answer').eq('match_id', match.id)
  expect(await unwrap(said)).toEqual([{ player_id: ada?.id, answer: 'no' }])
})

test('one tap on Away and Save adds a time away and counts what it answers', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { user } = await renderApp(calendar, { as: family.parent })
  await user.click(await screen.findByRole('button', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Ada is away\./)).toBeVisible()
  await waitFor(async () =>
    expect(
      await unwrap(
        family.coach
          .from('absences')
          .select('reason, player_id')
          .eq('player_id', family.players[0]?.id ?? ''),
      ),
    ).toEqual([{ reason: 'holiday', player_id: family.players[0]?.id }]),
  )
})
