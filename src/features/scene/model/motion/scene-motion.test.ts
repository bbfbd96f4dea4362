import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomScene } from '@/test/random-scene'
import { emptyScene } from '../document/empty-scene'
import type { Scene, SceneObject, Track } from '../document/scene-schema'
import { isShown, sceneMotion } from './scene-motion'

const player: SceneObject = { id: 'p', kind: 'player', team: 'a', x: 10, y: 10, rotation: 45 }
const run: Track = { object: 'p', keys: [{ t: 2, x: 10, y: 30, ease: 'linear' }] }

function scene(parts: Partial<Scene>): Scene {
  return { ...emptyScene(), objects: [player], ...parts }
}

describe('a scene in time', () => {
  it('is prepared once per document', () => {
    const one = scene({})
    expect(sceneMotion(one)).toBe(sceneMotion(one))
    expect(sceneMotion({ ...one })).not.toBe(sceneMotion(one))
  })

  it('ends with its last step, key, question or ball on its way', () => {
    const pass = { id: 'e', ball: 'b', t: 1, kind: 'ground', x: 40, y: 10, speed: 10 } as const
    const ball: SceneObject = { id: 'b', kind: 'ball', x: 10, y: 10 }
    expect(sceneMotion(scene({})).end).toBe(0)
    expect(sceneMotion(scene({ steps: [{ id: 's', t: 7, name: '', note: '' }] })).end).toBe(7)
    expect(sceneMotion(scene({ tracks: [run] })).end).toBe(2)
    expect(
      sceneMotion(scene({ freezes: [{ id: 'f', t: 5, seconds: 3, question: '?' }] })).end,
    ).toBe(5)
    expect(sceneMotion(scene({ objects: [ball], events: [pass] })).end).toBe(4)
  })

  it('players look where they run, cones stay as they were put', () => {
    const cone: SceneObject = { ...player, kind: 'cone' }
    expect(sceneMotion(scene({ tracks: [run] })).poseOf('p', 1).rotation).toBeCloseTo(90)
    expect(sceneMotion(scene({ objects: [cone], tracks: [run] })).poseOf('p', 1).rotation).toBe(45)
    expect(sceneMotion(scene({})).poseOf('p', 1).rotation).toBe(45)
  })

  it('unless a key says where to look', () => {
    const turned: Track = {
      object: 'p',
      keys: [{ t: 2, x: 10, y: 30, ease: 'linear', rotation: 55 }],
    }
    expect(sceneMotion(scene({ tracks: [turned] })).poseOf('p', 1).rotation).toBe(50)
  })

  it('things are there from and until when they were said to be', () => {
    const guest = { from: 1, until: 3 }
    expect([0.9, 1, 2.9, 3].map((t) => isShown(guest, t))).toStrictEqual([false, true, true, false])
    expect(isShown({ is_hidden: true }, 1)).toBe(false)
    expect(isShown({}, 599)).toBe(true)
  })

  it('what does not exist is nowhere to be seen', () => {
    expect(sceneMotion(scene({})).poseOf('gone', 0).isVisible).toBe(false)
  })

  it('puts everything somewhere at any time, in any scene', () => {
    fc.assert(
      fc.property(randomScene(), fc.double({ min: 0, max: 60, noNaN: true }), (any, t) => {
        const motion = sceneMotion(any)
        expect(Number.isFinite(motion.end)).toBe(true)
        for (const { id } of any.objects) {
          const { x, y, rotation, height } = motion.poseOf(id, t)
          expect([x, y, rotation, height].every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
})
