import { expect, it } from 'vitest'
import { createEmptyScene } from './empty-scene'
import { normalizeScene } from './normalize-scene'
import type { Scene } from './scene-schema'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 10, y: 10, number: '7' },
    { id: 'p2', kind: 'player', team: 'b', x: 20, y: 10 },
    { id: 'ball', kind: 'ball', x: 11, y: 10, owner: 'p1' },
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

function normalizeParts(parts: Partial<Scene>): Scene {
  return normalizeScene({ ...scene, ...parts })
}

it('changes nothing of a scene whose parts fit together', () => {
  expect(normalizeScene(scene)).toStrictEqual(scene)
})

it('a team somebody plays for is there again, a doubled one is not', () => {
  const [first] = createEmptyScene().teams
  const teams = first ? [first, first] : []
  expect(normalizeParts({ teams }).teams.map(({ id }) => id)).toStrictEqual(['a', 'b'])
})

it('keys stand in order of time, the later of two at a time counts, one at 0 is the place', () => {
  const late = { t: 4, x: 40, y: 1, ease: 'linear' as const }
  const early = { t: 2, x: 20, y: 1, ease: 'linear' as const }
  const later = { t: 4, x: 44, y: 1, ease: 'linear' as const }
  const start = { t: 0, x: 9, y: 9, ease: 'in' as const }
  const { tracks, objects } = normalizeParts({
    tracks: [{ object: 'p2', keys: [late, start, early, later] }],
  })
  expect(tracks).toStrictEqual([{ object: 'p2', keys: [early, later] }])
  expect(objects[1]).toMatchObject({ x: 9, y: 9 })
})

it('drops movements of balls and of nobody, and a second track of a player', () => {
  const [track] = scene.tracks
  if (!track) throw new Error('no track')
  const tracks = [track, track, { ...track, object: 'ball' }, { ...track, object: 'gone' }]
  expect(normalizeParts({ tracks })).toStrictEqual(scene)
})

it('gives later things a new id where theirs is taken', () => {
  const { objects } = normalizeParts({
    objects: [...scene.objects, { id: 'p2', kind: 'cone', x: 3, y: 3 }],
  })
  expect(objects.map(({ id }) => id)).toStrictEqual(['p1', 'p2', 'ball', 'r1'])
})

it('turns a pass to nobody into one to its place, and drops one without a place', () => {
  const pass = { id: 'e1', ball: 'ball', t: 0.5, kind: 'ground' as const, speed: 12 }
  const { events } = normalizeParts({
    events: [
      { ...pass, to: 'gone', x: 3, y: 4 },
      { ...pass, id: 'e2', to: 'gone' },
      { ...pass, id: 'e3', to: 'p2', ball: 'p1' },
      { ...pass, id: 'e4', kind: 'take', to: 'ball' },
    ],
  })
  expect(events).toStrictEqual([{ ...pass, x: 3, y: 4 }])
})

it('frees a ball whose owner is gone', () => {
  const { objects } = normalizeParts({
    objects: [{ id: 'ball', kind: 'ball', x: 11, y: 10, owner: 'gone' }],
    tracks: [],
    events: [],
  })
  expect(objects).toStrictEqual([{ id: 'ball', kind: 'ball', x: 11, y: 10 }])
})

it('moves the first step to 0 and joins steps of the same time', () => {
  const { steps } = normalizeParts({
    steps: [
      { id: 's1', t: 1, name: '', note: '' },
      { id: 's2', t: 3, name: '', note: '' },
      { id: 's3', t: 3, name: '', note: 'press now' },
    ],
  })
  expect(steps).toStrictEqual([
    { id: 's1', t: 0, name: '', note: '' },
    { id: 's2', t: 3, name: '', note: 'press now' },
  ])
})

it('keeps two corners of a rectangle that has more', () => {
  const zone = { id: 'zone', kind: 'zone' as const, shape: 'rectangle' as const, colour: '#ffffff' }
  const { drawings } = normalizeParts({
    drawings: [
      {
        ...zone,
        points: [
          [5, 0],
          [0, 5],
          [3, 9],
        ],
      },
    ],
  })
  expect(drawings).toStrictEqual([
    {
      ...zone,
      points: [
        [0, 0],
        [5, 9],
      ],
    },
  ])
})
