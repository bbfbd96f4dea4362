import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createTrainingScene } from '../../driver/training-scene'
import { addPass } from '../motion/ball'
import { addRun } from '../motion/run'
import { setStepDuration, setStepTime } from './step-duration'
import {
  addStepAfter,
  duplicateStep,
  markStep,
  setStepNote,
  renameStep,
  getStepDuration,
} from './steps'

const listStepTimes = (scene: Scene) => scene.steps.map(({ t }) => t)
const getX = (scene: Scene, id: string, t: number) => getSceneMotion(scene).poseOf(id, t).x

/** p2 runs 11 m in each of the first two steps (2 s each); steps at 0, 3 and 6 s. */
const runs = addRun(addRun(createTrainingScene(), 'p2', 0, [[51, 20]]), 'p2', 3, [[62, 20]])

describe('a new step', () => {
  it('after the last one stands where its movement ends', () => {
    const { scene, ids } = addStepAfter(addRun(runs, 'p2', 6, [[73, 20]]), 2)
    expect(listStepTimes(scene)).toEqual([0, 3, 6, 8])
    expect(ids).toEqual([scene.steps[3]?.id])
  })

  it('after a last one without movement comes two seconds later', () => {
    expect(listStepTimes(addStepAfter(runs, 2).scene)).toEqual([0, 3, 6, 8])
  })

  it('between two continues after the movement of the first; the later ones wait', () => {
    const { scene } = addStepAfter(runs, 0)
    expect(listStepTimes(scene)).toEqual([0, 3, 5, 8])
    expect([3, 5, 7].map((t) => getX(scene, 'p2', t))).toEqual([51, 51, 62])
  })

  it('takes the question of the later step along', () => {
    const asked = { ...runs, freezes: [{ id: 'f1', t: 3, seconds: 3, question: '?' }] }
    expect(addStepAfter(asked, 0).scene.freezes[0]?.t).toBe(5)
  })

  it('lets a pass of the later step leave with it', () => {
    const passed = addPass(runs, { ball: 'b1', t: 3, kind: 'ground', to: 'p3' }).scene
    expect(addStepAfter(passed, 0).scene.events[0]?.t).toBe(5)
  })

  it('on the timeline is only a mark', () => {
    const { scene } = markStep(runs, 4.5)
    expect(listStepTimes(scene)).toEqual([0, 3, 4.5, 6])
    expect(scene.tracks).toBe(runs.tracks)
    expect(markStep(runs, 3.05).ids).toEqual([])
  })

  it('is none beyond 60', () => {
    const all = Array.from({ length: 60 }, (_, t) => ({ id: `s${t}`, t, name: '', note: '' }))
    const full = createTrainingScene({ steps: all })
    expect(addStepAfter(full, 59)).toEqual({ scene: full, ids: [] })
    expect(duplicateStep(full, 3).ids).toEqual([])
  })
})

describe('a duplicated step', () => {
  it('shows the same picture once more, then the movement follows', () => {
    const { scene } = duplicateStep(runs, 1)
    expect(listStepTimes(scene)).toEqual([0, 3, 6, 9])
    expect([3, 6, 8, 9].map((t) => getX(scene, 'p2', t))).toEqual([51, 51, 62, 62])
  })

  it('has the name and the note of the first', () => {
    const named = setStepNote(renameStep(runs, 0, 'Build-up'), 0, 'Look up first')
    expect(duplicateStep(named, 0).scene.steps[1]).toMatchObject({
      name: 'Build-up',
      note: 'Look up first',
    })
  })

  it('cuts a run that goes on through it', () => {
    const long = addRun(createTrainingScene(), 'p2', 0, [[51, 20]], { recordedSeconds: 3 })
    const cut = duplicateStep(markStep(long, 1.5).scene, 1).scene
    const [, second = 0, third = 0] = listStepTimes(cut)
    expect(getX(cut, 'p2', second)).toBeCloseTo(45.5, 1)
    expect(getX(cut, 'p2', third)).toBeCloseTo(45.5, 1)
    expect(getX(cut, 'p2', 99)).toBe(51)
  })
})

describe('the duration of a step', () => {
  it('reaches to the next step, of the last one to the end of the film', () => {
    expect(getStepDuration(runs, 0)).toBe(3)
    expect(getStepDuration(addRun(runs, 'p2', 6, [[73, 20]]), 2)).toBe(2)
  })

  it('made longer spreads the movement and shifts what comes later', () => {
    const scene = setStepDuration(runs, 0, 6)
    expect(listStepTimes(scene)).toEqual([0, 6, 9])
    expect(scene.tracks[0]?.keys.map(({ t }) => t)).toEqual([4, 6, 8])
  })

  it('made shorter brings everything together', () => {
    const scene = setStepDuration(runs, 0, 1.5)
    expect(listStepTimes(scene)).toEqual([0, 1.5, 4.5])
    expect(scene.tracks[0]?.keys.map(({ t }) => t)).toEqual([1, 1.5, 3.5])
  })

  it('leaves passes their own speed: they follow each other all the same', () => {
    const once = addPass(createTrainingScene(), {
      ball: 'b1',
      t: 0,
      kind: 'ground',
      to: 'p2',
    }).scene
    const twice = addPass(once, { ball: 'b1', t: 2, kind: 'ground', to: 'p4' }).scene
    const scene = setStepDuration(twice, 0, 0.5)
    expect(getSceneMotion(scene).balls.get('b1')?.impossible).toEqual([])
  })

  it('is a tenth of a second at least', () => {
    expect(listStepTimes(setStepDuration(runs, 1, 0))).toEqual([0, 3, 3.1])
  })

  it('changes when the next step is dragged along the ruler', () => {
    expect(listStepTimes(setStepTime(runs, 1, 4))).toEqual([0, 4, 7])
    expect(setStepTime(runs, 0, 4)).toBe(runs)
  })
})
