import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

beforeEach(() => localStorage.clear())

async function createByForm(trainer: Awaited<ReturnType<typeof createOwnFamily>>['trainer']) {
  const app = await renderApp(`${paths.matches.createTournament}?date=2031-05-10`, { as: trainer })
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring cup')
  await app.user.type(
    screen.getByRole('textbox', { name: 'Guest teams' }),
    'North{Enter}South{Enter}West',
  )
  return app
}

test('a coach plans a tournament, types a result and reads the table; the family reads, and cannot write', async () => {
  const { trainer, parent, coach, teams } = await createOwnFamily({
    children: ['Ada'],
    isOneTeam: true,
  })
  const team = teams[0]
  const first = await createByForm(trainer)
  expect(await screen.findByText(/each team plays 3 games, 36 minutes/)).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Create tournament' }))
  const games = within(await screen.findByRole('region', { name: 'Games' }))
  const [open] = games.getAllByRole('button', { name: /^Result: / })
  if (!open) throw new Error('no game to be seen')
  await first.user.click(open)
  const sheet = within(await screen.findByRole('dialog'))
  const [more] = sheet.getAllByRole('button', { name: 'One more' })
  if (more) await first.user.click(more)
  await first.user.click(sheet.getByRole('button', { name: 'Save result' }))
  expect(await games.findByRole('button', { name: /^1:0/ })).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Table' }))
  await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent(/1:0\s*3$/))
  const { pathname } = first.router.state.location
  first.unmount()

  const [match] = await unwrap(
    coach
      .from('matches')
      .select('id, kind, tournament_id')
      .eq('team_id', team?.id ?? ''),
  )
  expect(match).toMatchObject({ kind: 'tournament' })
  const second = await renderApp(href(paths.matches.details, { id: match?.id ?? '' }), {
    as: parent,
  })
  await second.user.click(
    await screen.findByRole('link', { name: 'See the plan of the tournament' }),
  )
  expect(await screen.findByRole('region', { name: 'Next game' })).toBeVisible()
  expect(second.router.state.location.pathname).toBe(pathname)
  expect(screen.queryByRole('button', { name: /^Result: / })).not.toBeInTheDocument()
  second.unmount()

  await renderApp(pathname, { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})

test('an age without a table plays a festival: the winner is one tap, the next round is drawn', async () => {
  const { trainer, owner, teams } = await createOwnFamily({ children: ['Bo'], isOneTeam: true })
  await unwrap(
    owner
      .from('teams')
      .update({ age_group: 'U8' })
      .eq('id', teams[0]?.id ?? '')
      .select('id'),
  )
  const { user } = await createByForm(trainer)
  expect(screen.getByText(/^U8 plays without a table/)).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Table' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create tournament' }))
  const games = within(await screen.findByRole('region', { name: 'Games' }))
  for (const open of games.getAllByRole('button', { name: /^Result: / })) {
    await user.click(open)
    const sheet = within(await screen.findByRole('dialog'))
    const [won] = sheet.getAllByRole('button', { name: / won$/ })
    if (won) await user.click(won)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await user.click(await screen.findByRole('button', { name: 'Draw round 2' }))
  await waitFor(() => expect(games.getAllByRole('button', { name: /^Result: / })).toHaveLength(2))
  expect(screen.queryByRole('table', { name: 'Table' })).not.toBeInTheDocument()
})

test('a coach deletes a tournament that has not begun, and its matches with it', async () => {
  const { trainer, coach, teams } = await createOwnFamily({ children: ['Cem'], isOneTeam: true })
  const { user, router } = await createByForm(trainer)
  await user.click(screen.getByRole('button', { name: 'Create tournament' }))
  await screen.findByRole('region', { name: 'Games' })
  await user.click(screen.getByRole('button', { name: 'More for the tournament' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete tournament' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete tournament' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.matches.list))
  const left = coach
    .from('matches')
    .select('id')
    .eq('team_id', teams[0]?.id ?? '')
  expect(await unwrap(left)).toEqual([])
})
