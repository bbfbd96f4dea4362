import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toInstant } from '@/lib/time/wall-clock'
import { expectComplaint } from '@/test/console-watch'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const create = '/match-manager/create-match'
const u13 = '00000000-0000-4000-8002-000000000003'
const school = '00000000-0000-4000-8000-000000000001'
const dayMs = 86_400_000

/** Mornings beyond the demo season, one for each test. */
const getDate = (test: number) =>
  new Date(Date.now() + (300 + test) * dayMs).toISOString().slice(0, 10)

const createName = () => `SV ${crypto.randomUUID().slice(0, 8)}`

async function createMatch(more: { date: string; time?: string; opponent?: string }) {
  const { client } = await createClientFor(personas.coach)
  const { date, time = '10:00', opponent = createName() } = more
  const starts_at = toInstant({ date, time }, 'Europe/Berlin')
  const row = { id: crypto.randomUUID(), team_id: u13, school_id: school, opponent, starts_at }
  const { error } = await client.from('matches').insert({ ...row, periods: 2, period_minutes: 30 })
  if (error) throw error
  return { ...row, client }
}

const getOpponentField = () => screen.findByRole('combobox', { name: /^Opponent/ })

test('a coach types the opponent and presses Enter; the rest is proposed', async () => {
  const opponent = createName()
  const { user, router } = await renderApp(`${create}?date=${getDate(1)}&time=10:00&team=${u13}`, {
    as: 'coach',
  })
  const field = await getOpponentField()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(`${opponent}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: `U13 – ${opponent}` })
  expect(router.state.location.pathname).toMatch(/^\/match-manager\/details\//)
  const { client } = await createClientFor(personas.coach)
  const { data } = await client
    .from('matches')
    .select('format, periods, period_minutes, starts_at, meet_at, is_home, status')
    .eq('opponent', opponent)
    .single()
  expect(data).toMatchObject({ format: 9, periods: 2, is_home: true, status: 'planned' })
  const minutes = (Date.parse(data?.starts_at ?? '') - Date.parse(data?.meet_at ?? '')) / 60_000
  expect(minutes).toBe(45)
})

test('a second match at that time is named before and refused on saving; what was typed stays', async () => {
  const other = await createMatch({ date: getDate(2) })
  const { user } = await renderApp(`${create}?date=${getDate(2)}&time=10:30&team=${u13}`, {
    as: 'coach',
  })
  const field = await getOpponentField()
  expect(await screen.findByText(new RegExp(`plays ${other.opponent} at that time`))).toBeVisible()
  await user.type(field, 'Too many{Enter}')
  expect(await screen.findByText('The team has another match at that time.')).toBeVisible()
  expect(field).toHaveValue('Too many')
  const kickOff = screen.getByRole('combobox', { name: /^Kick-off/ })
  await waitFor(() => expect(kickOff).toHaveFocus())
})

test('an empty form says what is missing, first things first', async () => {
  const { user } = await renderApp(`${create}?team=${u13}`, { as: 'coach' })
  const field = await getOpponentField()
  await user.click(screen.getByRole('button', { name: 'Create a match' }))
  expect(await screen.findByText('Who is the opponent?')).toBeVisible()
  expect(screen.getByText('Choose the day.')).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
})

test('a rival coach neither plans, changes nor reopens, and sees no form', async () => {
  const { id, ...match } = await createMatch({ date: getDate(3) })
  const { client: rival } = await createClientFor(personas.coach2)
  const row = { team_id: u13, school_id: school, opponent: 'Rivals', starts_at: match.starts_at }
  expect((await rival.from('matches').insert(row)).error?.code).toBe('42501')
  const update = await rival.from('matches').update({ venue: 'x' }).eq('id', id).select('id')
  expect(update.data).toEqual([])
  const reopened = await rival.rpc('reopen_match', { p_match_id: id, p_reason: 'why not' })
  expect(reopened.error?.message).toBe('match_not_writable')
  await renderApp(`/match-manager/edit-match/${id}`, { as: 'coach2' })
  expect(screen.queryByRole('combobox', { name: /^Opponent/ })).not.toBeInTheDocument()
})

test('somebody else’s change is not overwritten', async () => {
  const { id, client, opponent } = await createMatch({ date: getDate(4) })
  const { user } = await renderApp(`/match-manager/edit-match/${id}`, { as: 'coach' })
  const field = await getOpponentField()
  expect(field).toHaveValue(opponent)
  await client.from('matches').update({ kit: 'Green' }).eq('id', id)
  await user.type(field, ' II')
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  expect(await screen.findByRole('button', { name: 'Load the newest version' })).toBeVisible()
  expect(field).toHaveValue(`${opponent} II`)
})

test('a coach says until when families answer, and they read it beside the question', async () => {
  const { id, client } = await createMatch({ date: getDate(5), time: '11:00' })
  const { user, unmount } = await renderApp(`/match-manager/edit-match/${id}`, { as: 'coach' })
  await getOpponentField()
  await user.click(screen.getByRole('combobox', { name: /^Answers until/ }))
  const choice = { name: '2 days before kick-off', hidden: true }
  await user.click(await screen.findByRole('option', choice))
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  // the form has a field of that name
  const facts = within(await screen.findByRole('region', { name: 'The match' }))
  expect(await facts.findByText('Answers until')).toBeVisible()
  const { data } = await client.from('matches').select('answer_hours').eq('id', id).single()
  expect(data).toEqual({ answer_hours: 48 })
  unmount()
  await renderApp(`/match-manager/details/${id}`, { as: 'parent' })
  expect(await screen.findByText(/^Please answer by .*, 11:00\.$/)).toBeVisible()
})

test('on neutral ground no pitch of one’s own is booked, and every page says whose ground it is', async () => {
  const { id, client } = await createMatch({ date: getDate(6), time: '11:00' })
  const { user, unmount } = await renderApp(`/match-manager/edit-match/${id}`, { as: 'coach' })
  await getOpponentField()
  expect(screen.getByRole('combobox', { name: /^Pitch/ })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: /^Home or away/ }))
  await user.click(await screen.findByRole('option', { name: 'Neutral ground', hidden: true }))
  expect(screen.queryByRole('combobox', { name: /^Pitch/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  const facts = within(await screen.findByRole('region', { name: 'The match' }))
  expect(facts.getByText('Neutral ground')).toBeVisible()
  const columns = 'is_home, is_neutral, field_part_id'
  const { data } = await client.from('matches').select(columns).eq('id', id).single()
  expect(data).toEqual({ is_home: true, is_neutral: true, field_part_id: null })
  unmount()
  await renderApp('/match-manager/matches?side=neutral', { as: 'coach' })
  const table = within(await screen.findByRole('table'))
  await waitFor(() => expect(table.getAllByText('Neutral ground')).toHaveLength(1))
})

test('a result is typed once the match began, and taken back with a reason alone', async () => {
  // the menu opens without a size in this DOM
  expectComplaint(/use-focus-trap/)
  const date = new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10)
  const { id, client, opponent } = await createMatch({ date, time: '06:00' })
  const { user } = await renderApp(`/match-manager/details/${id}`, { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'Enter result' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('textbox', { name: 'U13' }), '3')
  await user.type(sheet.getByRole('textbox', { name: opponent }), '1')
  await user.click(sheet.getByRole('button', { name: 'Save result' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const plain = await client.from('matches').update({ status: 'planned' }).eq('id', id)
  expect(plain.error?.message).toBe('reason_required')

  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen match', hidden: true }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Reopen match' }))
  expect(await question.findByText('Say why.')).toBeVisible()
  await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Wrong match{Enter}')
  expect(await screen.findByRole('button', { name: 'Enter result' })).toBeVisible()
  const { data } = await client.from('matches').select('status, goals_for').eq('id', id).single()
  expect(data).toEqual({ status: 'planned', goals_for: null })
})
