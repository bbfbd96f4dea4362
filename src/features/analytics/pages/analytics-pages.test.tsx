import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { renderApp } from '@/test/render-app'

test('a coach reads the team’s numbers, as charts and as tables, and the address keeps the period', async () => {
  const { user, router } = await renderApp(paths.coach.analytics, { as: 'coach' })
  const load = within(await screen.findByRole('region', { name: 'How hard were the weeks?' }))
  expect(screen.getByRole('region', { name: 'What to work on next' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Is playing time shared fairly?' })).toBeVisible()

  const points = load.getAllByRole('option')
  expect(points).toHaveLength(4)
  points[0]?.focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(points[1]).toHaveFocus())
  expect(points[1]).toHaveAccessibleName(/Load \d/)

  await user.click(load.getByRole('button', { name: 'Show as table' }))
  expect(await load.findByRole('table', { name: 'How hard were the weeks?' })).toBeVisible()

  await user.click(screen.getByRole('radio', { name: '3 months' }))
  await waitFor(() => expect(router.state.location.search).toContain('period=three_months'))
  await waitFor(() => expect(load.getAllByRole('row')).toHaveLength(14))
})

test('a player sees own numbers only', async () => {
  await renderApp(`${paths.player.analytics}?period=season`, { as: 'player' })
  expect(await screen.findByText('Sessions I was at')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Where did I play?' })).toBeVisible()
  expect(screen.getByRole('region', { name: /How do I see myself/ })).toBeVisible()
  expect(screen.queryByText(/median|rank|squad/i)).toBeNull()
})

test('an owner sees the club, without reasons or names of players', async () => {
  await renderApp(`${paths.owner.analytics}?period=season`, { as: 'owner' })
  const attendance = within(await screen.findByRole('region', { name: 'Do the players come?' }))
  expect(attendance.getAllByRole('option').length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'What came in?' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Who carries how much?' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Why are players missing?' })).toBeNull()
})

test('an administrator sees how schools are doing', async () => {
  await renderApp(`${paths.admin.analytics}?period=season`, { as: 'admin' })
  expect(await screen.findByRole('region', { name: 'How is Touchline used?' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Which schools need a call?' })).toBeVisible()
  expect(screen.getByText(/compared with .*; counted /)).toBeVisible()
})

test('an administrator finds a session of any school', async () => {
  await renderApp(`${paths.admin.trainings}?q=nordstadt&status=all&sort=team&dir=asc`, {
    as: 'admin',
  })
  const table = within(await screen.findByRole('table', { name: 'Sessions' }))
  await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(1))
  const [, ...rows] = table.getAllByRole('row')
  for (const row of rows) expect(row).toHaveTextContent('SV Nordstadt')
})

test('a parent is sent away from every cockpit', async () => {
  const { router } = await renderApp(paths.coach.analytics, { as: 'parent' })
  expect(router.state.location.pathname).not.toBe(paths.coach.analytics)
})
