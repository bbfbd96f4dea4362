import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { startState } from '../../editor/start-state'
import { createBoard, chooseNextFrame } from './board-frame'
import { createFittedCamera, clampCamera } from './view'

const inside = createEmptyScene()
/** Somebody waits 10 m behind the goal line. */
const outside: Scene = {
  ...inside,
  objects: [{ id: 'p1', kind: 'player', team: 'a', x: -10, y: 34 }],
}
const state: EditorState = { ...startState, scene: inside }
const frame = getSceneFrame(inside)

test('what is dragged out of the picture does not make it jump', () => {
  expect(chooseNextFrame(frame, state, { ...state, scene: outside })).toBe(frame)
})

test('fitting shows what lies outside too', () => {
  const before = { ...state, scene: outside }
  const camera = createFittedCamera(getSceneFrame(outside))
  expect(chooseNextFrame(frame, before, { ...before, camera })).toBe(getSceneFrame(outside))
})

test('another pitch is shown whole', () => {
  const scene = createEmptyScene({ kind: 'half', length: 52.5 })
  expect(chooseNextFrame(frame, state, { ...state, scene })).toBe(getSceneFrame(scene))
  const striped = { ...inside, pitch: { ...inside.pitch, has_stripes: false } }
  expect(chooseNextFrame(frame, state, { ...state, scene: striped })).toBe(frame)
})

test('one can look at everything, wherever it lies', () => {
  const { reach } = createBoard(outside, frame, { width: 800, height: 600 })
  expect(clampCamera({ x: -12, y: 34, zoom: 3 }, reach)).toEqual({ x: -12, y: 34, zoom: 3 })
})
