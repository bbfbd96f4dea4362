import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/match-calendar'

afterEach(() => vi.stubGlobal('innerWidth', 1024))

function listMatches(): HTMLElement[] {
  return screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/match-manager/details/'))
}

const listAddresses = () => listMatches().map((link) => link.getAttribute('href'))

test('a coach sees the season of the own teams as a list, each match leading to its details', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { id: played } = await family.play(-9, 'SV Waldeck', 0)
  const { id: next } = await family.play(5, 'TuS Eichenau', 1)
  const app = await renderApp(`${calendar}?view=season`, { as: family.trainer })
  await waitFor(() => expect(listMatches()).toHaveLength(2))
  expect(listAddresses()).toEqual([
    `/match-manager/details/${played}`,
    `/match-manager/details/${next}`,
  ])
  expect(listMatches()[0]).toHaveTextContent(family.teams[0]?.name ?? '')
  expect(listMatches()[1]).toHaveTextContent(family.teams[1]?.name ?? '')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^\d{4}\/\d{2}$/)
  expect(screen.getAllByRole('link', { name: 'Create match' }).length).toBeGreaterThan(0)
  await app.user.click(screen.getByRole('button', { name: 'Month' }))
  await waitFor(() => expect(app.router.state.location.search).toContain('view=month'))
})

test('the rival club sees none of them', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.play(5, 'TuS Eichenau')
  await renderApp(`${calendar}?view=season`, { as: 'coach2' })
  const countShown = () =>
    listMatches().length + screen.queryAllByText('No matches in this season.').length
  await waitFor(() => expect(countShown()).toBeGreaterThan(0))
  expect(listAddresses()).not.toContain(`/match-manager/details/${id}`)
})

test('a parent’s phone lists what comes, whose it is, and answers in the row', async () => {
  vi.stubGlobal('innerWidth', 360)
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { id } = await family.play(5, 'TuS Eichenau', 1)
  await family.train(26, 'Passing')
  const { user } = await renderApp(calendar, { as: family.parent })
  const dates = within(await screen.findByRole('region', { name: 'Match calendar' }))
  const bo = within(await dates.findByRole('group', { name: /^Answer for Bo: .*TuS Eichenau/ }))
  expect(listAddresses()).toEqual([`/match-manager/details/${id}`])
  expect(dates.queryByText('Passing')).toBeNull()
  await user.click(bo.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Bo is coming.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Create match' })).toBeNull()
})

test('a result stands on the match', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.play(-2, 'SpVgg Kirchberg')
  const score = { goals_for: 0, goals_against: 2, status: 'finished' as const }
  await unwrap(family.coach.from('matches').update(score).eq('id', id).select('id'))
  await renderApp(`${calendar}?view=season`, { as: family.parent })
  await waitFor(() => expect(listMatches()[0]).toHaveTextContent('L0:2'))
})

test('a family without a match reads so, and no way to make one', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await renderApp(`${calendar}?view=season`, { as: family.parent })
  expect(await screen.findByText('No matches in this season.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Create match' })).toBeNull()
})
