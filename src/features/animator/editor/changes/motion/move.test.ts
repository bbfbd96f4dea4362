import { describe, expect, it } from 'vitest'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { createLockedScene, createTrainingScene } from '../../driver/training-scene'
import { listKeys } from '../scene/parts'
import { moveThings, placeThing } from './move'
import type { When } from './when'

const createWhen = (time: number, rest: Partial<When> = {}): When => ({
  time,
  mode: 'steps',
  appliesToLater: false,
  ...rest,
})
const createKey = (t: number, x: number, y: number, rest: Partial<Key> = {}): Key => ({
  t,
  x,
  y,
  ease: 'linear',
  ...rest,
})
const createMovingScene = (...keys: Key[]): Scene =>
  createTrainingScene({ tracks: [{ object: 'p1', keys }] })
const listPlaces = (scene: Scene, id = 'p1') => listKeys(scene, id).map(({ t, x, y }) => [t, x, y])
const findPlace = (scene: Scene, id: string, t: number) => {
  const { x, y } = getSceneMotion(scene).poseOf(id, t)
  return [x, y]
}

describe('moving at the start', () => {
  it('changes the place itself', () => {
    const scene = moveThings(createTrainingScene(), ['p1', 'p3'], [5, -2], createWhen(0))
    expect(findPlace(scene, 'p1', 0)).toEqual([25, 18])
    expect(findPlace(scene, 'p3', 0)).toEqual([25, 48])
    expect(scene.tracks).toEqual([])
  })

  it('takes the wait that follows along, and leaves the runs after it', () => {
    const scene = placeThing(
      createMovingScene(createKey(3, 20, 20), createKey(6, 40, 20)),
      'p1',
      [10, 10],
      createWhen(0),
    )
    expect(listPlaces(scene)).toEqual([
      [3, 10, 10],
      [6, 40, 20],
    ])
  })

  it('shifts all later places, bends included, when it applies to later steps', () => {
    const before = createMovingScene(
      createKey(3, 30, 20, { via: [[25, 25]] }),
      createKey(6, 40, 20),
    )
    const scene = moveThings(before, ['p1'], [1, 1], createWhen(0, { appliesToLater: true }))
    expect(listKeys(scene, 'p1')[0]).toMatchObject({ x: 31, y: 21, via: [[26, 26]] })
    expect(listKeys(scene, 'p1')[1]).toMatchObject({ x: 41, y: 21 })
  })
})

describe('moving at a later step', () => {
  it('happens between the step before and this one', () => {
    const scene = placeThing(createTrainingScene(), 'p1', [30, 20], createWhen(6))
    expect(listPlaces(scene)).toEqual([
      [3, 20, 20],
      [6, 30, 20],
    ])
    expect(findPlace(scene, 'p1', 3)).toEqual([20, 20])
  })

  it('needs no wait where the step before is the start or something moved since', () => {
    const first = placeThing(createTrainingScene(), 'p1', [30, 20], createWhen(3))
    expect(listPlaces(first)).toEqual([[3, 30, 20]])
    expect(listPlaces(placeThing(first, 'p1', [40, 20], createWhen(6)))).toEqual([
      [3, 30, 20],
      [6, 40, 20],
    ])
  })

  it('moves the key that is there already', () => {
    const scene = placeThing(
      createMovingScene(createKey(3, 30, 20), createKey(6, 40, 20)),
      'p1',
      [30, 30],
      createWhen(3),
    )
    expect(listPlaces(scene)).toEqual([
      [3, 30, 30],
      [6, 40, 20],
    ])
  })

  it('takes the waits that follow at the old place along', () => {
    const scene = createMovingScene(
      createKey(3, 30, 20),
      createKey(6, 30, 20),
      createKey(9, 40, 20),
    )
    expect(listPlaces(placeThing(scene, 'p1', [30, 30], createWhen(3)))).toEqual([
      [3, 30, 30],
      [6, 30, 30],
      [9, 40, 20],
    ])
  })

  it('begins at the step before although a wait had been set for what comes later', () => {
    // waits until the second step, then runs: now it moves before the second step too
    const steps = [0, 2, 4, 6].map((t) => ({ id: `s${t}`, t, name: '', note: '' }))
    const scene = createTrainingScene({
      steps,
      tracks: [{ object: 'p1', keys: [createKey(4, 20, 20), createKey(6, 40, 20)] }],
    })
    expect(listPlaces(placeThing(scene, 'p1', [25, 20], createWhen(4)))).toEqual([
      [2, 20, 20],
      [4, 25, 20],
      [6, 40, 20],
    ])
  })

  it('shifts everything later with it when it applies to later steps', () => {
    const scene = createMovingScene(createKey(3, 30, 20), createKey(6, 40, 20))
    const moved = moveThings(scene, ['p1'], [0, 5], createWhen(3, { appliesToLater: true }))
    expect(listPlaces(moved)).toEqual([
      [3, 30, 25],
      [6, 40, 25],
    ])
  })

  it('divides a run that passes the step, and its bends', () => {
    const scene = createMovingScene(
      createKey(6, 40, 20, {
        via: [
          [25, 22],
          [35, 22],
        ],
      }),
    )
    const moved = placeThing(scene, 'p1', [30, 25], createWhen(3))
    const keys = listKeys(moved, 'p1')
    expect(keys.map(({ t, via }) => [t, via])).toEqual([
      [3, [[25, 22]]],
      [6, [[35, 22]]],
    ])
  })
})

describe('moving on the timeline', () => {
  it('sets a key at the play-head, without a wait before', () => {
    const scene = placeThing(
      createTrainingScene(),
      'p1',
      [30, 20],
      createWhen(4.2, { mode: 'timeline' }),
    )
    expect(listPlaces(scene)).toEqual([[4.2, 30, 20]])
  })
})

describe('moving', () => {
  it('leaves locked things where they are', () => {
    const scene = createLockedScene(createTrainingScene(), 'p1', 'd1')
    expect(moveThings(scene, ['p1', 'd1'], [5, 5], createWhen(0))).toBe(scene)
  })

  it('shifts drawings at any time', () => {
    const scene = moveThings(createTrainingScene(), ['d1'], [1, 2], createWhen(3))
    expect(scene.drawings[0]).toMatchObject({
      points: [
        [71, 42],
        [91, 62],
      ],
    })
  })

  it('keeps the ball with a carrier who is moved together with it', () => {
    const scene = moveThings(createTrainingScene(), ['p1', 'b1'], [5, 0], createWhen(0))
    expect(scene.objects.find(({ id }) => id === 'b1')).toMatchObject({ owner: 'p1' })
  })

  it('shifts a single key, but not twice when its object moves too', () => {
    const scene = createMovingScene(createKey(3, 30, 20), createKey(6, 40, 20))
    expect(listPlaces(moveThings(scene, ['p1@1'], [1, 0], createWhen(0)))).toEqual([
      [3, 30, 20],
      [6, 41, 20],
    ])
    const both = moveThings(scene, ['p1', 'p1@1'], [1, 0], createWhen(0, { appliesToLater: true }))
    expect(listPlaces(both)).toEqual([
      [3, 31, 20],
      [6, 41, 20],
    ])
  })

  it('stays within the limits of the document', () => {
    const scene = moveThings(createTrainingScene(), ['p1'], [1000, 0.123_456], createWhen(0))
    expect(findPlace(scene, 'p1', 0)).toEqual([250, 20.12])
  })
})
