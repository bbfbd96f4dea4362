import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderInEditor } from '@/test/render-in-editor'
import type { EditorState } from '../../../editor/editor-state'
import { TimeDock } from '../time-dock'

const createStep = (id: string, t: number, name: string) => ({ id, t, name, note: '' })

/** A runs 11 m from step 1 to 2, then 22 m from 2 to 3; both take two seconds. */
const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', number: '7', x: 10, y: 10 }],
  tracks: [
    {
      object: 'p1',
      keys: [
        { t: 2, x: 21, y: 10, ease: 'linear' },
        { t: 4, x: 43, y: 10, ease: 'linear' },
      ],
    },
  ],
  steps: [createStep('s1', 0, 'Open'), createStep('s2', 2, 'Play'), createStep('s3', 4, 'Finish')],
}

const show = (state: Partial<EditorState> = {}) => renderInEditor(<TimeDock />, scene, { state })
const strip = () => screen.getByRole('region', { name: 'Steps' })
const listCards = () => within(strip()).getAllByRole('listitem')
const getPicture = (name: string) => within(strip()).getByRole('button', { name })

async function choose(user: Awaited<ReturnType<typeof show>>['user'], of: string, what: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

test('every step has a picture to go to; the one that is shown is marked', async () => {
  const { user, editor } = await show()
  expect(getPicture('Step 1: Open')).toHaveAttribute('aria-current', 'step')
  await user.click(getPicture('Step 3: Finish'))
  expect(getPicture('Step 3: Finish')).toHaveAttribute('aria-current', 'step')
  expect(editor.getState().time).toBe(4)
})

test('a step is added at the end and shown; undo takes it away again', async () => {
  const { user, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Add step' }))
  expect(listCards()).toHaveLength(4)
  expect(getPicture('Step 4')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Step added')).toBeInTheDocument()
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('a step is duplicated with its name', async () => {
  const { user } = await show()
  await choose(user, 'Step 2', 'Duplicate')
  expect(listCards()).toHaveLength(4)
  expect(getPicture('Step 3: Play')).toHaveAttribute('aria-current', 'step')
})

test('a step moves later, and its movement with it', async () => {
  const { user, editor } = await show()
  await choose(user, 'Step 1', 'Move later')
  expect(editor.getState().scene.steps.map(({ name }) => name)).toEqual(['Play', 'Open', 'Finish'])
  expect(screen.getByText('Step 1 is now in place 2')).toBeInTheDocument()
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('a step is deleted; the last one left cannot be', async () => {
  const { user, editor } = await show()
  await choose(user, 'Step 2', 'Delete step')
  await choose(user, 'Step 2', 'Delete step')
  expect(editor.getState().scene.steps.map(({ name }) => name)).toEqual(['Open'])
  await user.click(screen.getByRole('button', { name: 'Actions for Step 1' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete step' })).toBeDisabled()
})

test('a longer step makes everything after it later, as one undo step', async () => {
  const { user, editor } = await show()
  const seconds = screen.getByRole('textbox', { name: 'Step 1: seconds' })
  await user.clear(seconds)
  await user.type(seconds, '3,5{Enter}')
  expect(editor.getState().scene.steps.map(({ t }) => t)).toEqual([0, 3.5, 5.5])
  expect(editor.getState().scene.tracks[0]?.keys.map(({ t }) => t)).toEqual([3.5, 5.5])
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('what is no number of seconds is told and changes nothing', async () => {
  const { user, editor } = await show()
  const seconds = screen.getByRole('textbox', { name: 'Step 1: seconds' })
  await user.clear(seconds)
  await user.type(seconds, 'soon')
  expect(seconds).toBeInvalid()
  await user.tab()
  expect(seconds).toHaveValue('2')
  expect(editor.getState().scene).toBe(scene)
})

test('a step that is far from playing tempo offers the natural length', async () => {
  const { user, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Step 2: take ≈ 4 s, as at playing tempo' }))
  expect(editor.getState().scene.tracks[0]?.keys.map(({ t }) => t)).toEqual([2, 6])
  expect(screen.queryByRole('button', { name: /Step 1: take/ })).not.toBeInTheDocument()
})

test('a name is typed under the picture; Escape takes it back, leaving keeps it as one undo step', async () => {
  const { user, editor } = await show()
  const name = screen.getByRole('textbox', { name: 'Name of Step 1' })
  await user.type(name, ' wide{Escape}')
  expect(name).toHaveValue('Open')
  await user.type(name, ' the game')
  await user.tab()
  expect(editor.getState().scene.steps[0]?.name).toBe('Open the game')
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('the note of the step that is shown is kept', async () => {
  const { user, editor } = await show({ time: 2 })
  await user.type(screen.getByRole('textbox', { name: 'Note for Step 2' }), 'Look up first')
  await user.tab()
  expect(editor.getState().scene.steps[1]?.note).toBe('Look up first')
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('play-back can be told to stop at a step and ask', async () => {
  const { user, editor } = await show({ time: 2 })
  await user.click(screen.getByRole('switch', { name: 'Stop here and ask' }))
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Where now?')
  expect(editor.getState().scene.freezes).toMatchObject([{ t: 2, question: 'Where now?' }])
  await choose(user, 'Step 2', 'Do not stop here')
  expect(editor.getState().scene.freezes).toEqual([])
})

test('a question on the way to the next step belongs to the step before', async () => {
  const asking = { ...scene, freezes: [{ id: 'f1', t: 3, seconds: 5, question: 'Why?' }] }
  const { user, editor } = await renderInEditor(<TimeDock />, asking, { state: { time: 2 } })
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Why?')
  await user.click(screen.getByRole('switch', { name: 'Stop here and ask' }))
  expect(editor.getState().scene.freezes).toEqual([])
})

test('the switches say whether later steps follow and the step before shows through', async () => {
  const { user, editor } = await show()
  await user.click(screen.getByRole('switch', { name: 'Move later steps too' }))
  await user.click(screen.getByRole('button', { name: /onion skin/ }))
  expect(editor.getState()).toMatchObject({ appliesToLater: true, hasOnionSkin: false })
})

test('a scene to look at has nothing to change, but every step to go to', async () => {
  const { user, editor } = await show({ isReadOnly: true })
  expect(screen.queryByRole('button', { name: 'Add step' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name of Step 1' })).toHaveAttribute('readonly')
  await user.click(getPicture('Step 2: Play'))
  expect(editor.getState().time).toBe(2)
})
