import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

// the first load of all the board's files is no part of what is tested
beforeAll(() => import('@/features/animator/pages/scene-editor-dialog'))

beforeEach(() => {
  localStorage.clear()
  expectComplaint(/use-focus-trap/)
})

const createUniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`
const getPath = (app: App) => app.router.state.location.pathname

async function fill({ user }: App, title: string) {
  await user.click(await screen.findByLabelText('Title'))
  await user.paste(title)
  await user.click(screen.getByLabelText('Aim'))
  await user.paste('Keep the ball')
  await user.click(screen.getByRole('button', { name: 'Add: Coaching points' }))
  await user.paste('Look before it comes')
}

async function createExercise(as: 'coach' | 'coach2', title: string): Promise<[App, string]> {
  const app = await renderApp(paths.exercises.create, { as })
  await fill(app, title)
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))
  await screen.findByRole('heading', { level: 1, name: title })
  return [app, getPath(app).split('/').at(-1) ?? '']
}

/** The menu of the details page; without layout the kit takes its items for hidden. */
async function choose({ user }: App, title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

test('a coach writes an exercise with a drawing from the board, and its numbers follow the drawing', async () => {
  const app = await renderApp(paths.exercises.create, { as: 'coach' })
  const title = createUniqueName('Gates')
  await fill(app, title)
  await app.user.click(screen.getByRole('button', { name: 'Draw' }))
  const board = await screen.findByRole('dialog', { name: `Drawing board: ${title}` })
  const [formation] = await within(board).findAllByRole('button', { name: /^Formation/ })
  if (!formation) throw new Error('The board offers formations')
  await app.user.click(formation)
  await app.user.click(within(board).getByRole('button', { name: 'Use this drawing' }))
  await waitFor(() => expect(board).not.toBeInTheDocument())
  expect(await screen.findByText(/^The drawing shows .*players/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Take the numbers over' }))
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const client = await getDb()
  const saved = await unwrap(
    client
      .from('exercises')
      .select('diagram, players_ideal, keepers, visibility')
      .eq('id', getPath(app).split('/').at(-1) ?? '')
      .single(),
  )
  expect(saved).toMatchObject({ diagram: { v: 2 }, visibility: 'me' })
  expect(saved.players_ideal).toBeGreaterThan(2)
  expect(Object.keys(localStorage).join()).not.toContain('exercise:')
})

test('what is missing is said beside the field, in the language it is missing in', async () => {
  const app = await renderApp(paths.exercises.create, { as: 'coach' })
  await fill(app, createUniqueName('Half'))
  await app.user.click(screen.getByRole('tab', { name: 'German' }))
  expect(screen.getByText(/readers in German see the English text/)).toBeVisible()
  await app.user.click(screen.getByLabelText('Title'))
  await app.user.paste('Halb')
  await app.user.click(screen.getByRole('tab', { name: 'English' }))
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))
  expect(await screen.findByText('Add at least one coaching point')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Say what it is for')).toBeVisible()
})

test('when only the coaching points are missing, the focus goes there, and a folded field opens', async () => {
  const app = await renderApp(paths.exercises.create, { as: 'coach' })
  await app.user.click(await screen.findByLabelText('Title'))
  await app.user.paste(createUniqueName('Pointless'))
  await app.user.click(screen.getByLabelText('Aim'))
  await app.user.paste('Keep the ball')
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))
  expect(await screen.findByText('Add at least one coaching point')).toBeVisible()
  const add = screen.getByRole('button', { name: 'Add: Coaching points' })
  await waitFor(() => expect(add).toHaveFocus())

  await app.user.keyboard('{Enter}')
  await app.user.paste('Look before it comes')
  const minutes = screen.getByLabelText('Time in all')
  expect(minutes).not.toBeVisible()
  await app.user.clear(minutes)
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))
  await waitFor(() => expect(screen.getByLabelText('Time in all')).toBeVisible())
})

test('Enter writes the next point, and the draft survives leaving the page', async () => {
  const app = await renderApp(paths.exercises.create, { as: 'coach' })
  const title = createUniqueName('Draft')
  await fill(app, title)
  await app.user.keyboard('{Enter}')
  await app.user.paste('Open body')
  const points = within(screen.getByRole('group', { name: 'Coaching points' }))
  expect(points.getAllByRole('textbox')).toHaveLength(2)
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Open body'))
  app.unmount()

  await renderApp(paths.exercises.create, { as: 'coach' })
  await app.user.click(await screen.findByRole('button', { name: /restore/i }))
  expect(await screen.findByDisplayValue('Open body')).toBeVisible()
  expect(screen.getByDisplayValue(title)).toBeVisible()
})

test('two more players: ground and equipment grow with them in a copy of a catalogue exercise', async () => {
  const client = await createClientAs('coach')
  const source = await unwrap(
    client
      .from('exercises')
      .select('id, area_length_m, players_ideal')
      .is('school_id', null)
      .lte('players_max', 30)
      .lte('area_length_m', 50)
      .limit(1)
      .single(),
  )
  const app = await renderApp(`${paths.exercises.create}?from=${source.id}`, { as: 'coach' })
  expect(await screen.findByRole('heading', { level: 1, name: /^Adapt: / })).toBeVisible()
  const source_field = screen.getByLabelText('Source')
  expect(source_field).not.toHaveValue('')
  const length = screen.getByLabelText('Area: length')
  const before = Number.parseFloat(length.getAttribute('value') ?? '')
  await app.user.click(screen.getByRole('button', { name: '2 more' }))
  expect(Number.parseFloat(length.getAttribute('value') ?? '')).toBeGreaterThan(before)
  await app.user.click(screen.getByRole('button', { name: 'Create exercise' }))
  await waitFor(() => expect(getPath(app)).not.toBe(paths.exercises.create))
  expect(getPath(app)).not.toContain(source.id)
})

test('saved elsewhere meanwhile: the coach is told and decides', async () => {
  const title = createUniqueName('Twice')
  const [app, id] = await createExercise('coach', title)
  await app.router.navigate(href(paths.exercises.edit, { id }))
  const level = await screen.findByLabelText('Level')
  const client = await getDb()
  await unwrap(client.from('exercises').update({ minutes: 33 }).eq('id', id).select('id').single())
  await app.user.clear(level)
  await app.user.type(level, '5')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await app.user.click(await screen.findByRole('button', { name: 'Save mine over it' }))
  await screen.findByRole('heading', { level: 1, name: title })
  const saved = await unwrap(
    client.from('exercises').select('level, minutes, version').eq('id', id).single(),
  )
  expect(saved).toEqual({ level: 5, minutes: 15, version: 3 })
})

test('the author shares it with the club, archives it, takes it out again and deletes it', async () => {
  const title = createUniqueName('Mine')
  const [app, id] = await createExercise('coach', title)
  await choose(app, title, 'Share with team or club')
  await app.user.click(await screen.findByRole('radio', { name: 'Club' }))
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const client = await getDb()
  const fetchState = () =>
    unwrap(client.from('exercises').select('visibility, archived_at').eq('id', id).single())
  await waitFor(async () => expect(await fetchState()).toMatchObject({ visibility: 'school' }))

  await choose(app, title, 'Archive')
  await app.user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(async () => expect((await fetchState()).archived_at).not.toBeNull())
  await choose(app, title, 'Restore')
  await waitFor(async () => expect((await fetchState()).archived_at).toBeNull())

  await choose(app, title, 'Delete')
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getPath(app)).toBe(paths.exercises.library))
  expect(screen.queryByText(/not found|does not exist/i)).toBeNull()
  const { data } = await client.from('exercises').select('id').eq('id', id)
  expect(data).toEqual([])
})

test('a rival coach neither reads nor edits it', async () => {
  const [app, id] = await createExercise('coach', createUniqueName('Secret'))
  app.unmount()
  await renderApp(href(paths.exercises.edit, { id }), { as: 'coach2' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test.each([paths.exercises.create, paths.exercises.transfer])(
  'a parent sees no form at %s',
  async (path) => {
    const app = await renderApp(path, { as: 'parent' })
    await waitFor(() => expect(getPath(app)).toBe(paths.exercises.library))
    expect(screen.queryByRole('button', { name: 'Create exercise' })).toBeNull()
  },
)

async function createClientAs(persona: 'coach') {
  await renderApp(paths.exercises.library, { as: persona })
  return getDb()
}
