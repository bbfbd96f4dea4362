import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listLanes } from '../lanes/lanes'
import { findNextItem, listRows } from './items'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 0, y: 10 },
    { id: 'p2', kind: 'player', team: 'a', x: 20, y: 10 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p1' },
  ],
  tracks: [
    {
      object: 'p1',
      keys: [
        { t: 1, x: 0, y: 10, ease: 'linear' },
        { t: 3, x: 10, y: 10, ease: 'linear' },
      ],
    },
    { object: 'p2', keys: [{ t: 2, x: 0, y: 10, ease: 'linear' }] },
  ],
  events: [{ id: 'k1', ball: 'b1', t: 4, kind: 'lofted', x: 40, y: 30, speed: 16 }],
  steps: [{ id: 's1', t: 0, name: '', note: '' }],
  freezes: [{ id: 'f1', t: 2, seconds: 3, question: '' }],
}
const rows = listRows(scene, listLanes(scene, false))
const findNextId = (id: string, direction: Parameters<typeof findNextItem>[2]) =>
  findNextItem(rows, id, direction)?.id

test('marks come first, then each lane with its movements and keys in order of time', () => {
  expect(rows.map((items) => items.map(({ id }) => id))).toEqual([
    ['step:s1', 'freeze:f1'],
    ['lane:b1', 'bar:k1'],
    ['lane:p1', 'key:p1@0', 'bar:p1@1', 'key:p1@1'],
    ['lane:p2', 'bar:p2@0', 'key:p2@0'],
  ])
})

test('along a lane one goes from one to the next, and to its ends', () => {
  expect(findNextId('key:p1@0', 'on')).toBe('bar:p1@1')
  expect(findNextId('key:p1@0', 'back')).toBe('lane:p1')
  expect(findNextId('lane:p1', 'back')).toBeUndefined()
  expect(findNextId('bar:p1@1', 'last')).toBe('key:p1@1')
  expect(findNextId('bar:p1@1', 'first')).toBe('lane:p1')
})

test('between lanes one stays near the same moment, among names on the names', () => {
  expect(findNextId('key:p1@1', 'down')).toBe('key:p2@0')
  expect(findNextId('bar:k1', 'up')).toBe('freeze:f1')
  expect(findNextId('lane:p1', 'down')).toBe('lane:p2')
  expect(findNextId('lane:p2', 'down')).toBeUndefined()
})
