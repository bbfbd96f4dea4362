import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderInEditor } from '@/test/render-in-editor'
import type { EditorState } from '../../../editor/editor-state'
import { TimeDock } from '../time-dock'

/** 7 waits until 1 and runs until 3; 8 passes to 7 at 2; the cone does nothing. */
const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', number: '7', x: 10, y: 10 },
    { id: 'p2', kind: 'player', team: 'a', number: '8', x: 10, y: 30 },
    { id: 'c1', kind: 'cone', x: 0, y: 0 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p2' },
  ],
  tracks: [
    {
      object: 'p1',
      keys: [
        { t: 1, x: 10, y: 10, ease: 'linear' },
        { t: 3, x: 20.2, y: 10, ease: 'linear' },
      ],
    },
  ],
  events: [{ id: 'k1', ball: 'b1', t: 2, kind: 'ground', x: 20, y: 10, speed: 12 }],
  steps: [0, 4].map((t, index) => ({ id: `s${index + 1}`, t, name: '', note: '' })),
  freezes: [{ id: 'f1', t: 2.5, seconds: 3, question: 'Where do you run?' }],
}

async function show(state: Partial<EditorState> = {}) {
  const view = await renderInEditor(<TimeDock />, scene, { state: { mode: 'timeline', ...state } })
  await screen.findByRole('slider', { name: 'Time' })
  return view
}
const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
const run = 'Green 7, run, 1.0 to 3.0 seconds, 5.1 m/s'
const listTimes = (after: Scene) => after.tracks[0]?.keys.map(({ t }) => t)

test('there is a lane for everything that moves, and for everything else when asked', async () => {
  const { user } = await show()
  const listLanes = () => within(screen.getByRole('list')).getAllByRole('listitem')
  expect(listLanes()).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'All objects' }))
  expect(listLanes()).toHaveLength(4)
})

test('movements, waits and passes are told with their times and speed', async () => {
  await show()
  expect(getButton(run)).toBeVisible()
  expect(getButton('Green 7, waits until 1.0 seconds')).toBeVisible()
  expect(getButton(/^Ball, pass into space, 2.0 to 3.\d seconds, 12.0 m\/s$/)).toBeVisible()
  expect(getButton('Step 2 at 4.0 seconds')).toBeVisible()
  expect(getButton('Question at 2.5 seconds: Where do you run?')).toBeVisible()
})

