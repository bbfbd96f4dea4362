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

const getPhase = (name: string) => screen.getByLabelText(name, { selector: 'section' })
const getTotal = () => screen.getByLabelText('Running time')
const listNames = (name: string) =>
  within(getPhase(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

const inMenu = { selector: '[role=menuitem] *' }

/**
 * Adds the library's first exercises to a phase; answers their titles as they stand in the plan: the size of an
 * exercise follows the team's numbers, which may come between a look at its card and the press.
 */
async function addTo({ user }: App, name: string, count: number): Promise<string[]> {
  const titles: string[] = []
  for (let index = 0; index < count; index += 1) {
    const menu = screen.getAllByLabelText(/^Choose the part: /)[index]
    if (!menu) throw new Error('The library is too short')
    const shown = (menu.getAttribute('aria-label') ?? '').replace('Choose the part: ', '')
    const before = listNames(name)
    await user.click(menu)
    await user.click(await screen.findByText(name, inMenu))
    await waitFor(() => expect(listNames(name)).toHaveLength(before.length + 1))
    const added = listNames(name).at(-1) ?? ''
    expect(added.split(',')[0]).toBe(shown.split(',')[0])
    titles.push(added)
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
  expect(listNames('Main part')).toEqual([first, second])
  await choose(app, second, 'Move up')
  expect(listNames('Main part')).toEqual([second, first])
  await choose(app, second, 'Move up')
  expect(listNames('Warm-up')).toEqual([second])
  await choose(app, first, 'Move to Cool-down')
  expect(listNames('Cool-down')).toEqual([first])
})

/** The block with this name on the axis. */
const getBlock = (title: string) => screen.getByLabelText(new RegExp(`^${escapePattern(title)}, `))
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a note is kept, and a removed block can be taken back with it', async () => {
  const app = await open()
  const [title = ''] = await addTo(app, 'Game', 1)
  getBlock(title).focus()
  await app.user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: title })
  await app.user.click(within(sheet).getByLabelText('Note'))
  await app.user.paste('Two groups')
  await app.user.click(within(sheet).getByRole('button', { name: 'Done' }))
  expect(await within(getPhase('Game')).findByText('Two groups')).toBeVisible()
  await choose(app, title, 'Remove')
  expect(listNames('Game')).toEqual([])
  await app.user.click(await screen.findByText('Undo'))
  expect(listNames('Game')).toEqual([title])
  expect(within(getPhase('Game')).getByText('Two groups')).toBeVisible()
})

test('the whole plan is made by keys: move, stretch, beside, remove, take back', async () => {
  const app = await open(`${create}?date=2026-11-24&time=18:00`)
  const [first = '', second = ''] = await addTo(app, 'Main part', 2)
  const readMinutes = () =>
    Number(/, (\d+) min/.exec(getBlock(second).getAttribute('aria-label') ?? '')?.[1])
  const before = readMinutes()

  getBlock(second).focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(readMinutes()).toBe(Math.floor(before / 5) * 5 + 5)
  await app.user.keyboard('l')
  expect(getBlock(second)).toHaveAccessibleName(/group 2 of 2/)
  expect(getBlock(second)).toHaveFocus()
  await app.user.keyboard('{ArrowLeft}')
  expect(listNames('Main part')).toEqual([second, first])
  await app.user.keyboard('l{ArrowUp}{ArrowUp}')
  expect(listNames('Warm-up')).toEqual([second])
  expect(getBlock(second)).toHaveFocus()
  expect(
    screen.getByText(new RegExp(`“${escapePattern(second)}” in Warm-up, from 18:00`)),
  ).toBeInTheDocument()
  await app.user.keyboard('{Delete}')
  expect(listNames('Warm-up')).toEqual([])
  expect(getBlock(first)).toHaveFocus()

  await app.user.keyboard('{Control>}z{/Control}')
  expect(listNames('Warm-up')).toEqual([second])
  await app.user.keyboard('{Control>}zzz{/Control}')
  expect(getBlock(second)).toHaveAccessibleName(/group 1 of 2/)
  await app.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(listNames('Main part')).toEqual([first, second])
  expect(getBlock(second)).not.toHaveAccessibleName(/group/)
  getBlock(second).focus()
  await app.user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
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
  expect(listNames('Game')).toEqual([title])
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
  const add = screen.getAllByLabelText(/^Add: /)[0]
  if (!add) throw new Error('No exercise')
  const title = (add.getAttribute('aria-label') ?? '').replace(/^Add: /, '')
  add.focus()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByLabelText(new RegExp(`^${escapePattern(title)}, `))).toBeVisible()
  expect(screen.getByText('In the plan')).toBeVisible()
})

