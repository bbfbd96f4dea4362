import { expect, it } from 'vitest'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createTrainingScene } from '../../driver/training-scene'
import { createEditor } from '../../editor'
import { addPass, setEvent } from './ball'
import { moveThings } from './move'
import { settlePasses } from './settle'

const start = { time: 0, mode: 'steps', appliesToLater: false } as const
const once = addPass(createTrainingScene(), { ball: 'b1', t: 0, kind: 'ground', to: 'p2' }).scene
const twice = addPass(once, { ball: 'b1', t: 2, kind: 'ground', to: 'p4' }).scene
const listImpossible = (scene: typeof twice) => getSceneMotion(scene).balls.get('b1')?.impossible

it('a receiver moved further away gets the ball later, and passes it on later', () => {
  const editor = createEditor(twice)
  editor.change((scene) => moveThings(scene, ['p2'], [50, 0], start), 'record')
  const { scene } = editor.getState()
  expect(listImpossible(scene)).toEqual([])
  expect(scene.events[1]?.t).toBeGreaterThan(5)
  expect(scene.steps[1]?.t).toBeGreaterThan(5)
})

it('gets it at the old time again when he is moved back in the same gesture', () => {
  const editor = createEditor(twice)
  editor.mark()
  editor.change(() => moveThings(twice, ['p2'], [50, 0], start), 'merge')
  editor.change(() => moveThings(twice, ['p2'], [0.5, 0], start), 'merge')
  expect(editor.getState().scene.events.map(({ t }) => t)).toEqual([0, 2])
})

it('what could not happen before is left to the coach', () => {
  const wrong = setEvent(twice, twice.events[1]?.id ?? '', {}, Infinity)
  const early = { ...wrong, events: wrong.events.map((e, i) => (i === 1 ? { ...e, t: 0.5 } : e)) }
  const moved = moveThings(early, ['e1'], [1, 0], start)
  expect(settlePasses(early, moved)).toBe(moved)
})
