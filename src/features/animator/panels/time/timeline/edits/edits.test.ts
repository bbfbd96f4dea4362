import { describe, expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { removeChosen } from './remove-chosen'
import { retimeFlight } from './retime-flight'
import { shiftBar, moveBarStart } from './shift-bar'
import { shiftChosen } from './shift-keys'
import { moveStepMark } from './shift-marks'

const createKey = (t: number, x: number) => ({ t, x, y: 10, ease: 'linear' as const })
const createStep = (id: string, t: number) => ({ id, t, name: '', note: '' })

/** One runs from 0 to 2, waits until 4, runs until 6 and on until 8; the other runs from 0 to 3. */
const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 0, y: 10 },
    { id: 'p2', kind: 'player', team: 'a', x: 0, y: 10 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p2' },
  ],
  tracks: [
    {
      object: 'p1',
      keys: [createKey(2, 10), createKey(4, 10), createKey(6, 20), createKey(8, 30)],
    },
    { object: 'p2', keys: [createKey(3, 12)] },
  ],
  events: [{ id: 'k1', ball: 'b1', t: 5, kind: 'ground', x: 42, y: 10, speed: 10 }],
  steps: [createStep('s1', 0), createStep('s2', 4), createStep('s3', 8)],
}

const listTimes = (after: Scene, object = 'p1') =>
  after.tracks.find((track) => track.object === object)?.keys.map(({ t }) => t)

describe('a movement dragged along its lane', () => {
  test('starts later and takes as long; the one that follows at once comes along', () => {
    expect(listTimes(shiftBar(scene, 'p1', 2, 1).scene)).toEqual([2, 5, 7, 9])
  })

  test('at the very start gets a wait before it, and its key another number', () => {
    const { scene: after, index } = shiftBar(scene, 'p1', 0, 0.5)
    expect(listTimes(after)).toEqual([0.5, 2.5, 4, 6, 8])
    expect(index).toBe(1)
  })

  test('goes back no further than the movement before; the wait is gone then', () => {
    const { scene: after, index } = shiftBar(scene, 'p1', 2, -9)
    expect(listTimes(after)).toEqual([2, 4, 6])
    expect(index).toBe(1)
  })

  test('meets what comes after a pause', () => {
    expect(listTimes(shiftBar(scene, 'p1', 0, 9).scene)).toEqual([1.9, 3.9, 4, 6, 8])
  })

  test('by its left edge starts later and becomes faster', () => {
    expect(listTimes(moveBarStart(scene, 'p2', 0, 1).scene, 'p2')).toEqual([1, 3])
    expect(listTimes(moveBarStart(scene, 'p1', 2, 5).scene)).toEqual([2, 5, 6, 8])
  })

  test('by its left edge starts earlier as long as it stood before', () => {
    expect(listTimes(moveBarStart(scene, 'p1', 2, 0).scene)).toEqual([2, 6, 8])
    expect(moveBarStart(scene, 'p2', 0, -1).scene).toBe(scene)
  })
})

describe('chosen keys', () => {
  test('move together, as far as the narrowest neighbour lets them', () => {
    const after = shiftChosen(scene, ['p1@1', 'p2@0'], -9, false)
    expect(listTimes(after)).toEqual([2, 2.1, 6, 8])
    expect(listTimes(after, 'p2')).toEqual([1.1])
  })

  test('take everything later along when asked to', () => {
    const after = shiftChosen(scene, ['p1@1'], 1, true)
    expect(listTimes(after)).toEqual([2, 5, 7, 9])
    expect(listTimes(after, 'p2')).toEqual([3])
    expect(after.events[0]?.t).toBe(6)
    expect(after.steps.map(({ t }) => t)).toEqual([0, 5, 9])
  })

  test('may be passes too', () => {
    expect(shiftChosen(scene, ['k1'], 1.5, false).events[0]?.t).toBe(6.5)
  })

  test('are deleted without touching others', () => {
    const after = removeChosen(scene, ['p1@0', 'p1@3', 'k1', 'p2'])
    expect(listTimes(after)).toEqual([4, 6])
    expect(after.events).toEqual([])
    expect(after.objects).toBe(scene.objects)
  })
})

test('a pass that shall arrive sooner is played harder, as hard as one can', () => {
  expect(retimeFlight(scene, 'k1', 6.5).events[0]?.speed).toBeGreaterThan(10)
  expect(retimeFlight(scene, 'k1', 5).events[0]?.speed).toBe(45)
})

describe('a step on the ruler', () => {
  test('marks another moment of the same film', () => {
    const after = moveStepMark(scene, 1, 5, false)
    expect(after.steps.map(({ t }) => t)).toEqual([0, 5, 8])
    expect(after.tracks).toBe(scene.tracks)
  })

  test('stays between its neighbours; the first is the start', () => {
    expect(moveStepMark(scene, 1, 99, false).steps[1]?.t).toBe(7.9)
    expect(moveStepMark(scene, 0, 3, false)).toBe(scene)
  })

  test('makes the step before longer when everything shall follow', () => {
    const after = moveStepMark(scene, 1, 5, true)
    expect(after.steps.map(({ t }) => t)).toEqual([0, 5, 9])
    expect(listTimes(after)).toEqual([2.5, 5, 7, 9])
  })
})
