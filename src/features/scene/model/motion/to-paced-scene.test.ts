import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import { createEmptyScene } from '../document/empty-scene'
import { openPreview } from '../document/open-scene'
import type { Scene } from '../document/scene-schema'
import { getAgeSpeeds, getBallSpeed } from './age-speeds'
import { getSceneMotion } from './scene-motion'
import { toPacedScene } from './to-paced-scene'

/** Three passes at the usual 12 m/s one after the other, as the library draws them. */
const rondo: Scene = {
  ...createEmptyScene({ kind: 'blank', length: 20, width: 20 }),
  objects: [
    { id: 'one', kind: 'player', team: 'a', x: 2, y: 2 },
    { id: 'two', kind: 'player', team: 'a', x: 8, y: 2 },
    { id: 'three', kind: 'player', team: 'a', x: 8, y: 8 },
    { id: 'ball', kind: 'ball', x: 2, y: 2, owner: 'one' },
  ],
  events: [
    { id: 'first', ball: 'ball', t: 0, kind: 'ground', to: 'two', speed: 12 },
    { id: 'second', ball: 'ball', t: 0.5, kind: 'ground', to: 'three', speed: 12 },
    { id: 'third', ball: 'ball', t: 1, kind: 'ground', to: 'one', speed: 12 },
  ],
}

const seeded = ['00_catalogue_95_scene_templates.sql', '51_demo_18_drawings.sql'].flatMap((file) =>
  [...readFileSync(`supabase/seed/${file}`, 'utf8').matchAll(/\$json\$([^$]+)\$json\$/g)].map(
    ([, text = '']) => openPreview(JSON.parse(text)),
  ),
)

function listFlights(scene: Scene) {
  return [...getSceneMotion(scene).balls.values()].flatMap(({ phases }) =>
    phases.flatMap((phase) => (phase.kind === 'flight' ? phase : [])),
  )
}

function countImpossible(scene: Scene) {
  return [...getSceneMotion(scene).balls.values()].flatMap(({ impossible }) => impossible).length
}

describe('a scene at the pace of an age', () => {
  it.each([
    ['U8', 8, 7],
    ['U12', 12, 10],
    ['seniors', 30, 12],
  ])('passes of %s are no faster than they kick', (_name, age, metresPerSecond) => {
    const speeds = listFlights(toPacedScene(rondo, age)).map(
      ({ course, from, until }) => course.length / (until - from),
    )
    expect(speeds).toHaveLength(3)
    expect(Math.max(...speeds)).toBeLessThanOrEqual(metresPerSecond + 0.1)
  })

  it('a ball is controlled before it is played on', () => {
    const [first, second] = listFlights(toPacedScene(rondo, 8))
    const touch = (second?.from ?? 0) - (first?.until ?? 0)
    expect(touch).toBeGreaterThan(0.6)
    expect(touch).toBeLessThan(0.8)
  })

  it('takes longer the younger they are, and ends with the last picture standing', () => {
    const [young, old] = [8, 16].map((age) => getSceneMotion(toPacedScene(rondo, age)).end)
    expect(young).toBeGreaterThan((old ?? 0) * 1.3)
    expect(getSceneMotion(rondo).end).toBeLessThan(1.6)
    const arrival = listFlights(toPacedScene(rondo, 8)).at(-1)?.until ?? 0
    expect(young).toBeCloseTo(arrival + 1.2)
  })

  it('a new step shows its picture before anything moves on', () => {
    const two: Scene = {
      ...rondo,
      objects: rondo.objects.slice(0, 1),
      events: [],
      tracks: [
        {
          object: 'one',
          keys: [
            { t: 4, x: 6, y: 2, ease: 'linear' },
            { t: 8, x: 6, y: 6, ease: 'linear' },
          ],
        },
      ],
      steps: [
        { id: 's1', t: 0, name: '', note: '' },
        { id: 's2', t: 4, name: '', note: '' },
      ],
    }
    const shown = toPacedScene(two, 12)
    const start = shown.steps[1]?.t ?? 0
    const { tracks } = getSceneMotion(shown)
    expect(start).toBeCloseTo(4)
    expect(tracks.get('one')?.placeAt(start + 0.7)).toEqual([6, 2])
    expect(tracks.get('one')?.placeAt(start + 1.5)[1]).toBeGreaterThan(2)
  })

  it('what stands still stays as it is', () => {
    const still = createEmptyScene()
    expect(toPacedScene(still, 10)).toBe(still)
  })

  it('every drawing that comes with the product keeps its passes, none faster than the age', () => {
    for (const scene of seeded) {
      for (const age of [7, 11, 15]) {
        const shown = toPacedScene(scene, age)
        expect(countImpossible(shown)).toBe(countImpossible(scene))
        expect(listFlights(shown)).toHaveLength(listFlights(scene).length)
        for (const { event, course, from, until } of listFlights(shown)) {
          const speed = course.length / (until - from)
          expect(speed).toBeLessThanOrEqual(getBallSpeed(getAgeSpeeds(age), event.kind) * 1.15)
        }
      }
    }
  })

  it('keeps everything in order, whatever is drawn', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.integer({ min: 4, max: 40 }), (scene, age) => {
        const shown = toPacedScene(scene, age)
        for (const { keys } of shown.tracks) {
          expect(keys.map(({ t }) => t)).toEqual(keys.map(({ t }) => t).toSorted((a, b) => a - b))
        }
        const steps = shown.steps.map(({ t }) => t)
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
        expect(getSceneMotion(shown).end).toBeGreaterThanOrEqual(getSceneMotion(scene).end - 0.001)
      }),
      { numRuns: 60 },
    )
  })
})
