import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { findEarliestStart, setStart } from './start-at'

const run = (t: number, x: number): Key => ({ t, x, y: 0, ease: 'linear' })

function createSceneWithRuns(...keys: Key[]): Scene {
  const scene = createEmptyScene()
  return {
    ...scene,
    objects: [{ id: 'p1', kind: 'player', team: 'a', x: 0, y: 0 }],
    tracks: [{ object: 'p1', keys }],
  }
}
const listTimes = (scene: Scene) => scene.tracks[0]?.keys.map(({ t, x }) => [t, x])

test('a delayed run waits first, and what follows it comes later too', () => {
  expect(listTimes(setStart(createSceneWithRuns(run(2, 10), run(3, 15)), 'p1', 0, 1.5))).toEqual([
    [1.5, 0],
    [3.5, 10],
    [4.5, 15],
  ])
})

test('a wait before the run becomes longer or shorter', () => {
  const waiting = createSceneWithRuns(run(1, 0), run(3, 10))
  expect(listTimes(setStart(waiting, 'p1', 1, 2))).toEqual([
    [2, 0],
    [4, 10],
  ])
  expect(listTimes(setStart(waiting, 'p1', 1, 0.5))).toEqual([
    [0.5, 0],
    [2.5, 10],
  ])
})

test('a run cannot start before the one before it has ended', () => {
  const runs = createSceneWithRuns(run(2, 10), run(3, 15))
  expect(findEarliestStart(runs, 'p1', 1)).toBe(2)
  expect(setStart(runs, 'p1', 1, 1)).toBe(runs)
})
