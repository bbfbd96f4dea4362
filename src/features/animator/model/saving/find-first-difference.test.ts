import { expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findFirstDifference } from './find-first-difference'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p7', kind: 'player', team: 'a', x: 10, y: 10 }],
  tracks: [
    {
      object: 'p7',
      keys: [
        { t: 2, x: 20, y: 10, ease: 'linear' },
        { t: 4, x: 30, y: 10, ease: 'linear' },
      ],
    },
  ],
  steps: [0, 2, 4].map((t) => ({ id: `s${t}`, t, name: '', note: '' })),
}

it('is the step where somebody runs elsewhere', () => {
  const [track] = scene.tracks
  const elsewhere = (track?.keys ?? []).map((key) => (key.t === 4 ? { ...key, y: 30 } : key))
  const other = { ...scene, tracks: [{ object: 'p7', keys: elsewhere }] }
  expect(findFirstDifference(scene, other)).toBe(1)
})

it('is the step that only one of them has', () => {
  expect(findFirstDifference(scene, { ...scene, steps: scene.steps.slice(0, 2) })).toBe(2)
})

it('is the first where the pictures are the same', () => {
  expect(findFirstDifference(scene, { ...scene, freezes: [] })).toBe(0)
})
