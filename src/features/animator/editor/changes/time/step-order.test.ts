import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createTrainingScene } from '../../driver/training-scene'
import { addPass } from '../motion/ball'
import { addRun } from '../motion/run'
import { deleteStep, unmarkStep } from './delete-step'
import { renameStep } from './steps'
import { moveStep } from './step-order'

const listSteps = (scene: Scene) => scene.steps.map(({ id, t }) => [id, t])
const findPlace = (scene: Scene, id: string, t: number) => {
  const { x, y } = getSceneMotion(scene).poseOf(id, t)
  return [x, y]
}

/** First p2 runs to the right and p4 follows p3 a little, then p2 runs down; then p3 does something. */
const right = addRun(createTrainingScene(), 'p2', 0, [[51, 20]])
const down = addRun(right, 'p2', 3, [[51, 31]])
const film = addRun(down, 'p3', 6, [[31, 50]])

describe('a step put at another place in the order', () => {
  const moved = moveStep(film, 1, 0)

  it('takes its movement along, from wherever one then is', () => {
    expect(listSteps(moved)).toEqual([
      ['s2', 0],
      ['s1', 3],
      ['s3', 6],
    ])
    expect(findPlace(moved, 'p2', 3)).toEqual([40, 31])
    expect(findPlace(moved, 'p2', 6)).toEqual([51, 31])
  })

  it('leaves everything after it as it was', () => {
    expect(findPlace(moved, 'p2', 9)).toEqual(findPlace(film, 'p2', 9))
    expect(findPlace(moved, 'p3', 8)).toEqual(findPlace(film, 'p3', 8))
  })

  it('is undone by moving it back', () => {
    const back = moveStep(moved, 0, 1)
    for (const t of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(findPlace(back, 'p2', t)).toEqual(findPlace(film, 'p2', t))
    }
  })

  it('takes its passes, its question and its name along', () => {
    const passed = addPass(film, { ball: 'b1', t: 3, kind: 'ground', to: 'p2' }).scene
    const full = renameStep(
      { ...passed, freezes: [{ id: 'f1', t: 3, seconds: 3, question: '?' }] },
      1,
      'Pass',
    )
    const first = moveStep(full, 1, 0)
    expect(first.events[0]?.t).toBe(0)
    expect(first.freezes[0]?.t).toBe(0)
    expect(first.steps[0]).toMatchObject({ name: 'Pass', t: 0 })
  })

  it('may be the last one, which takes until the end of the film', () => {
    const last = moveStep(film, 2, 0)
    expect(last.steps[0]?.id).toBe('s3')
    expect(findPlace(last, 'p3', 2)).toEqual([31, 50])
    expect(findPlace(last, 'p2', 99)).toEqual([51, 31])
  })
})

describe('a deleted step', () => {
  it('leaves the pictures before and after as they are; both movements happen at once', () => {
    const both = addRun(right, 'p4', 3, [[51, 50]])
    const scene = deleteStep(both, 1)
    expect(scene.steps).toHaveLength(2)
    const end = scene.steps[1]?.t ?? 0
    expect(findPlace(scene, 'p2', 0)).toEqual([40, 20])
    expect(findPlace(scene, 'p2', end)).toEqual([51, 20])
    expect(findPlace(scene, 'p4', end)).toEqual([51, 50])
    expect(end).toBe(3)
  })

  it('lets somebody who moved to it and from it go straight', () => {
    const scene = deleteStep(film, 1)
    const end = scene.steps[1]?.t ?? 0
    expect(findPlace(scene, 'p2', end)).toEqual([51, 31])
    expect(scene.tracks.find(({ object }) => object === 'p2')?.keys).toHaveLength(1)
    expect(findPlace(scene, 'p3', end + 2)).toEqual([31, 50])
  })

  it('at the start: the film begins with the second picture', () => {
    const passed = addPass(film, { ball: 'b1', t: 0, kind: 'ground', to: 'p4' }).scene
    const scene = deleteStep(passed, 0)
    expect(listSteps(scene)).toEqual([
      ['s2', 0],
      ['s3', 3],
    ])
    expect(findPlace(scene, 'p2', 0)).toEqual([51, 20])
    expect(findPlace(scene, 'p2', 3)).toEqual([51, 31])
    expect(scene.events).toEqual([])
    expect(scene.objects.find(({ id }) => id === 'b1')).toMatchObject({ owner: 'p4' })
  })

  it('at the end: nothing is left of the movement that led to it', () => {
    const scene = deleteStep(film, 2)
    expect(scene.steps).toHaveLength(2)
    expect(getSceneMotion(scene).end).toBe(3)
    expect(findPlace(scene, 'p2', 99)).toEqual([51, 20])
    expect(findPlace(scene, 'p3', 99)).toEqual([20, 50])
  })

  it('keeps the pass that brought the ball where the next picture shows it', () => {
    const passed = addPass(film, { ball: 'b1', t: 0, kind: 'ground', to: 'p4' }).scene
    expect(deleteStep(passed, 1).events).toMatchObject([{ t: 0, to: 'p4' }])
    const twice = addPass(passed, { ball: 'b1', t: 3, kind: 'ground', to: 'p3' }).scene
    expect(deleteStep(twice, 1).events).toMatchObject([{ t: 0, to: 'p3' }])
  })

  it('is never the only one', () => {
    const one = createTrainingScene({ steps: [{ id: 's1', t: 0, name: '', note: '' }] })
    expect(deleteStep(one, 0)).toBe(one)
  })

  it('on the timeline is only a mark taken away', () => {
    const scene = unmarkStep(film, 1)
    expect(scene.steps).toHaveLength(2)
    expect(scene.tracks).toBe(film.tracks)
    expect(unmarkStep(film, 0)).toBe(film)
  })
})
