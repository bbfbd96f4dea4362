import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { computeNaturalSeconds } from './compute-natural-seconds'

const createStep = (id: string, t: number) => ({ id, t, name: '', note: '' })
const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 },
    { id: 'p2', kind: 'player', team: 'a', x: 10, y: 20 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p2' },
  ],
  tracks: [
    {
      object: 'p1',
      keys: [
        { t: 2, x: 32, y: 10, ease: 'linear' },
        { t: 4, x: 43, y: 10, ease: 'linear' },
      ],
    },
    { object: 'p2', keys: [{ t: 4, x: 18, y: 20, ease: 'linear' }] },
  ],
  steps: [createStep('s1', 0), createStep('s2', 4)],
}

test('a step takes as long as its longest movement at playing tempo, stretches one after the other', () => {
  expect(computeNaturalSeconds(scene, 0)).toBe(6)
})

test('with the ball it takes longer', () => {
  const dribbling = { ...scene, tracks: scene.tracks.slice(1) }
  expect(computeNaturalSeconds(dribbling, 0)).toBe(2)
})

test('where nothing moves there is no such time', () => {
  expect(computeNaturalSeconds(scene, 1)).toBeNull()
})
