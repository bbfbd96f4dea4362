import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from './empty-scene'
import { openScene } from './open-scene'
import { toSaveForm } from './to-save-form'
import type { Scene } from './scene-schema'

const drawn: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p', kind: 'player', team: 'a', x: 10.123456, y: -0.0001, rotation: 33.333333 }],
  tracks: [
    {
      object: 'p',
      keys: [
        { t: 1.23456, x: 1 / 3, y: 2, ease: 'linear', via: [[2 / 3, 4.444]] },
        { t: 1.23459, x: 7, y: 7, ease: 'linear' },
      ],
    },
  ],
}

describe('the form a scene is saved in', () => {
  it('keeps lengths to the centimetre and times to the millisecond', () => {
    const { objects, tracks } = toSaveForm(drawn)
    expect(objects[0]).toMatchObject({ x: 10.12, y: 0, rotation: 33.33 })
    expect(tracks[0]?.keys.at(-1)).toMatchObject({ t: 1.235, x: 7, y: 7 })
  })

  it('keeps the later one of two keys that fall into the same millisecond', () => {
    expect(toSaveForm(drawn).tracks[0]?.keys).toHaveLength(1)
  })

  it('leaves a scene alone that is in this form, so that saving and opening is the identity', () => {
    fc.assert(
      fc.property(createRandomScene(), (scene) => {
        const saved = toSaveForm(scene)
        expect(saved).toStrictEqual(scene)
        expect(openScene(JSON.parse(JSON.stringify(saved)))).toStrictEqual({ scene, fault: null })
      }),
    )
  })

  it('changes nothing more when done twice, whatever the numbers were', () => {
    fc.assert(
      fc.property(
        createRandomScene(),
        fc.double({ min: 0.9, max: 0.999, noNaN: true }),
        (scene, by) => {
          const odd: Scene = {
            ...scene,
            objects: scene.objects.map((object) => ({ ...object, x: object.x * by })),
            tracks: scene.tracks.map((track) => ({
              ...track,
              keys: track.keys.map((key) => ({ ...key, t: key.t * by, y: key.y * by })),
            })),
          }
          const saved = toSaveForm(odd)
          expect(toSaveForm(saved)).toStrictEqual(saved)
          expect(openScene(saved).scene).toStrictEqual(saved)
        },
      ),
    )
  })
})
