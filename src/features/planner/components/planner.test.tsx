import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

const create = paths.trainings.create

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

/** The block with this name on the axis. */
const block = (title: string) => screen.getByLabelText(new RegExp(`^${escaped(title)}, `))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a note is kept, and a removed block can be taken back with it', async () => {
  const app = await open()
  const [title = ''] = await addTo(app, 'Game', 1)
  block(title).focus()
  await app.user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: title })
  await app.user.click(within(sheet).getByLabelText('Note'))
  await app.user.paste('Two groups')
  await app.user.click(within(sheet).getByRole('button', { name: 'Done' }))
  expect(await within(phase('Game')).findByText('Two groups')).toBeVisible()
  await choose(app, title, 'Remove')
  expect(names('Game')).toEqual([])
  await app.user.click(await screen.findByText('Undo'))
  expect(names('Game')).toEqual([title])
  expect(within(phase('Game')).getByText('Two groups')).toBeVisible()
})

test('the whole plan is made by keys: move, stretch, beside, remove, take back', async () => {
  const app = await open(`${create}?date=2026-11-24&time=18:00`)
  const [first = '', second = ''] = await addTo(app, 'Main part', 2)
  const minutes = () =>
    Number(/, (\d+) min/.exec(block(second).getAttribute('aria-label') ?? '')?.[1])
  const before = minutes()

  block(second).focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(minutes()).toBe(Math.floor(before / 5) * 5 + 5)
  await app.user.keyboard('l')
  expect(block(second)).toHaveAccessibleName(/group 2 of 2/)
  expect(block(second)).toHaveFocus()
  await app.user.keyboard('{ArrowLeft}')
  expect(names('Main part')).toEqual([second, first])
  await app.user.keyboard('l{ArrowUp}{ArrowUp}')
  expect(names('Warm-up')).toEqual([second])
  expect(block(second)).toHaveFocus()
  expect(
    screen.getByText(new RegExp(`“${escaped(second)}” in Warm-up, from 18:00`)),
  ).toBeInTheDocument()
  await app.user.keyboard('{Delete}')
  expect(names('Warm-up')).toEqual([])
  expect(block(first)).toHaveFocus()

  await app.user.keyboard('{Control>}z{/Control}')
  expect(names('Warm-up')).toEqual([second])
  await app.user.keyboard('{Control>}zzz{/Control}')
  expect(block(second)).toHaveAccessibleName(/group 1 of 2/)
  await app.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(names('Main part')).toEqual([first, second])
  expect(block(second)).not.toHaveAccessibleName(/group/)
  block(second).focus()
  await app.user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('what is typed above the plan is taken back too', async () => {
  const app = await open()
  await app.user.click(screen.getByLabelText('Title'))
  await app.user.paste('Win it back')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Title')).toHaveValue('')
  await app.user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Win it back')
})

test('a plan is kept as a template and begun from again', async () => {
  const app = await open()
  const [title = ''] = await addTo(app, 'Game', 1)
  const name = `Template ${crypto.randomUUID().slice(0, 6)}`
  await app.user.click(screen.getByRole('button', { name: 'Save as template' }))
  const keep = await screen.findByRole('dialog', { name: 'Save as template' })
  await app.user.click(within(keep).getByRole('button', { name: 'Save template' }))
  expect(within(keep).getByText('Give the template a name.')).toBeVisible()
  await app.user.click(within(keep).getByLabelText(/^Name of the template/))
  await app.user.paste(name)
  await app.user.click(within(keep).getByRole('button', { name: 'Save template' }))
  await screen.findByText('Template saved.')

  await choose(app, title, 'Remove')
  await app.user.click(screen.getByRole('button', { name: 'Start from …' }))
  const begin = await screen.findByRole('dialog', { name: 'Start from …' })
  await app.user.click(within(begin).getByText('Template'))
  await app.user.click(await within(begin).findByText(name))
  await app.user.click(within(begin).getByRole('button', { name: 'Use this plan' }))
  expect(names('Game')).toEqual([title])
  expect(screen.getByLabelText('Title')).toHaveValue(name)
})

test('a lost connection is said plainly, and planning goes on', async () => {
  const app = await open()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/You are offline\. Plan on/)).toBeVisible()
  await addTo(app, 'Game', 1)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('training-draft'))
  line.mockRestore()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You are offline\. Plan on/)).toBeNull())
})

test('the button puts an exercise where it belongs', async () => {
  const app = await open()
  const add = screen.getAllByText(/^Add: /)[0]?.closest('button')
  if (!add) throw new Error('No exercise')
  const title = (add.textContent ?? '').replace(/^Add: /, '').replace(/Add$/, '')
  add.focus()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByLabelText(new RegExp(`^${escaped(title)}, `))).toBeVisible()
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
