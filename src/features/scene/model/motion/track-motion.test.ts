import { describe, expect, it } from 'vitest'
import type { Ease, Key, Player } from '../document/scene-schema'
import { distance } from './course'
import { applyEase, peakSpeed } from './ease'
import { trackMotion } from './track-motion'

const player: Player = { id: 'p', kind: 'player', team: 'a', x: 10, y: 10 }

function createKey(t: number, x: number, y: number, rest: Partial<Key> = {}): Key {
  return { t, x, y, ease: 'linear', ...rest }
}

describe('a track', () => {
  it('starts where the object stands and stays where the last key put it', () => {
    const { placeAt } = trackMotion(player, [createKey(2, 20, 10)])
    expect([placeAt(0), placeAt(1), placeAt(2), placeAt(99)]).toStrictEqual([
      [10, 10],
      [15, 10],
      [20, 10],
      [20, 10],
    ])
  })

  it('stands still without keys', () => {
    const motion = trackMotion(player, [])
    expect(motion.placeAt(5)).toStrictEqual([10, 10])
    expect(motion.headingAt(5)).toBeNull()
    expect(motion.speedAt(5)).toBe(0)
  })

  it('waits where two keys are at the same place', () => {
    const { placeAt, speedAt } = trackMotion(player, [createKey(3, 10, 10), createKey(5, 20, 10)])
    expect(placeAt(2.9)).toStrictEqual([10, 10])
    expect(speedAt(1)).toBe(0)
    expect(placeAt(4)).toStrictEqual([15, 10])
    expect(speedAt(4)).toBeCloseTo(5)
  })

  it('looks where it runs, and holds that look when it stands again', () => {
    const { headingAt } = trackMotion(player, [
      createKey(1, 10, 20),
      createKey(3, 10, 20),
      createKey(4, 0, 20),
    ])
    expect(headingAt(0.5)).toBeCloseTo(90)
    expect(headingAt(2)).toBeCloseTo(90)
    expect(headingAt(3.5)).toBeCloseTo(180)
    expect(headingAt(9)).toBeCloseTo(180)
  })

  it('has no look of its own before the first movement', () => {
    expect(
      trackMotion(player, [createKey(2, 10, 10), createKey(3, 20, 10)]).headingAt(1),
    ).toBeNull()
  })

  it('takes a bent way through the points between, at an even pace', () => {
    const { placeAt, stretches } = trackMotion(player, [createKey(10, 30, 10, { via: [[20, 20]] })])
    const length = stretches[0]?.course.length ?? 0
    expect(length).toBeGreaterThan(2 * Math.hypot(10, 10))
    expect(distance(placeAt(5), [20, 20])).toBeLessThan(0.1)
    const steps = Array.from({ length: 10 }, (_, t) => distance(placeAt(t), placeAt(t + 1)))
    for (const step of steps) expect(step).toBeCloseTo(length / 10, 0)
  })

  it('is smooth: no corner at the points between', () => {
    const { headingAt } = trackMotion(player, [createKey(10, 30, 10, { via: [[20, 20]] })])
    const turns = Array.from({ length: 1000 }, (_, index) => {
      const [now, next] = [headingAt(index / 100) ?? 0, headingAt((index + 1) / 100) ?? 0]
      return Math.abs(next - now)
    })
    expect(Math.max(...turns)).toBeLessThan(3)
  })

  it('is the same object while the player and the keys are the same', () => {
    const keys = [createKey(2, 20, 10)]
    expect(trackMotion(player, keys)).toBe(trackMotion(player, keys))
    expect(trackMotion({ ...player, x: 0 }, keys).placeAt(0)).toStrictEqual([0, 10])
    expect(trackMotion(player, [createKey(2, 30, 10)]).placeAt(2)).toStrictEqual([30, 10])
  })
})

describe('easing', () => {
  it.each<[Ease, number]>([
    ['linear', 0.5],
    ['in', 0.25],
    ['out', 0.75],
    ['in_out', 0.5],
  ])('%s has gone this share of the way at half time: %d', (ease, share) => {
    expect([applyEase(ease, 0), applyEase(ease, 0.5), applyEase(ease, 1)]).toStrictEqual([
      0,
      share,
      1,
    ])
  })

  it.each<Ease>(['linear', 'in', 'out', 'in_out'])('%s is as fast at its peak as said', (ease) => {
    const steps = Array.from({ length: 1000 }, (_, index) => {
      return (applyEase(ease, (index + 1) / 1000) - applyEase(ease, index / 1000)) * 1000
    })
    expect(Math.max(...steps)).toBeCloseTo(peakSpeed[ease], 2)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  })
})

describe('turning', () => {
  it('goes the short way round, on the way to the key and not before', () => {
    const { rotationAt } = trackMotion({ ...player, rotation: 170 }, [
      createKey(1, 10, 10),
      createKey(3, 10, 10, { rotation: -170 }),
    ])
    expect(rotationAt(1)).toBe(170)
    expect(rotationAt(2)).toBe(180)
    expect(rotationAt(3)).toBe(-170)
    expect(rotationAt(9)).toBe(-170)
  })

  it('takes whole turns for none', () => {
    const { rotationAt } = trackMotion({ ...player, rotation: 0 }, [
      createKey(2, 10, 10, { rotation: 730 }),
    ])
    expect(rotationAt(1)).toBe(5)
  })

  it('is nothing while nothing says so', () => {
    expect(trackMotion(player, [createKey(1, 20, 10)]).rotationAt(0.5)).toBeNull()
  })
})
