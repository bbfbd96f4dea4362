import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listArrows } from '@/features/scene/model/motion/arrows'
import { createTrainingScene } from '../../driver/training-scene'
import { listKeys } from '../scene/parts'
import { delayTrack } from './delay'
import { setKeyBend, deleteKey, setKeyDuration, setKeyTime } from './keys'
import { addRun } from './run'

const listPlaces = (scene: Scene, id: string) => listKeys(scene, id).map(({ t, x }) => [t, x])
const listStepTimes = (scene: Scene) => scene.steps.map(({ t }) => t)

describe('a run drawn from an object', () => {
  it('starts at the shown time and takes as long as its way needs', () => {
    // 11 m at 5.5 m/s
    const scene = addRun(createTrainingScene(), 'p2', 0, [[51, 20]])
    expect(listPlaces(scene, 'p2')).toEqual([[2, 51]])
    expect(listArrows(scene)).toMatchObject([{ kind: 'run', from: 0, until: 2, by: 'p2' }])
  })

  it('is a slower dribble for who has the ball', () => {
    // 12 m at 4 m/s
    const scene = addRun(createTrainingScene(), 'p1', 0, [[32, 20]])
    expect(listPlaces(scene, 'p1')).toEqual([[3, 32]])
    expect(listArrows(scene)[0]).toMatchObject({ kind: 'dribble', ball: 'b1' })
  })

  it('waits until the step it was drawn in', () => {
    const scene = addRun(createTrainingScene(), 'p2', 3, [[51, 20]])
    expect(listPlaces(scene, 'p2')).toEqual([
      [3, 40],
      [5, 51],
    ])
  })

  it('follows the movement that the object already makes in this step', () => {
    const once = addRun(createTrainingScene(), 'p2', 0, [[45.5, 20]])
    const twice = addRun(once, 'p2', 0, [[51, 20]])
    expect(listPlaces(twice, 'p2')).toEqual([
      [1, 45.5],
      [2, 51],
    ])
  })

  it('makes the next steps and everything in them wait until it has ended', () => {
    const before = addRun(createTrainingScene(), 'p4', 3, [[45.5, 50]])
    const scene = addRun(before, 'p2', 0, [[62, 20]])
    expect(listStepTimes(scene)).toEqual([0, 4, 7])
    expect(listPlaces(scene, 'p4')).toEqual([
      [4, 40],
      [5, 45.5],
    ])
  })

  it('goes along the points it was drawn through', () => {
    const scene = addRun(createTrainingScene(), 'p2', 0, [
      [45, 25],
      [50, 20],
    ])
    expect(listKeys(scene, 'p2')[0]).toMatchObject({ x: 50, via: [[45, 25]] })
  })

  it('keeps what the object does later', () => {
    const before = addRun(createTrainingScene(), 'p2', 3, [[51, 20]])
    const scene = addRun(before, 'p2', 0, [[40, 31]])
    expect(listPlaces(scene, 'p2')).toEqual([
      [2, 40],
      [3, 40],
      [5, 51],
    ])
    expect(listKeys(scene, 'p2')[1]).toMatchObject({ y: 31 })
  })

  it('takes as long as the drawing when it was recorded, at an even pace', () => {
    const scene = addRun(createTrainingScene(), 'p2', 0, [[51, 20]], { recordedSeconds: 2.5 })
    expect(listKeys(scene, 'p2')[0]).toMatchObject({ t: 2.5, ease: 'linear' })
  })

  it('is none without a way, for a ball, or after the end of time', () => {
    const scene = createTrainingScene()
    expect(addRun(scene, 'p2', 0, [])).toBe(scene)
    expect(addRun(scene, 'p2', 0, [[40, 20]])).toBe(scene)
    expect(addRun(scene, 'b1', 0, [[50, 20]])).toBe(scene)
    const late = createTrainingScene({
      steps: [0, 1, 599].map((t) => ({ id: `s${t}`, t, name: '', note: '' })),
    })
    expect(addRun(late, 'p2', 0, [[90, 20]])).toBe(late)
  })
})

describe('a key of a run', () => {
  const scene = addRun(addRun(createTrainingScene(), 'p2', 0, [[51, 20]]), 'p2', 3, [[62, 20]])

  it('is bent and straightened', () => {
    const bent = setKeyBend(scene, 'p2', 0, [[45, 30]])
    expect(listKeys(bent, 'p2')[0]?.via).toEqual([[45, 30]])
    expect(listKeys(setKeyBend(bent, 'p2', 0, []), 'p2')[0]?.via).toBeUndefined()
  })

  it('moves in time between its neighbours', () => {
    expect(listPlaces(setKeyTime(scene, 'p2', 1, 4), 'p2')[1]).toEqual([4, 51])
    expect(listPlaces(setKeyTime(scene, 'p2', 1, 99), 'p2')[1]).toEqual([4.9, 51])
    expect(listPlaces(setKeyTime(scene, 'p2', 1, 0), 'p2')[1]).toEqual([2.1, 51])
  })

  it('takes everything later along when it ripples', () => {
    const later = setKeyTime(scene, 'p2', 1, 4, { ripple: true })
    expect(listPlaces(later, 'p2').map(([t]) => t)).toEqual([2, 4, 6])
    expect(listStepTimes(later)).toEqual([0, 4, 7])
    const sooner = setKeyTime(scene, 'p2', 1, 2.5, { ripple: true })
    expect(listPlaces(sooner, 'p2').map(([t]) => t)).toEqual([2, 2.5, 4.5])
    expect(listStepTimes(sooner)).toEqual([0, 2.5, 5.5])
  })

  it('gets another duration, and the object its later keys with it', () => {
    expect(listPlaces(setKeyDuration(scene, 'p2', 0, 2.5), 'p2').map(([t]) => t)).toEqual([
      2.5, 3.5, 5.5,
    ])
  })

  it('goes, and with the last one the track', () => {
    const one = addRun(createTrainingScene(), 'p2', 0, [[51, 20]])
    expect(deleteKey(one, 'p2', 0).tracks).toEqual([])
  })
})

describe('a start delay', () => {
  const scene = addRun(createTrainingScene(), 'p2', 0, [[45.5, 20]])

  it('lets the movement begin later and take as long', () => {
    expect(listPlaces(delayTrack(scene, 'p2', 0.5), 'p2')).toEqual([
      [0.5, 40],
      [1.5, 45.5],
    ])
  })

  it('is taken back as far as there is a wait', () => {
    expect(delayTrack(delayTrack(scene, 'p2', 0.5), 'p2', -2)).toEqual(scene)
    expect(delayTrack(scene, 'p2', -1)).toBe(scene)
  })

  it('makes the next step wait when the movement would pass it', () => {
    const late = delayTrack(scene, 'p2', 4)
    expect(listPlaces(late, 'p2').at(-1)).toEqual([5, 45.5])
    expect(listStepTimes(late)).toEqual([0, 5, 8])
  })

  it('concerns the shown step only', () => {
    const two = addRun(scene, 'p2', 3, [[51, 20]])
    expect(listPlaces(delayTrack(two, 'p2', 0.5, 3), 'p2').map(([t]) => t)).toEqual([1, 3.5, 4.5])
    expect(listPlaces(delayTrack(two, 'p2', 0.5, 0), 'p2').map(([t]) => t)).toEqual([
      0.5, 1.5, 3, 4,
    ])
  })
})
