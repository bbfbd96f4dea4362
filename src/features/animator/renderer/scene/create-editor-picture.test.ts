import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import type { Figure } from '@/features/scene/model/draw/marks'
import { createRandomScene } from '@/test/create-random-scene'
import type { EditorState } from '../../editor/editor-state'
import { startState } from '../../editor/start-state'
import { createEditorPicture } from './create-editor-picture'

const lens = { pixel: 0.1, unit: 3 }
const visible = { x: -4, y: -4, width: 113, height: 76 }

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'cone', kind: 'cone', x: 5, y: 5 },
    { id: 'p1', kind: 'player', team: 'a', x: 20, y: 30 },
    { id: 'p2', kind: 'player', team: 'a', x: 40, y: 30 },
  ],
  tracks: [{ object: 'p1', keys: [{ t: 3, x: 33, y: 30, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: '', note: '' },
    { id: 's2', t: 3, name: '', note: '' },
  ],
}

function createPicture(patch: Partial<EditorState>) {
  return createEditorPicture({ ...startState, scene, ...patch }, lens, visible, {})
}

function listKeys(figures: readonly Figure[], start: string) {
  return figures.map(({ key }) => key).filter((key) => key.startsWith(start))
}

describe('the canvases of the editor', () => {
  test('together show the picture everybody else draws, in the same order', () => {
    const { still, moving } = createPicture({})
    const drawn = drawScene(scene, { time: 0, density: 'fine' }).figures
    expect([...still, ...moving].map(({ key }) => key)).toEqual(drawn.map(({ key }) => key))
  })

  test('people are never on the canvas that play-back leaves alone, gear that stays is', () => {
    const { still, moving } = createPicture({})
    expect(still.map(({ id }) => id)).toContain('cone')
    expect(moving.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  test('playing changes places only: every look stays the very same', () => {
    const [before, after] = [
      createPicture({ isPlaying: true, time: 1 }),
      createPicture({ isPlaying: true, time: 2 }),
    ]
    expect(after.still).toEqual(before.still)
    expect(after.moving.map(({ marks }) => marks)).toEqual(before.moving.map(({ marks }) => marks))
    expect(after.moving[0]?.x).not.toBe(before.moving[0]?.x)
  })

  test('nothing but the scene is shown while it plays', () => {
    const { still, overlay } = createPicture({ isPlaying: true, time: 3, selection: ['p1'] })
    expect(overlay).toEqual([])
    expect(listKeys(still, 'onion')).toEqual([])
  })

  test('the onion skin shows under everything where somebody stood a step earlier, if he moved', () => {
    const { still } = createPicture({ time: 3 })
    const shadows = still.filter(({ key }) => key.startsWith('onion'))
    expect(still.slice(0, shadows.length)).toEqual(shadows)
    expect(shadows.length).toBeGreaterThan(0)
    expect(shadows.every(({ x, opacity }) => x === 20 && opacity < 0.5)).toBe(true)
  })

  test.each([
    ['at the first step', { time: 0 }],
    ['on a time line', { time: 3, mode: 'timeline' as const }],
    ['when it is switched off', { time: 3, hasOnionSkin: false }],
  ])('there is no onion skin %s', (_when, patch) => {
    expect(listKeys(createPicture(patch).still, 'onion')).toEqual([])
  })

  test('a grid lies on the ground when asked for, coarser from afar', () => {
    expect(listKeys(createPicture({}).ground, 'grid')).toEqual([])
    expect(listKeys(createPicture({ hasGrid: true }).ground, 'grid')).toEqual(['grid:1'])
    const far = createEditorPicture(
      { ...startState, scene, hasGrid: true },
      { pixel: 0.5, unit: 3 },
      visible,
      {},
    )
    expect(listKeys(far.ground, 'grid')).toEqual(['grid:5'])
  })

  test('a run that nobody can run is drawn in the colour of danger', () => {
    const fast: Scene = {
      ...scene,
      tracks: [{ object: 'p1', keys: [{ t: 1, x: 60, y: 30, ease: 'linear' }] }],
    }
    const listInks = ({ still, moving }: ReturnType<typeof createPicture>) =>
      [...still, ...moving]
        .filter(({ key }) => key.startsWith('arrow'))
        .flatMap(({ marks }) =>
          marks.map((mark) =>
            mark.kind === 'image'
              ? null
              : 'stroke' in mark
                ? (mark.fill ?? mark.stroke)
                : mark.fill,
          ),
        )
    expect(new Set(listInks(createPicture({ scene: fast })))).toEqual(new Set(['danger']))
    expect(listInks(createPicture({}))).not.toContain('danger')
  })

  test('any scene with anything selected has one node per figure, at a place that exists', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.double({ min: 0, max: 20, noNaN: true }), (any, time) => {
        const selection = [...any.objects, ...any.drawings, ...any.events].map(({ id }) => id)
        const shown = createPicture({ scene: any, time, selection, hasGrid: true })
        for (const layer of Object.values(shown)) {
          const found = layer.map(({ key }: Figure) => key)
          expect(new Set(found).size).toBe(found.length)
          expect(layer.every(({ x, y }: Figure) => Number.isFinite(x) && Number.isFinite(y))).toBe(
            true,
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
