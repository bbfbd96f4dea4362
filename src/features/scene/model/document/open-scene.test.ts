import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from './empty-scene'
import { openPreview, openScene } from './open-scene'
import { sceneSchema, type Scene } from './scene-schema'
import { corruptDocument, randomDamage } from './testing/damage'

describe('opening a saved scene', () => {
  it('gives any scene back as it was', () => {
    fc.assert(
      fc.property(createRandomScene(), (saved) => {
        const opened = openScene(JSON.parse(JSON.stringify(saved)))
        expect(opened).toStrictEqual({ scene: saved, fault: null })
      }),
      { numRuns: 300 },
    )
  })

  it('gives a scene that opens again as it is, or says why there is none, whatever is damaged', () => {
    fc.assert(
      fc.property(
        createRandomScene(),
        fc.array(randomDamage, { maxLength: 8 }),
        (saved, damages) => {
          const { scene, fault } = openScene(corruptDocument(saved, damages))
          expect(scene === null).toBe(fault !== null)
          if (!scene) return
          expect(sceneSchema.parse(scene)).toStrictEqual(scene)
          expect(openScene(scene)).toStrictEqual({ scene, fault: null })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        expect(openScene(value).fault).not.toBeNull()
        expect(openPreview(value)).toStrictEqual(createEmptyScene())
      }),
      { numRuns: 300 },
    )
  })

  const scene: Scene = {
    ...createEmptyScene(),
    objects: [{ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10, number: '7' }],
  }

  it.each([
    [null, 'not_scene'],
    ['drawing', 'not_scene'],
    [[], 'not_scene'],
    [{ items: 3 }, 'not_scene'],
    [{ v: 2 }, 'not_scene'],
    [{ ...scene, v: 3, weather: 'rain' }, 'newer'],
    [{ ...scene, v: 1 }, 'damaged'],
    [{ ...scene, drawings: 'none' }, 'damaged'],
    [{ ...scene, objects: [{ id: 'x', kind: 'dragon', x: 1, y: 1 }] }, 'damaged'],
    [{ ...scene, objects: [{ ...scene.objects[0], x: 9000 }] }, 'damaged'],
    [{ ...scene, steps: [{ id: 's1', t: 0, name: 'a\0b', note: '' }] }, 'damaged'],
    [{ ...scene, steps: [{ id: 's1', t: 0, name: 'half \ud83d', note: '' }] }, 'damaged'],
  ])('refuses %j as %s', (json, fault) => {
    expect(openScene(json)).toStrictEqual({ scene: null, fault })
  })
})
