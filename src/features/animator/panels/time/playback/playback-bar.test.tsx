import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderInEditor } from '@/test/render-in-editor'
import type { EditorState } from '../../../editor/editor-state'
import { tick } from '../../../editor/playback'
import { TimeDock } from '../time-dock'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 }],
  tracks: [{ object: 'p1', keys: [{ t: 8, x: 40, y: 10, ease: 'linear' }] }],
  steps: [0, 2, 5].map((t, index) => ({ id: `s${index}`, t, name: '', note: '' })),
  freezes: [{ id: 'f1', t: 3, seconds: 5, question: 'Where do you run?' }],
}

const show = (state: Partial<EditorState> = {}) => renderInEditor(<TimeDock />, scene, { state })
const getBar = () => within(screen.getByRole('group', { name: 'Play-back' }))

test('the one button plays and pauses', async () => {
  const { user, editor } = await show()
  await user.click(getBar().getByRole('button', { name: 'Play' }))
  expect(editor.getState().isPlaying).toBe(true)
  await user.click(getBar().getByRole('button', { name: 'Pause' }))
  expect(editor.getState().isPlaying).toBe(false)
})

test('steps are gone through one by one, to the start and to the end', async () => {
  const { user, editor } = await show()
  const press = (name: string) => user.click(getBar().getByRole('button', { name }))
  await press('Step forward')
  expect(editor.getState().time).toBe(2)
  await press('To the end')
  expect(editor.getState().time).toBe(5)
  await press('Step forward')
  expect(editor.getState().time).toBe(5)
  await press('Step back')
  expect(editor.getState().time).toBe(2)
  await press('To the start')
  expect(editor.getState().time).toBe(0)
})

test('on the timeline the end is the end of the last movement', async () => {
  const { user, editor } = await show({ mode: 'timeline' })
  await user.click(getBar().getByRole('button', { name: 'To the end' }))
  expect(editor.getState().time).toBe(8)
})

test('speed, repeat and following the ball', async () => {
  const { user, editor } = await show()
  await user.selectOptions(getBar().getByRole('combobox', { name: 'Speed' }), '2×')
  await user.click(getBar().getByRole('button', { name: 'Repeat' }))
  await user.click(getBar().getByRole('button', { name: 'Follow the ball' }))
  expect(editor.getState()).toMatchObject({ speed: 2, isLooping: true, isFollowingBall: true })
})

test('the time is told while it runs', async () => {
  const { editor } = await show({ isPlaying: true })
  expect(screen.getByText('0.0 / 8.0 s')).toBeVisible()
  act(() => tick(editor, 1.5))
  expect(screen.getByText('1.5 / 8.0 s')).toBeVisible()
})

test('at a freeze point its question is shown until one goes on', async () => {
  const { user, editor } = await show({ time: 2.9, isPlaying: true })
  act(() => tick(editor, 0.2))
  const question = screen.getByRole('dialog', { name: 'Where do you run?' })
  await user.click(within(question).getByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(editor.getState().isPlaying).toBe(true)
})