test('arrow keys move the key that has the focus by a tenth of a second, with Shift by one', async () => {
  const { user, editor } = await show()
  getButton('Green 7, end of run at 3.0 seconds').focus()
  await user.keyboard('{ArrowLeft}')
  expect(listTimes(editor.getState().scene)).toEqual([1, 2.9])
  expect(getButton('Green 7, end of run at 2.9 seconds')).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(listTimes(editor.getState().scene)).toEqual([1, 3.9])
  editor.undo()
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('with Alt everything later comes along', async () => {
  const { user, editor } = await show()
  getButton('Green 7, waits until 1.0 seconds').focus()
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  expect(listTimes(editor.getState().scene)).toEqual([2, 4])
  expect(editor.getState().scene.steps[1]?.t).toBe(5)
  expect(editor.getState().scene.events[0]?.t).toBe(3)
})

test('a movement starts later as a whole, and keeps the focus', async () => {
  const { user, editor } = await show()
  getButton(run).focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(listTimes(editor.getState().scene)).toEqual([2, 4])
  expect(getButton('Green 7, run, 2.0 to 4.0 seconds, 5.1 m/s')).toHaveFocus()
})

test('up, down, page keys and the ends go through the timeline; one thing is in the tab order', async () => {
  const { user } = await show()
  getButton(run).focus()
  await user.keyboard('{PageDown}')
  expect(getButton('Green 7, end of run at 3.0 seconds')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(getButton('Green 7')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(getButton('Ball')).toHaveFocus()
  await user.keyboard('{End}{ArrowUp}')
  expect(getButton('Question at 2.5 seconds: Where do you run?')).toHaveFocus()
  const items = screen.getAllByRole('button').filter(({ dataset }) => dataset.item !== undefined)
  expect(items.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('a press selects, Ctrl adds; the selection tells its tempo and can be deleted', async () => {
  const { user, editor } = await show()
  await user.click(getButton('Green 7, end of run at 3.0 seconds'))
  expect(editor.getState().selection).toEqual(['p1@1'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tempo' }), 'Starts slowly')
  expect(editor.getState().scene.tracks[0]?.keys[1]?.ease).toBe('in')
  await user.keyboard('{Control>}')
  await user.click(getButton(/^Ball, pass/))
  await user.keyboard('{/Control}')
  expect(screen.getByText('2 chosen')).toBeVisible()
  await user.click(getButton('Delete the chosen'))
  expect(editor.getState().scene.events).toEqual([])
  expect(listTimes(editor.getState().scene)).toEqual([1])
})

test('the delete key takes away what has the focus', async () => {
  const { user, editor } = await show()
  getButton(/^Ball, pass/).focus()
  await user.keyboard('{Delete}')
  expect(editor.getState().scene.events).toEqual([])
  // its lane is empty now and goes too
  expect(getButton('Step 1 at 0.0 seconds')).toHaveFocus()
})

test('dragging a key is one undo step and snaps to what happens nearby; Escape gives it up', async () => {
  const { editor } = await show()
  const key = getButton('Green 7, end of run at 3.0 seconds')
  fireEvent.pointerDown(key, { button: 0, clientX: 300 })
  fireEvent.pointerMove(window, { clientX: 350 })
  fireEvent.pointerMove(window, { clientX: 1000 })
  expect(listTimes(editor.getState().scene)?.[1]).toBeGreaterThan(3)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(editor.getState().scene).toBe(scene)
  fireEvent.pointerDown(key, { button: 0, clientX: 300 })
  fireEvent.pointerMove(window, { clientX: 310 })
  fireEvent.pointerMove(window, { clientX: 500 })
  fireEvent.pointerUp(window, { clientX: 500 })
  expect(editor.getState().scene).not.toBe(scene)
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
  expect(editor.getState().canUndo).toBe(false)
})

test('the ruler is a slider: scrubbing tells time and step', async () => {
  const { user, editor } = await show()
  const slider = screen.getByRole('slider', { name: 'Time' })
  slider.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(editor.getState().time).toBeCloseTo(1.1)
  await user.keyboard('{PageDown}')
  expect(slider).toHaveAttribute('aria-valuetext', '4 of 4 seconds, step 2')
})

test('a step is marked at the time that is shown, moved, named and unmarked', async () => {
  const { user, editor } = await show({ time: 2 })
  const listSteps = () => editor.getState().scene.steps
  await user.click(getButton('Mark a step here'))
  expect(listSteps().map(({ t }) => t)).toEqual([0, 2, 4])
  getButton('Step 2 at 2.0 seconds').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(listSteps().map(({ t }) => t)).toEqual([0, 3, 4])
  expect(listTimes(editor.getState().scene)).toEqual([1, 3])
  await user.keyboard('{Enter}')
  const form = await screen.findByRole('dialog', { name: 'Step 2 at 3.0 seconds' })
  await user.type(within(form).getByRole('textbox', { name: 'Name of Step 2' }), 'Press')
  expect(listSteps()[1]?.name).toBe('Press')
  await user.click(within(form).getByRole('button', { name: 'Take the mark away' }))
  expect(listSteps().map(({ t }) => t)).toEqual([0, 4])
})

test('where nothing moves yet it says how to begin', async () => {
  await renderInEditor(<TimeDock />, createEmptyScene(), { state: { mode: 'timeline' } })
  expect(await screen.findByText(/Nothing moves yet/)).toBeVisible()
})
