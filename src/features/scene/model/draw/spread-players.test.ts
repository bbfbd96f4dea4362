import { expect, test } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Scene } from '../document/scene-schema'
import { distance } from '../motion/course'
import { drawScene } from './draw-scene'
import { getSetting } from './setting'
import { spreadPlayers } from './spread-players'

/** Two pairs, one of them on the same spot, and somebody far from everybody. */
const scene: Scene = {
  ...createEmptyScene({ kind: 'blank', length: 40, width: 30 }),
  objects: [
    { kind: 'player', id: 'one', team: 'a', x: 10, y: 10 },
    { kind: 'player', id: 'two', team: 'b', x: 10.6, y: 10 },
    { kind: 'player', id: 'three', team: 'a', x: 30, y: 20 },
    { kind: 'player', id: 'four', team: 'b', x: 30, y: 20 },
    { kind: 'player', id: 'far', team: 'a', x: 20, y: 5 },
  ],
  tracks: [
    {
      object: 'two',
      keys: [
        { t: 1, x: 10.6, y: 10, ease: 'linear' },
        { t: 3, x: 20, y: 10, ease: 'linear' },
      ],
    },
  ],
}
const width = getSetting(scene, 'card').unit

function findPlace(from: Scene, id: string) {
  const found = from.objects.find((object) => object.id === id)
  if (!found) throw new Error(id)
  return [found.x, found.y] as const
}

test('pairs stand side by side, nobody further than half a symbol from the document', () => {
  const before = JSON.stringify(scene)
  const shown = spreadPlayers(scene)
  expect(distance(findPlace(shown, 'one'), findPlace(shown, 'two'))).toBeCloseTo(width, 1)
  expect(distance(findPlace(shown, 'three'), findPlace(shown, 'four'))).toBeCloseTo(width, 1)
  for (const { id } of scene.objects) {
    const way = distance(findPlace(scene, id), findPlace(shown, id))
    expect(way).toBeLessThanOrEqual(width / 2 + 0.001)
  }
  expect(findPlace(shown, 'far')).toEqual([20, 5])
  expect(JSON.stringify(scene)).toBe(before)
})

test('who waits before a run waits at the new place, so that waiting is no run', () => {
  const countArrows = (of: Scene) =>
    drawScene(of, { time: 0, density: 'card', arrows: { from: 0, until: 10 } }).figures.length
  expect(countArrows(spreadPlayers(scene))).toBe(countArrows(scene))
  const [wait, run] = spreadPlayers(scene).tracks[0]?.keys ?? []
  expect([wait?.x, wait?.y]).toEqual(findPlace(spreadPlayers(scene), 'two'))
  expect([run?.x, run?.y]).toEqual([20, 10])
})

test('a scene with room for everybody is the same scene', () => {
  const roomy = { ...scene, objects: scene.objects.slice(3), tracks: [] }
  expect(spreadPlayers(roomy)).toBe(roomy)
  expect(spreadPlayers(scene)).toBe(spreadPlayers(scene))
})
