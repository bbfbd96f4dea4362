import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createGroupedScene, createTrainingScene } from '../../driver/training-scene'
import { addPass } from '../motion/ball'
import { addRun } from '../motion/run'
import { listKeys, findObject } from '../scene/parts'
import { parsePart, extractPart } from './part'
import { duplicateThings, pastePart } from './paste'

const findPlace = (scene: Scene, id: string, t: number) => {
  const { x, y } = getSceneMotion(scene).poseOf(id, t)
  return [x, y]
}
function copyInto(scene: Scene, ids: readonly string[], into: Scene, from = 0, time = 0) {
  const part = parsePart(JSON.stringify(extractPart(scene, ids, from)))
  return part ? pastePart(into, part, { time }) : { scene: into, ids: [] }
}

const film = addPass(addRun(createTrainingScene(), 'p2', 3, [[51, 20]]), {
  ball: 'b1',
  t: 0,
  kind: 'ground',
  to: 'p2',
}).scene

describe('copied things', () => {
  it('go into another scene with new ids and all their movement', () => {
    const { scene, ids } = copyInto(film, ['p1', 'p2', 'b1'], createEmptyScene())
    expect(ids).toEqual(['p1', 'p2', 'b1'])
    expect(findPlace(scene, 'p2', 5)).toEqual([51, 20])
    expect(scene.events).toMatchObject([{ ball: 'b1', to: 'p2', t: 0 }])
    expect(findObject(scene, 'b1')).toMatchObject({ owner: 'p1' })
  })

  it('lie beside the originals in the same scene', () => {
    const { scene, ids } = duplicateThings(film, ['p2'], 0)
    const [copy = ''] = ids
    expect(copy).toBe('p5')
    expect(findPlace(scene, copy, 0)).toEqual([42, 22])
    expect(findPlace(scene, copy, 5)).toEqual([53, 22])
    const [third = ''] = duplicateThings(scene, ['p2'], 0).ids
    expect(findPlace(duplicateThings(scene, ['p2'], 0).scene, third, 0)).toEqual([44, 24])
  })

  it('are as they are at that time, and move on as much later as they did', () => {
    const { scene } = copyInto(film, ['p2'], createEmptyScene(), 3, 0)
    expect(listKeys(scene, 'p2')).toEqual([])
    const [copy = ''] = copyInto(film, ['p2'], createTrainingScene(), 4, 6).ids
    const later = copyInto(film, ['p2'], createTrainingScene(), 4, 6).scene
    expect(findPlace(later, copy, 6)).toEqual([45.5, 20])
    expect(findPlace(later, copy, 7)).toEqual([51, 20])
  })

  it('leave a pass behind whose receiver was not copied', () => {
    expect(copyInto(film, ['b1'], createEmptyScene()).scene.events).toEqual([])
  })

  it('keep their groups among themselves', () => {
    const { scene, ids } = duplicateThings(
      createGroupedScene(createTrainingScene(), 'e1', 'e2'),
      ['e1'],
      0,
    )
    const groups = ids.map((id) => findObject(scene, id)?.group)
    expect(groups).toEqual(['u2', 'u2'])
  })

  it('join the team of the same colour, or bring theirs', () => {
    const [green, amber] = createTrainingScene().teams
    if (!green || !amber) throw new Error('teams expected')
    const swapped = {
      ...createEmptyScene(),
      teams: [
        { ...amber, id: 'a' as const },
        { ...green, id: 'b' as const },
      ],
    }
    expect(copyInto(film, ['p1'], swapped).scene.objects[0]).toMatchObject({ team: 'b' })
  })

  it('have their middle where they are dropped', () => {
    const part = extractPart(film, ['e1', 'e2'], 0)
    const { scene, ids } = part
      ? pastePart(film, part, { time: 0, at: [50, 50] })
      : { scene: film, ids: [] }
    expect(ids.map((id) => findPlace(scene, id, 0))).toEqual([
      [45, 50],
      [55, 50],
    ])
  })

  it('are all there or none: a full scene takes nothing', () => {
    const many = Array.from({ length: 299 }, (_, index) => ({
      id: `x${index}`,
      kind: 'cone' as const,
      x: 0,
      y: 0,
    }))
    const full = { ...createEmptyScene(), objects: many }
    expect(copyInto(film, ['e1', 'e2'], full)).toEqual({ scene: full, ids: [] })
  })
})

describe('the clipboard', () => {
  it.each(['', 'hello', '{"touchline":"scene-part"}', '[1,2', 'null'])(
    'takes other text for what it is: %s',
    (text) => {
      expect(parsePart(text)).toBeNull()
    },
  )

  it('holds nothing when nothing is chosen', () => {
    expect(extractPart(film, ['k1'], 0)).toBeNull()
  })
})
