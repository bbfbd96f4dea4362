import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { createTrainingScene } from '../../driver/training-scene'
import { addPass } from '../motion/ball'
import { addRun } from '../motion/run'
import { setShown } from '../things/props'
import { addFreeze, deleteFreeze, setFreeze } from './freezes'
import { shiftTime } from './ripple'

const ran = addRun(addRun(createTrainingScene(), 'p2', 0, [[51, 20]]), 'p2', 3, [[62, 20]])
const passed = addPass(ran, { ball: 'b1', t: 3, kind: 'ground', to: 'p3' }).scene
const film = setShown(addFreeze(passed, 6).scene, ['d1'], { from: 2, until: 5 })
const listTimes = (scene: Scene) => ({
  steps: scene.steps.map(({ t }) => t),
  keys: scene.tracks[0]?.keys.map(({ t }) => t),
  events: scene.events.map(({ t }) => t),
  freezes: scene.freezes.map(({ t }) => t),
  shown: [scene.drawings[0]?.from, scene.drawings[0]?.until],
})

describe('time made at a moment', () => {
  it('lets everything from then on happen later', () => {
    expect(listTimes(shiftTime(film, 3, 1))).toEqual({
      steps: [0, 4, 7],
      keys: [2, 4, 6],
      events: [4],
      freezes: [7],
      shown: [2, 6],
    })
  })

  it('leaves the start where it is', () => {
    expect(listTimes(shiftTime(film, 0, 1)).steps).toEqual([0, 4, 7])
  })

  it('cut out lets everything after it happen sooner', () => {
    expect(listTimes(shiftTime(film, 2, -1))).toEqual({
      steps: [0, 2, 5],
      keys: [2, 4],
      events: [2],
      freezes: [5],
      shown: [2, 4],
    })
  })

  it('leaves steps apart when there is nothing left between them', () => {
    expect(listTimes(shiftTime(film, 1, -9)).steps).toEqual([0, 1, 1.1])
  })

  it('is none beyond ten minutes', () => {
    expect(shiftTime(film, 3, 600)).toBe(film)
  })
})

describe('a freeze point', () => {
  it('is one for each moment, in order of time', () => {
    const { scene, ids } = addFreeze(
      addFreeze(createTrainingScene(), 4).scene,
      2,
      'Where do you run?',
    )
    expect(scene.freezes).toMatchObject([{ t: 2, question: 'Where do you run?' }, { t: 4 }])
    expect(addFreeze(scene, 2)).toEqual({ scene, ids })
  })

  it('waits one second to a minute', () => {
    const { scene, ids } = addFreeze(createTrainingScene(), 2)
    const [id = ''] = ids
    expect(setFreeze(scene, id, { seconds: 0 }).freezes[0]?.seconds).toBe(1)
    expect(setFreeze(scene, id, { seconds: 99 }).freezes[0]?.seconds).toBe(60)
    expect(deleteFreeze(scene, id)).toEqual(createTrainingScene())
  })
})
