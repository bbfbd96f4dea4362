import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saveForm } from '@/features/scene/model/document/save-form'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import { withoutPeople } from '@/features/scene/model/document/without-people'
import { randomScene } from '@/test/random-scene'
import { jsonText } from './json-file'
import { mostLetters, readJson } from './read-json'

describe('a scene as a file', () => {
  it('opens again as it was, without who the players are', () => {
    fc.assert(
      fc.property(randomScene(), (scene) => {
        const read = readJson(jsonText(scene, 'Rondo'))
        expect(read).toEqual({
          isRead: true,
          title: 'Rondo',
          scene: saveForm(withoutPeople(scene)),
        })
      }),
      { numRuns: 40 },
    )
  })

  it('opens a bare document too', () => {
    expect(readJson(JSON.stringify(emptyScene()))).toMatchObject({ isRead: true, title: '' })
  })

  it.each([
    ['', 'empty'],
    ['{ "scene": ', 'no_json'],
    ['{ "hello": "world" }', 'not_scene'],
    ['[]', 'not_scene'],
    ['null', 'not_scene'],
    [JSON.stringify({ scene: { ...emptyScene(), objects: [{ kind: 'dragon' }] } }), 'damaged'],
    [JSON.stringify({ ...emptyScene(), v: 3 }), 'newer'],
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