test('minutes add up, and the bar says what is missing or too much', async () => {
  const app = await open(`${create}?duration=90`)
  expect(getTotal()).toHaveTextContent('0 of 90 min')
  expect(getTotal()).toHaveTextContent('90 min to fill')

  const warmUp = getPhase('Warm-up')
  await app.user.click(within(warmUp).getByRole('button', { name: /Add a free block/ }))
  const name = within(warmUp).getByRole('textbox', { name: 'Name of the block' })
  expect(name).toHaveValue('Drinks break')
  await app.user.clear(name)
  await app.user.paste('Talk')
  expect(getTotal()).toHaveTextContent('85 min left')

  await app.user.click(screen.getByLabelText('Longer: Talk'))
  expect(getTotal()).toHaveTextContent('10 of 90 min')

  const minutes = screen.getByLabelText('Minutes: Talk')
  await app.user.clear(minutes)
  await app.user.type(minutes, '90')
  expect(getTotal()).toHaveTextContent('Fits exactly')
  await app.user.keyboard('{ArrowUp}')
  expect(getTotal()).toHaveTextContent('1 min too long')
  await app.user.clear(minutes)
  await app.user.type(minutes, '500')
  expect(minutes).toHaveAccessibleDescription('1 to 120 minutes.')
  await app.user.tab()
  expect(minutes).toHaveValue('120')
  expect(getTotal()).toHaveTextContent('30 min too long')
})

test('each block shows when it begins', async () => {
  const app = await open(`${create}?date=2026-11-24&time=18:15`)
  for (const name of ['Warm-up', 'Game']) {
    await app.user.click(within(getPhase(name)).getByRole('button', { name: /Add a free block/ }))
  }
  expect(within(getPhase('Warm-up')).getByText('18:15')).toBeVisible()
  expect(within(getPhase('Game')).getByText('18:20')).toBeVisible()
})

test('the library shows what fits the team, and its preview tells how an exercise is played', async () => {
  const app = await open()
  expect(screen.getByRole('button', { name: 'Fits U11' })).toHaveAttribute('aria-pressed', 'true')
  const add = screen.getAllByLabelText(/^Add: /)[0]
  const title = (add?.getAttribute('aria-label') ?? '').replace(/^Add: /, '')
  await app.user.click(screen.getByRole('button', { name: title }))
  const preview = await screen.findByRole('dialog', { name: title })
  expect(await within(preview).findByRole('heading', { name: 'How to play' })).toBeVisible()
  expect(within(preview).getByRole('heading', { name: 'Coaching points' })).toBeVisible()
  await app.user.click(within(preview).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await app.user.click(within(getBlock(title)).getByRole('button', { name: title }))
  const sheet = await screen.findByRole('dialog', { name: title })
  expect(await within(sheet).findByRole('heading', { name: 'Set-up' })).toBeVisible()
  expect(within(sheet).getByRole('heading', { name: 'How to play' })).toBeVisible()
})

test('a draft comes back after the tab was closed, and can be discarded', async () => {
  const app = await open(`${create}?duration=90`)
  await app.user.click(screen.getByLabelText('Title'))
  await app.user.paste('Win it back')
  await app.user.click(within(getPhase('Game')).getByRole('button', { name: /Add a free block/ }))
  // a closed tab takes what was not written yet with it
  window.dispatchEvent(new Event('pagehide'))
  app.unmount()

  const again = await open(`${create}?duration=90`)
  expect(screen.getByText(/^Draft from \d\d:\d\d restored$/)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Win it back')
  expect(getTotal()).toHaveTextContent('5 of 90 min')

  await again.user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(screen.queryByText(/^Draft from/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(getTotal()).toHaveTextContent('0 of 90 min')
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('training-draft'))
})
