import { expect, test } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { earliestStart, startedAt } from './start-at'

const run = (t: number, x: number): Key => ({ t, x, y: 0, ease: 'linear' })

function withRuns(...keys: Key[]): Scene {
  const scene = emptyScene()
  return {
    ...scene,
    objects: [{ id: 'p1', kind: 'player', team: 'a', x: 0, y: 0 }],
    tracks: [{ object: 'p1', keys }],
  }
}
const times = (scene: Scene) => scene.tracks[0]?.keys.map(({ t, x }) => [t, x])

test('a delayed run waits first, and what follows it comes later too', () => {
  expect(times(startedAt(withRuns(run(2, 10), run(3, 15)), 'p1', 0, 1.5))).toEqual([
    [1.5, 0],
    [3.5, 10],
    [4.5, 15],
  ])
})

test('a wait before the run becomes longer or shorter', () => {
  const waiting = withRuns(run(1, 0), run(3, 10))
  expect(times(startedAt(waiting, 'p1', 1, 2))).toEqual([
    [2, 0],
    [4, 10],
  ])
  expect(times(startedAt(waiting, 'p1', 1, 0.5))).toEqual([
    [0.5, 0],
    [2.5, 10],
  ])
})

test('a run cannot start before the one before it has ended', () => {
  const runs = withRuns(run(2, 10), run(3, 15))
  expect(earliestStart(runs, 'p1', 1)).toBe(2)
  expect(startedAt(runs, 'p1', 1, 1)).toBe(runs)
})
