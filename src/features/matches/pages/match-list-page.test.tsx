import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const list = '/match-manager/matches'
const findTable = () => screen.findByRole('table', { name: 'Matches' })
const listAddresses = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/match-manager/details/'))

test('a coach finds the matches of the own teams, and makes the next one', async () => {
  await renderApp(list, { as: 'coach' })
  const table = await findTable()
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.every((row) => /U11|U13/.test(row.textContent))).toBe(true)
  expect(screen.getAllByRole('link', { name: 'Create match' }).length).toBeGreaterThan(0)
})

test('played ones show W, D or L with the score; search takes no notice of accents', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.play(-3, 'SpVgg Grünwald')
  await family.play(-9, 'TuS Eichenau')
  const score = { goals_for: 3, goals_against: 1, status: 'finished' as const }
  await unwrap(family.coach.from('matches').update(score).eq('id', id).select('id'))
  await renderApp(`${list}?tab=played&q=gruenwald`, { as: family.parent })
  const row = await screen.findByRole('row', { name: /SpVgg Grünwald/ })
  expect(within(row).getByText('W')).toHaveAttribute('title', 'Won')
  expect(within(row).getByText('3:1')).toBeVisible()
  expect(screen.queryByText(/TuS Eichenau/)).toBeNull()
})

test('a match over without a result says so', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.play(-9, 'TuS Eichenau')
  await renderApp(`${list}?tab=played`, { as: family.parent })
  expect(await screen.findByText('Result missing')).toBeVisible()
})

test('a parent reads the answers of the own children and changes nothing', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.play(5, 'TuS Eichenau')
  await renderApp(list, { as: family.parent })
  expect(await screen.findByText('Ada: No answer yet')).toBeVisible()
  expect(listAddresses()).toEqual([`/match-manager/details/${id}`])
  expect(screen.queryByRole('link', { name: 'Create match' })).toBeNull()
})

test('the rival club’s coach sees none of them', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const mark = `Rival ${crypto.randomUUID().slice(0, 8)}`
  await family.play(5, mark)
  await renderApp(`${list}?tab=all&school=true&q=${encodeURIComponent(mark)}`, { as: 'coach2' })
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  expect(listAddresses()).toEqual([])
})

test('a filter stands in the address, and nothing found can be cleared', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.play(5, 'TuS Eichenau')
  const { user, router } = await renderApp(`${list}?kind=cup`, { as: family.parent })
  await screen.findByText('Nothing matches')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(listAddresses()).toHaveLength(1))
  expect(router.state.location.search).not.toContain('kind')
})
