import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(() => {
  localStorage.clear()
  // without layout the kit takes a menu's button for scrolled away, hides the menu and complains
  expectComplaint(/use-focus-trap/)
})

async function open() {
  const app = await renderApp(paths.trainings.create, { as: 'coach' })
  await screen.findAllByLabelText(/^Choose the part: /)
  return app
}

const inMenu = { selector: '[role=menuitem] *' }

async function addTo({ user }: App, phase: string) {
  const [menu] = screen.getAllByLabelText(/^Choose the part: /)
  if (!menu) throw new Error('The library is empty')
  await user.click(menu)
  await user.click(await screen.findByText(phase, inMenu))
}

const findRegion = () => screen.findByRole('region', { name: 'Session check' })
const listBlocks = (name: string) =>
  within(screen.getByLabelText(name, { selector: 'section' })).queryAllByRole('article')

async function openPanel(app: App) {
  const panel = await findRegion()
  await app.user.click(within(panel).getByRole('button', { name: /to look at/ }))
  return panel
}

test('a missing warm-up is told, added with one tap, and taken back with one more', async () => {
  const app = await open()
  await addTo(app, 'Main part')
  const panel = await openPanel(app)
  const item = (await within(panel).findByText('There is no warm-up.')).closest('li')
  if (!item) throw new Error('A finding stands in a list')
  expect(listBlocks('Warm-up')).toHaveLength(0)
  const add = await within(item).findByRole('button', { name: 'Add' })
  // it says what it will do
  expect(within(item).getByText(/^Adds \d+ min “/)).toBeInTheDocument()
  await app.user.click(add)
  await waitFor(() => expect(listBlocks('Warm-up')).not.toHaveLength(0))
  await waitFor(() =>
    expect(within(panel).queryByText('There is no warm-up.')).not.toBeInTheDocument(),
  )
  // one step of the planner's own undo
  await app.user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(listBlocks('Warm-up')).toHaveLength(0))
})

test('what is ignored for this session stays away, and can be shown again', async () => {
  const app = await open()
  await addTo(app, 'Main part')
  const panel = await openPanel(app)
  await app.user.click(
    await within(panel).findByLabelText('Ignore for this session: There is no cool-down.'),
  )
  await waitFor(() =>
    expect(within(panel).queryByText('There is no cool-down.')).not.toBeInTheDocument(),
  )
  await app.user.click(within(panel).getByRole('button', { name: 'Show again' }))
  expect(await within(panel).findByText('There is no cool-down.')).toBeInTheDocument()
})
