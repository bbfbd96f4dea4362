import { expect, test } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { sceneFrame } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { startState } from '../../editor/start-state'
import { boardOf, nextFrame } from './board-frame'
import { fittedCamera, keptCamera } from './view'

const inside = emptyScene()
/** Somebody waits 10 m behind the goal line. */
const outside: Scene = {
  ...inside,
  objects: [{ id: 'p1', kind: 'player', team: 'a', x: -10, y: 34 }],
}
const state: EditorState = { ...startState, scene: inside }
const frame = sceneFrame(inside)

test('what is dragged out of the picture does not make it jump', () => {
  expect(nextFrame(frame, state, { ...state, scene: outside })).toBe(frame)
})

test('fitting shows what lies outside too', () => {
  const before = { ...state, scene: outside }
  const camera = fittedCamera(sceneFrame(outside))
  expect(nextFrame(frame, before, { ...before, camera })).toBe(sceneFrame(outside))
})

test('another pitch is shown whole', () => {
  const scene = emptyScene({ kind: 'half', length: 52.5 })
  expect(nextFrame(frame, state, { ...state, scene })).toBe(sceneFrame(scene))
  const striped = { ...inside, pitch: { ...inside.pitch, has_stripes: false } }
  expect(nextFrame(frame, state, { ...state, scene: striped })).toBe(frame)
})

test('one can look at everything, wherever it lies', () => {
  const { reach } = boardOf(outside, frame, { width: 800, height: 600 })
  expect(keptCamera({ x: -12, y: 34, zoom: 3 }, reach)).toEqual({ x: -12, y: 34, zoom: 3 })
})
