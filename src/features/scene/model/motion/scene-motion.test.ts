import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from '../document/empty-scene'
import type { Scene, SceneObject, Track } from '../document/scene-schema'
import { isShown, getSceneMotion } from './scene-motion'

const player: SceneObject = { id: 'p', kind: 'player', team: 'a', x: 10, y: 10, rotation: 45 }
const run: Track = { object: 'p', keys: [{ t: 2, x: 10, y: 30, ease: 'linear' }] }

function createScene(parts: Partial<Scene>): Scene {
  return { ...createEmptyScene(), objects: [player], ...parts }
}

describe('a scene in time', () => {
  it('is prepared once per document', () => {
    const one = createScene({})
    expect(getSceneMotion(one)).toBe(getSceneMotion(one))
    expect(getSceneMotion({ ...one })).not.toBe(getSceneMotion(one))
  })

  it('ends with its last step, key, question or ball on its way', () => {
    const pass = { id: 'e', ball: 'b', t: 1, kind: 'ground', x: 40, y: 10, speed: 10 } as const
    const ball: SceneObject = { id: 'b', kind: 'ball', x: 10, y: 10 }
    expect(getSceneMotion(createScene({})).end).toBe(0)
    expect(
      getSceneMotion(createScene({ steps: [{ id: 's', t: 7, name: '', note: '' }] })).end,
    ).toBe(7)
    expect(getSceneMotion(createScene({ tracks: [run] })).end).toBe(2)
    expect(
      getSceneMotion(createScene({ freezes: [{ id: 'f', t: 5, seconds: 3, question: '?' }] })).end,
    ).toBe(5)
    expect(getSceneMotion(createScene({ objects: [ball], events: [pass] })).end).toBe(4)
  })

  it('players look where they run, cones stay as they were put', () => {
    const cone: SceneObject = { ...player, kind: 'cone' }
    expect(getSceneMotion(createScene({ tracks: [run] })).poseOf('p', 1).rotation).toBeCloseTo(90)
    expect(
      getSceneMotion(createScene({ objects: [cone], tracks: [run] })).poseOf('p', 1).rotation,
    ).toBe(45)
    expect(getSceneMotion(createScene({})).poseOf('p', 1).rotation).toBe(45)
  })

  it('unless a key says where to look', () => {
    const turned: Track = {
      object: 'p',
      keys: [{ t: 2, x: 10, y: 30, ease: 'linear', rotation: 55 }],
    }
    expect(getSceneMotion(createScene({ tracks: [turned] })).poseOf('p', 1).rotation).toBe(50)
  })

  it('things are there from and until when they were said to be', () => {
    const guest = { from: 1, until: 3 }
    expect([0.9, 1, 2.9, 3].map((t) => isShown(guest, t))).toStrictEqual([false, true, true, false])
    expect(isShown({ is_hidden: true }, 1)).toBe(false)
    expect(isShown({}, 599)).toBe(true)
  })

  it('what does not exist is nowhere to be seen', () => {
    expect(getSceneMotion(createScene({})).poseOf('gone', 0).isVisible).toBe(false)
  })

  it('puts everything somewhere at any time, in any scene', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.double({ min: 0, max: 60, noNaN: true }), (any, t) => {
        const motion = getSceneMotion(any)
        expect(Number.isFinite(motion.end)).toBe(true)
        for (const { id } of any.objects) {
          const { x, y, rotation, height } = motion.poseOf(id, t)
          expect([x, y, rotation, height].every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
})
