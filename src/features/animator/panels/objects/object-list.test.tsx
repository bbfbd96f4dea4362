import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { EditorState } from '../../editor/editor-state'
import { renderBoard } from '@/test/render-board'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', number: '7', x: 34, y: 20 },
    { id: 'p2', kind: 'player', team: 'a', number: '2', x: 10, y: 20 },
    { id: 'p3', kind: 'player', team: 'b', number: '9', x: 60, y: 20 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p1' },
    { id: 'e1', kind: 'cone', x: 5, y: 5 },
  ],
  drawings: [
    {
      id: 'd1',
      kind: 'zone',
      shape: 'rectangle',
      points: [
        [0, 0],
        [10, 10],
      ],
      colour: '#f0b429',
      label: 'Press',
    },
  ],
  events: [{ id: 'k1', ball: 'b1', t: 1, kind: 'ground', to: 'p2', speed: 12 }],
}

async function open(state: Partial<EditorState> = {}) {
  const board = await renderBoard(scene, { state })
  await board.user.click(screen.getByRole('tab', { name: 'Objects' }))
  return board
}

const list = (name: string) => within(screen.getByRole('list', { name: new RegExp(`^${name}`) }))
const getRow = (name: RegExp) => screen.getByRole('button', { name })

test('everything is listed by name and place: players by team and number, and what happens in order', async () => {
  await open()
  const names = list('Team A')
    .getAllByRole('button', { pressed: false, name: /^Green/ })
    .map((button) => button.firstElementChild?.textContent)
  expect(names).toEqual(['Green 2, 10 m, 20 m', 'Green 7, 34 m, 20 m, has the ball'])
  expect(list('Drawings').getByRole('button', { name: 'Zone: Press' })).toBeVisible()
  expect(list('Equipment').getByRole('button', { name: /^Cone, 5 m, 5 m/ })).toBeVisible()
  expect(
    list('What happens').getByRole('button', { name: /^Green 7 passes to Green 2, 1\.0–2\.\d s/ }),
  ).toBeVisible()
})

test('a row selects, with Ctrl it adds', async () => {
  const { user, editor } = await open()
  await user.click(getRow(/^Green 7,/))
  expect(editor.getState().selection).toEqual(['p1'])
  await user.keyboard('{Control>}')
  await user.click(getRow(/^Yellow 9/))
  await user.keyboard('{/Control}')
  expect(editor.getState().selection).toEqual(['p1', 'p3'])
  expect(getRow(/^Green 7,/)).toHaveAttribute('aria-pressed', 'true')
})

test('arrow keys move the focused object 1 m on the pitch, with Shift 0.1 m, and its place is said', async () => {
  const { user } = await open()
  getRow(/^Cone/).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(getRow(/^Cone, 7 m, 5.1 m/)).toHaveFocus()
  expect(screen.getByText('Cone, 7 m, 5.1 m', { selector: '[role=status]' })).toBeInTheDocument()
})

test('the focused object is deleted with its key, and undo brings it back', async () => {
  const { user, editor } = await open()
  getRow(/^Cone/).focus()
  await user.keyboard('{Delete}')
  expect(editor.getState().scene.objects.some(({ id }) => id === 'e1')).toBe(false)
  await user.keyboard('{Control>}z{/Control}')
  expect(editor.getState().scene).toBe(scene)
})

test('a thing is renamed in its row', async () => {
  const { user } = await open()
  getRow(/^Zone: Press/).focus()
  await user.keyboard('{F2}')
  const box = screen.getByLabelText('Name of Zone: Press')
  await user.clear(box)
  await user.type(box, 'Trap{Enter}')
  expect(getRow(/^Zone: Trap/)).toBeVisible()
})

test('things are locked and hidden', async () => {
  const { user, editor } = await open()
  await user.click(getRow(/^Lock: Cone/))
  await user.click(getRow(/^Hide: Cone/))
  expect(editor.getState().scene.objects.at(-1)).toMatchObject({ is_locked: true, is_hidden: true })
  expect(getRow(/^Cone, 5 m, 5 m, locked, hidden/)).toBeVisible()
})

test('nobody may lock or hide in a scene opened to look at', async () => {
  await open({ isReadOnly: true })
  expect(screen.queryByRole('button', { name: /^Lock/ })).not.toBeInTheDocument()
})
