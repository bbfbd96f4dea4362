import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

const create = paths.trainings.create

// two dozen drawings on the page: slow in a DOM without a screen
vi.setConfig({ testTimeout: 40_000 })

beforeEach(() => {
  localStorage.clear()
  // without layout the kit takes a menu's button for scrolled away, hides the menu and complains
  expectComplaint(/use-focus-trap/)
})

async function open(path: string = create) {
  const app = await renderApp(path, { as: 'coach' })
  await screen.findAllByLabelText(/^Choose the part: /)
  return app
}

const phase = (name: string) => screen.getByLabelText(name, { selector: 'section' })
const total = () => screen.getByLabelText('Running time')
const names = (name: string) =>
  within(phase(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

const inMenu = { selector: '[role=menuitem] *' }

/** Adds the library's first exercises to a phase; answers their titles. */
async function addTo({ user }: App, name: string, count: number): Promise<string[]> {
  const titles: string[] = []
  for (let index = 0; index < count; index += 1) {
    const menu = screen.getAllByLabelText(/^Choose the part: /)[index]
    if (!menu) throw new Error('The library is too short')
    titles.push((menu.getAttribute('aria-label') ?? '').replace('Choose the part: ', ''))
    await user.click(menu)
    await user.click(await screen.findByText(name, inMenu))
  }
  return titles
}

async function choose({ user }: App, title: string, item: string) {
  await user.click(screen.getByLabelText(`More actions: ${title}`))
  await user.click(await screen.findByText(item, inMenu))
}

test('exercises go into the plan and move about without a mouse', async () => {
  const app = await open()
  const [first = '', second = ''] = await addTo(app, 'Main part', 2)
  expect(names('Main part')).toEqual([first, second])
  await choose(app, second, 'Move up')
  expect(names('Main part')).toEqual([second, first])
  await choose(app, second, 'Move up')
  expect(names('Warm-up')).toEqual([second])
  await choose(app, first, 'Move to Cool-down')
  expect(names('Cool-down')).toEqual([first])
})

test('a note is kept, and a removed block can be taken back with it', async () => {
  const app = await open()
  const [title = ''] = await addTo(app, 'Game', 1)
  await choose(app, title, 'Add a note')
  const note = screen.getByLabelText(`Note: ${title}`)
  expect(note).toHaveFocus()
  await app.user.paste('Two groups')
  await choose(app, title, 'Remove')
  expect(names('Game')).toEqual([])
  await app.user.click(await screen.findByText('Undo'))
  expect(names('Game')).toEqual([title])
  expect(screen.getByLabelText(`Note: ${title}`)).toHaveValue('Two groups')
})

test('the button puts an exercise where it belongs', async () => {
  const app = await open()
  const add = screen.getAllByText(/^Add: /)[0]?.closest('button')
  if (!add) throw new Error('No exercise')
  const title = (add.textContent ?? '').replace(/^Add: /, '').replace(/Add$/, '')
  add.focus()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByLabelText(`Move: ${title}`)).toBeVisible()
  expect(screen.getByText('In the plan')).toBeVisible()
})

test('minutes add up, and the bar says what is missing or too much', async () => {
  const app = await open()
  expect(total()).toHaveTextContent('0 of 90 min')
  expect(total()).toHaveTextContent('90 min to fill')

  const warmUp = phase('Warm-up')
  await app.user.click(within(warmUp).getByRole('button', { name: /Add a free block/ }))
  const name = within(warmUp).getByRole('textbox', { name: 'Name of the block' })
  expect(name).toHaveValue('Drinks break')
  await app.user.clear(name)
  await app.user.paste('Talk')
  expect(total()).toHaveTextContent('85 min left')

  await app.user.click(screen.getByLabelText('Longer: Talk'))
  expect(total()).toHaveTextContent('10 of 90 min')

  const minutes = screen.getByLabelText('Minutes: Talk')
  await app.user.clear(minutes)
  await app.user.type(minutes, '90')
  expect(total()).toHaveTextContent('Fits exactly')
  await app.user.keyboard('{ArrowUp}')
  expect(total()).toHaveTextContent('1 min too long')
  await app.user.clear(minutes)
  await app.user.type(minutes, '500')
  expect(minutes).toHaveAccessibleDescription('1 to 120 minutes.')
  await app.user.tab()
  expect(minutes).toHaveValue('120')
  expect(total()).toHaveTextContent('30 min too long')
})

test('each block shows when it begins', async () => {
  const app = await open(`${create}?date=2026-11-24&time=18:15`)
  for (const name of ['Warm-up', 'Game']) {
    await app.user.click(within(phase(name)).getByRole('button', { name: /Add a free block/ }))
  }
  expect(within(phase('Warm-up')).getByText('18:15')).toBeVisible()
  expect(within(phase('Game')).getByText('18:20')).toBeVisible()
})

test('a draft comes back after the tab was closed, and can be discarded', async () => {
  const app = await open()
  await app.user.click(screen.getByLabelText('Title'))
  await app.user.paste('Win it back')
  await app.user.click(within(phase('Game')).getByRole('button', { name: /Add a free block/ }))
  // a closed tab takes what was not written yet with it
  window.dispatchEvent(new Event('pagehide'))
  app.unmount()

  const again = await open()
  expect(screen.getByText(/^Draft from \d\d:\d\d restored$/)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Win it back')
  expect(total()).toHaveTextContent('5 of 90 min')

  await again.user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(screen.queryByText(/^Draft from/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(total()).toHaveTextContent('0 of 90 min')
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('training-draft'))
})
