import { describe, expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Figure } from '@/features/scene/model/draw/marks'
import type { EditorState } from '../../editor/editor-state'
import { noOverlay, startState } from '../../editor/start-state'
import { createGestureFigures } from './create-gesture-figures'
import { handleFigures } from './handle-figures'
import { createSelectionFigures } from './create-selection-figures'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', x: 20, y: 30 },
    { id: 'goal', kind: 'goal', size: 'mini', x: 60, y: 30, is_locked: true },
  ],
  drawings: [
    {
      id: 'l1',
      kind: 'line',
      points: [
        [1, 1],
        [9, 9],
      ],
      colour: '#ffffff',
      style: 'solid',
      head: 'none',
    },
  ],
  tracks: [{ object: 'p1', keys: [{ t: 3, x: 33, y: 30, ease: 'linear' }] }],
}
const near = { pixel: 0.05, unit: 3 }
const far = { pixel: 0.2, unit: 3 }
const frame = { x: -4, y: -4, width: 113, height: 76 }

function createState(patch: Partial<EditorState>): EditorState {
  return { ...startState, scene, ...patch }
}

const listKeys = (figures: readonly Figure[]) => figures.map(({ key }) => key)

function listWidths(figures: readonly Figure[]): number[] {
  return figures.flatMap(({ marks }) =>
    marks.flatMap((mark) => ('width' in mark && mark.width ? [mark.width] : [])),
  )
}

describe('what is selected', () => {
  test('has a ring, whatever it is: object, drawing or movement', () => {
    const figures = createSelectionFigures(createState({ selection: ['p1', 'l1', 'p1@0'] }), near)
    expect(listKeys(figures)).toEqual(['selected:p1', 'selected:l1', 'selected:p1@0'])
  })

  test('is ringed with the same width on the screen at any zoom', () => {
    const [one] = listWidths(createSelectionFigures(createState({ selection: ['p1'] }), near))
    const [other] = listWidths(createSelectionFigures(createState({ selection: ['p1'] }), far))
    expect((one ?? 0) / near.pixel).toBeCloseTo((other ?? 0) / far.pixel)
  })

  test('has a dashed ring when it is locked', () => {
    const [figure] = createSelectionFigures(createState({ selection: ['goal'] }), near)
    expect(figure?.marks.some((mark) => 'dash' in mark && mark.dash)).toBe(true)
  })

  test('is not marked a second time when the pointer is over it', () => {
    const overlay = { ...noOverlay, hover: 'p1' }
    expect(
      listKeys(createSelectionFigures(createState({ selection: ['p1'], overlay }), near)),
    ).toEqual(['selected:p1'])
    expect(listKeys(createSelectionFigures(createState({ overlay }), near))).toEqual(['hover:p1'])
  })

  test('that no longer exists leaves nothing behind', () => {
    expect(createSelectionFigures(createState({ selection: ['gone'] }), near)).toEqual([])
  })
})

describe('handles', () => {
  test('belong to a single selected thing', () => {
    expect(handleFigures(createState({ selection: ['p1'] }), near)).toHaveLength(1)
    expect(handleFigures(createState({ selection: ['p1', 'l1'] }), near)).toEqual([])
    expect(handleFigures(createState({}), near)).toEqual([])
  })

  test('a player who runs is turned, and his arrow bent and led, by one each', () => {
    const [figure] = handleFigures(createState({ selection: ['p1'] }), near)
    const dots = figure?.marks.filter((mark) => mark.kind === 'circle' && mark.stroke) ?? []
    expect(dots).toHaveLength(3)
  })
})

describe('a gesture', () => {
  test('shows its marquee, its guides and the path that is being made', () => {
    const overlay: EditorState['overlay'] = {
      ...noOverlay,
      marquee: { from: [1, 1], to: [5, 5] },
      guides: [
        { axis: 'x', at: 10 },
        { axis: 'y', at: 20 },
      ],
      draft: {
        kind: 'run',
        points: [
          [1, 1],
          [9, 1],
        ],
      },
    }
    expect(listKeys(createGestureFigures(createState({ overlay }), near, frame))).toEqual([
      'guide:0',
      'guide:1',
      'draft',
      'marquee',
    ])
  })

  test.each([
    ['landscape', 'M10 -4L10 72'],
    // attack upwards: what lies 10 m from the own line is 95 m from the top
    ['portrait', 'M-4 95L109 95'],
  ] as const)('a guide runs across the whole picture (%s)', (orientation, d) => {
    const turned = { ...scene, pitch: { ...scene.pitch, orientation } }
    const overlay = { ...noOverlay, guides: [{ axis: 'x' as const, at: 10 }] }
    const [figure] = createGestureFigures(createState({ scene: turned, overlay }), near, frame)
    expect(figure?.marks).toEqual([expect.objectContaining({ d })])
  })

  test('a path of one point has no head yet', () => {
    const overlay: EditorState['overlay'] = {
      ...noOverlay,
      draft: { kind: 'run', points: [[1, 1]] },
    }
    const [figure] = createGestureFigures(createState({ overlay }), near, frame)
    expect(figure?.marks.some((mark) => 'fill' in mark && mark.fill)).toBe(false)
  })
})
