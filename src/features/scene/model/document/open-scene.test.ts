import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomScene } from '@/test/random-scene'
import { emptyScene } from './empty-scene'
import { openScene } from './open-scene'
import { sceneSchema, type Scene } from './scene-schema'
import { damaged, randomDamage } from './testing/damage'

const scene: Scene = {
  ...emptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 10, y: 10, number: '7' },
    { id: 'p2', kind: 'player', team: 'b', x: 20, y: 10 },
    { id: 'ball', kind: 'ball', x: 11, y: 10, owner: 'p1' },
  ],
  drawings: [
    {
      id: 'zone',
      kind: 'zone',
      shape: 'rectangle',
      points: [
        [0, 0],
        [5, 5],
      ],
      colour: '#ffffff',
    },
  ],
  tracks: [
    {
      object: 'p2',
      keys: [
        { t: 1, x: 21, y: 10, ease: 'linear' },
        { t: 2, x: 25, y: 10, ease: 'linear' },
      ],
    },
  ],
  events: [{ id: 'e1', ball: 'ball', t: 0.5, kind: 'ground', to: 'p2', speed: 12 }],
  steps: [
    { id: 's1', t: 0, name: '', note: 'first' },
    { id: 's2', t: 2, name: '', note: 'second' },
  ],
}

/** The scene with these parts replaced by whatever. */
function broken(parts: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify({ ...scene, ...parts }))
}

