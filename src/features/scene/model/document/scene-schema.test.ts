import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from './empty-scene'
import { sceneSchema } from './scene-schema'

describe('the document of a scene', () => {
  it('accepts any scene a coach could have drawn, and nothing is lost on the way through JSON', () => {
    fc.assert(
      fc.property(createRandomScene(), (scene) => {
        expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toStrictEqual(scene)
      }),
      { numRuns: 200 },
    )
  })

  it('starts with an empty pitch that is sound', () => {
    expect(sceneSchema.parse(createEmptyScene())).toStrictEqual(createEmptyScene())
  })
})
