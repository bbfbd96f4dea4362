import { describe, expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listLanes } from './lanes'
import { createFittingScale, toPixels, listTicks, toSeconds, createTimeScale } from './scale'
import { listSnapTargets, snapTime } from './snap-time'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 0, y: 10 },
    { id: 'p2', kind: 'player', team: 'a', x: 20, y: 10 },
    { id: 'c1', kind: 'cone', x: 5, y: 5 },
    { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p1' },
  ],
  tracks: [
    {
      object: 'p1',
      keys: [
        { t: 1, x: 0, y: 10, ease: 'linear' },
        { t: 3, x: 10, y: 10, ease: 'linear' },
        { t: 5, x: 20, y: 10, ease: 'linear' },
      ],
    },
  ],
  events: [{ id: 'k1', ball: 'b1', t: 4, kind: 'lofted', x: 40, y: 30, speed: 16 }],
  steps: [{ id: 's1', t: 0, name: '', note: '' }],
}

describe('lanes', () => {
  test('are there for what moves, the ball first; for everything when asked', () => {
    expect(listLanes(scene, false).map(({ object }) => object.id)).toEqual(['b1', 'p1'])
    expect(listLanes(scene, true).map(({ object }) => object.id)).toEqual(['b1', 'p1', 'p2', 'c1'])
  })

  test('tell waits, dribbles and where the ball goes away on the way', () => {
    const lane = listLanes(scene, false)[1]
    expect(lane?.bars.map(({ id, kind, from, until }) => [id, kind, from, until])).toEqual([
      ['p1@0', 'wait', 0, 1],
      ['p1@1', 'dribble', 1, 3],
      ['p1@2', 'mixed', 3, 5],
    ])
    expect(lane?.bars[1]?.speed).toBeCloseTo(5)
    expect(lane?.bars[2]?.dribbles).toMatchObject([{ from: 3, until: 4 }])
  })

  test('of a ball show its flights, and who carries it before', () => {
    const lane = listLanes(scene, false)[0]
    expect(lane?.bars).toMatchObject([{ id: 'k1', kind: 'lofted', from: 4 }])
    expect(lane?.carries).toEqual([{ from: 0, until: 4, owner: 'p1' }])
  })
})

describe('the scale', () => {
  test('goes from seconds to pixels and back', () => {
    const scale = createTimeScale(80)
    expect(toSeconds(scale, toPixels(scale, 3.2))).toBeCloseTo(3.2)
    expect(toSeconds(scale, 0)).toBe(0)
  })

  test('fits the film into the width with room to go on', () => {
    const scale = createFittingScale(20, 1000)
    expect(toPixels(scale, 20)).toBeLessThan(1000)
    expect(toPixels(scale, 20)).toBeGreaterThan(800)
  })

  test.each([8, 20, 53, 90, 400])('names seconds that do not run into each other (%i px)', (px) => {
    const named = listTicks(createTimeScale(px), 0, 60).filter(({ hasName }) => hasName)
    const gap = ((named[1]?.t ?? 0) - (named[0]?.t ?? 0)) * px
    expect(named[0]?.t).toBe(0)
    expect(gap).toBeGreaterThanOrEqual(50)
  })
})

describe('something dragged in time', () => {
  test('comes to rest at what happens nearby, else at tenths of a second', () => {
    expect(snapTime(2.96, [3.017], 100)).toBe(3.017)
    expect(snapTime(2.86, [3.017], 100)).toBe(2.9)
    expect(snapTime(-1, [], 100)).toBe(0)
  })

  test('is drawn to steps, keys, kicks and arrivals, not to itself', () => {
    const targets = listSnapTargets(scene, [3])
    expect(targets).toEqual(expect.arrayContaining([0, 1, 4, 5]))
    expect(targets).not.toContain(3)
    expect(targets.every(Number.isFinite)).toBe(true)
  })
})
