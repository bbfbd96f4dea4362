import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSaveForm } from '@/features/scene/model/document/to-save-form'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'
import { createRandomScene } from '@/test/create-random-scene'
import { toJsonText } from './json-file'
import { mostLetters, readJson } from './read-json'

describe('a scene as a file', () => {
  it('opens again as it was, without who the players are', () => {
    fc.assert(
      fc.property(createRandomScene(), (scene) => {
        const read = readJson(toJsonText(scene, 'Rondo'))
        expect(read).toEqual({
          isRead: true,
          title: 'Rondo',
          scene: toSaveForm(removePeopleFromScene(scene)),
        })
      }),
      { numRuns: 40 },
    )
  })

  it('opens a bare document too', () => {
    expect(readJson(JSON.stringify(createEmptyScene()))).toMatchObject({ isRead: true, title: '' })
  })

  it.each([
    ['', 'empty'],
    ['{ "scene": ', 'no_json'],
    ['{ "hello": "world" }', 'not_scene'],
    ['[]', 'not_scene'],
    ['null', 'not_scene'],
    [
      JSON.stringify({ scene: { ...createEmptyScene(), objects: [{ kind: 'dragon' }] } }),
      'damaged',
    ],
    [JSON.stringify({ ...createEmptyScene(), v: 3 }), 'newer'],
    [' '.repeat(mostLetters) + '{}', 'too_large'],
  ] as const)('says plainly why it cannot open something', (text, problem) => {
    expect(readJson(text)).toEqual({ isRead: false, problem })
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readJson(text)).toHaveProperty('isRead')
      }),
    )
  })
})
