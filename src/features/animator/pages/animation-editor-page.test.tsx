import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

const fresh = href(paths.animator.editor, { id: 'new' })
const foreign = href(paths.animator.editor, { id: '00000000-0000-4000-8021-000000000001' })

// the first load of all the editor's files is no part of what is tested
beforeAll(() => import('./animation-editor-page'))

beforeEach(() => {
  localStorage.clear()
  // without layout the kit takes a menu's button for scrolled away, hides the menu and complains
  expectComplaint(/use-focus-trap/)
})

test('a coach draws: the first change saves the animation and gives it its address', async () => {
  const { user, router } = await renderApp(fresh, { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'Formation 4-3-3' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe(fresh))
  await user.click(screen.getByRole('tab', { name: 'Objects' }))
  expect(
    within(screen.getByRole('list', { name: /^Team A/ })).getAllByRole('listitem'),
  ).toHaveLength(11)
})

test('the real squad is placed by keyboard, by first name and number, once each', async () => {
  const { user } = await renderApp(fresh, { as: 'coach' })
  await user.click(await screen.findByRole('tab', { name: 'Squad' }))
  const bench = within(await screen.findByRole('list', { name: 'Squad' }))
  const [first] = bench.getAllByRole('button')
  if (!first) throw new Error('The demo squad is empty')
  const name = first.firstElementChild?.textContent ?? ''
  first.focus()
  await user.keyboard('{Enter}{Enter}')
  expect(await bench.findByRole('button', { name: `${name}, on the pitch` })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Objects' }))
  const team = within(screen.getByRole('list', { name: /^Team A/ }))
  expect(team.getAllByRole('listitem')).toHaveLength(1)
  const [number, firstName] = name.split(/[, ]+/)
  expect(
    team.getByRole('button', { name: new RegExp(`^Green ${number} ${firstName}`) }),
  ).toBeVisible()
})

test("somebody else's animation is looked at, and a coach may take a copy", async () => {
  await renderApp(foreign, { as: 'coach' })
  expect(await screen.findByText('You can look at this animation but not change it.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make a copy' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Player' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a family that asks for an empty pitch comes to what it may watch', async () => {
  const { router } = await renderApp(fresh, { as: 'parent' })
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.animator.list))
})

test('an id nobody gave out is not found', async () => {
  const nowhere = href(paths.animator.editor, { id: '00000000-0000-4000-8021-999999999999' })
  await renderApp(nowhere, { as: 'coach' })
  expect(await screen.findByText(/404/)).toBeVisible()
})