describe('opening a saved scene', () => {
  it('gives any scene back as it was, without repairs', () => {
    fc.assert(
      fc.property(randomScene(), (saved) => {
        const opened = openScene(JSON.parse(JSON.stringify(saved)))
        expect(opened).toStrictEqual({ scene: saved, repairs: [] })
      }),
      { numRuns: 300 },
    )
  })

  it('never fails on a damaged document, and what opens is a sound scene', () => {
    fc.assert(
      fc.property(randomScene(), fc.array(randomDamage, { maxLength: 8 }), (saved, damages) => {
        const opened = openScene(damaged(saved, damages))
        expect(sceneSchema.parse(opened.scene)).toStrictEqual(opened.scene)
        expect(openScene(opened.scene)).toStrictEqual({ scene: opened.scene, repairs: [] })
      }),
      { numRuns: 500 },
    )
  })

  it('never fails on anything else either', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        const { scene: opened } = openScene(value)
        expect(sceneSchema.safeParse(opened).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it.each([null, undefined, 'drawing', 7, [], {}, { items: 3 }, { v: 2 }])(
    'opens an empty pitch and says so when %j is no scene',
    (value) => {
      expect(openScene(value)).toStrictEqual({
        scene: emptyScene(),
        repairs: [{ kind: 'unreadable', count: 1 }],
      })
    },
  )
})

describe('what is mended, and nothing else', () => {
  it('a thing of unknown kind or without a place is left out', () => {
    const { scene: opened, repairs } = openScene(
      broken({
        objects: [
          ...scene.objects,
          { id: 'x', kind: 'dragon', x: 1, y: 1 },
          { id: 'y', kind: 'cone' },
        ],
      }),
    )
    expect(opened).toStrictEqual(scene)
    expect(repairs).toStrictEqual([{ kind: 'object', count: 2, id: 'x' }])
  })

  it('a wrong detail goes, the player stays', () => {
    const [player, ...rest] = scene.objects
    const { scene: opened, repairs } = openScene(
      broken({ objects: [{ ...player, number: 7, view: { angle: 'wide', reach: 9 } }, ...rest] }),
    )
    expect(opened.objects[0]).toStrictEqual({ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 })
    expect(repairs).toStrictEqual([{ kind: 'value', count: 2, id: 'p1' }])
  })

  it('what lies too far out, moves too late or is too fast comes to the limit', () => {
    const { scene: opened, repairs } = openScene(
      broken({
        drawings: [],
        objects: scene.objects.map((object) =>
          object.id === 'p1' ? { ...object, x: 9000 } : object,
        ),
        events: [{ ...scene.events[0], speed: 500 }],
      }),
    )
    expect(opened.objects[0]?.x).toBe(250)
    expect(opened.events[0]?.speed).toBe(45)
    expect(repairs).toStrictEqual([{ kind: 'value', count: 2, id: 'p1' }])
  })

  it('a team somebody plays for is there again, a doubled one is not', () => {
    const { scene: opened, repairs } = openScene(
      broken({
        teams: [scene.teams[0], scene.teams[0]],
      }),
    )
    expect(opened.teams.map(({ id }) => id)).toStrictEqual(['a', 'b'])
    expect(repairs).toStrictEqual([{ kind: 'team', count: 2 }])
  })

  it('keys out of order are put in order, of two at a time the later counts, one at 0 is the place', () => {
    const [late, early, later] = [
      { t: 4, x: 40, y: 1, ease: 'linear' },
      { t: 2, x: 20, y: 1, ease: 'linear' },
      { t: 4, x: 44, y: 1, ease: 'linear' },
    ]
    const { scene: opened, repairs } = openScene(
      broken({
        tracks: [{ object: 'p2', keys: [late, { t: 0, x: 9, y: 9, ease: 'in' }, early, later] }],
      }),
    )
    expect(opened.tracks).toStrictEqual([{ object: 'p2', keys: [early, later] }])
    expect(opened.objects[1]).toMatchObject({ x: 9, y: 9 })
    expect(repairs).toStrictEqual([{ kind: 'order', count: 1, id: 'p2' }])
  })

  it('movements of balls and of nobody, and a second track of a player, are left out', () => {
    const [track] = scene.tracks
    const { scene: opened, repairs } = openScene(
      broken({
        tracks: [track, track, { ...track, object: 'ball' }, { ...track, object: 'gone' }],
      }),
    )
    expect(opened).toStrictEqual(scene)
    expect(repairs).toStrictEqual([{ kind: 'movement', count: 3, id: 'p2' }])
  })

  it('ids are unique: later ones get a new one, references mean the first', () => {
    const { scene: opened, repairs } = openScene(
      broken({ objects: [...scene.objects, { id: 'p2', kind: 'cone', x: 3, y: 3 }] }),
    )
    expect(opened.objects.map(({ id }) => id)).toStrictEqual(['p1', 'p2', 'ball', 'r1'])
    expect(repairs).toStrictEqual([{ kind: 'id', count: 1, id: 'r1' }])
  })

  it('a pass to nobody becomes one into space, and goes when it has no place', () => {
    const [pass] = scene.events
    const { scene: opened, repairs } = openScene(
      broken({
        events: [
          { ...pass, to: 'gone', x: 3, y: 4 },
          { ...pass, id: 'e2', to: 'gone' },
          { ...pass, id: 'e3', ball: 'p1' },
          { ...pass, id: 'e4', kind: 'take', to: 'ball' },
        ],
      }),
    )
    expect(opened.events).toStrictEqual([
      { id: 'e1', ball: 'ball', t: 0.5, kind: 'ground', speed: 12, x: 3, y: 4 },
    ])
    expect(repairs).toStrictEqual([
      { kind: 'event', count: 3, id: 'e2' },
      { kind: 'reference', count: 1, id: 'e1' },
    ])
  })

  it('a ball that nobody has lies where it was put', () => {
    const { scene: opened, repairs } = openScene(
      broken({
        objects: [{ id: 'ball', kind: 'ball', x: 11, y: 10, owner: 'gone' }],
        tracks: [],
        events: [],
      }),
    )
    expect(opened.objects).toStrictEqual([{ id: 'ball', kind: 'ball', x: 11, y: 10 }])
    expect(repairs).toStrictEqual([{ kind: 'reference', count: 1, id: 'ball' }])
  })

  it('the first step is at 0, and steps at the same time become one with its note', () => {
    const { scene: opened, repairs } = openScene(
      broken({
        steps: [
          { id: 's1', t: 1, name: '', note: '' },
          { id: 's2', t: 3, name: '', note: '' },
          { id: 's3', t: 3, name: '', note: 'press now' },
        ],
      }),
    )
    expect(opened.steps).toStrictEqual([
      { id: 's1', t: 0, name: '', note: '' },
      { id: 's2', t: 3, name: '', note: 'press now' },
    ])
    expect(repairs).toStrictEqual([{ kind: 'step', count: 1, id: 's3' }])
  })

  it('more than a scene may have is cut off', () => {
    const cones = Array.from({ length: 305 }, (_, index) => ({
      id: `c${index}`,
      kind: 'cone',
      x: 1,
      y: 1,
    }))
    const { scene: opened, repairs } = openScene(broken({ objects: cones, tracks: [], events: [] }))
    expect(opened.objects).toHaveLength(300)
    expect(repairs).toStrictEqual([{ kind: 'too_many', count: 5 }])
  })

  it('half letters and zero characters, which no database takes, are taken out', () => {
    const { scene: opened, repairs } = openScene({
      ...scene,
      steps: [{ id: 's1', t: 0, name: 'a\0b\ud83d', note: 'ok 🧤' }],
    })
    expect(opened.steps[0]).toMatchObject({ name: 'ab', note: 'ok 🧤' })
    expect(repairs).toStrictEqual([{ kind: 'text', count: 1 }])
  })

  it('a whole part that is missing or no list is empty, a broken pitch the usual one', () => {
    const { scene: opened, repairs } = openScene(
      broken({ drawings: 'none', freezes: undefined, pitch: { ...scene.pitch, kind: 'moon' } }),
    )
    expect(opened).toStrictEqual({ ...scene, drawings: [] })
    expect(repairs).toStrictEqual([
      { kind: 'section', count: 2 },
      { kind: 'pitch', count: 1 },
    ])
  })

  it('a document of a newer version opens with what this one knows', () => {
    const { scene: opened, repairs } = openScene(broken({ v: 3, weather: 'rain' }))
    expect(opened).toStrictEqual(scene)
    expect(repairs).toStrictEqual([{ kind: 'newer', count: 1 }])
  })
})
