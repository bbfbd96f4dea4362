import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

/** One of the demo's: other tests put the coach on teams of their own, which have no plan. */
const u13 = href(paths.seasonPlan.team, { teamId: '00000000-0000-4000-8002-000000000003' })

test('a coach names the theme of a week and takes it back', async () => {
  const { user } = await renderApp(u13, { as: 'coach' })
  await screen.findByRole('region', { name: 'The season at a glance' })
  const theme = screen.getByRole('textbox', { name: 'Theme' })
  await user.clear(theme)
  await user.type(theme, 'Brave first touch{Enter}')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(
    screen.getByRole('button', { name: /Brave first touch/, pressed: true }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(theme).not.toHaveValue('Brave first touch'))
})

test('minutes out of range stay typed, are said beside the field and are not saved', async () => {
  const { user } = await renderApp(u13, { as: 'coach' })
  await screen.findByRole('region', { name: 'The season at a glance' })
  const load = screen.getByRole('textbox', { name: /load/i })
  await user.clear(load)
  await user.type(load, '20000{Enter}')
  expect(await screen.findByText('A whole number from 0 to 10000.')).toBeVisible()
  expect(load).toHaveValue('20000')
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a plan is deleted only when asked, and a new one starts from the shape for the age', async () => {
  // the menu opens without a size in this DOM
  expectComplaint(/use-focus-trap/)
  const strip = { name: 'The season at a glance' }
  const { user } = await renderApp(paths.seasonPlan.home, { as: 'coach2' })
  await screen.findByRole('region', strip)
  await user.click(screen.getByRole('button', { name: 'More for the plan' }))
  await user.click(await screen.findByText('Delete plan'))
  const question = await screen.findByRole('dialog', { name: 'Delete the season plan?' })
  await user.click(within(question).getByRole('button', { name: 'Delete plan' }))
  const start = await screen.findByRole('button', { name: 'Start plan' })
  expect(screen.getByRole('radio', { name: /fits this team/ })).toBeChecked()
  await user.click(start)
  expect(await screen.findByRole('region', strip)).toBeVisible()
  expect(
    screen.getByRole('button', { name: /^Winter break, .*move with the arrow keys/ }),
  ).toBeVisible()
  expect(screen.getByText('Only the coaches read it', { exact: false })).toBeVisible()
})

test('a family reads what is shared and finds nothing to change', async () => {
  await renderApp(paths.seasonPlan.home, { as: 'parent' })
  expect(await screen.findByRole('heading', { name: 'Season plan', level: 1 })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Theme' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('the rival coach finds no such team', async () => {
  const { router, unmount } = await renderApp(paths.seasonPlan.home, { as: 'coach' })
  const foreign = router.state.location.pathname
  unmount()
  await renderApp(foreign, { as: 'coach2' })
  expect(screen.queryByRole('region', { name: 'The season at a glance' })).not.toBeInTheDocument()
})
