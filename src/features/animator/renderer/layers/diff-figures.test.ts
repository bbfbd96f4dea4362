import { describe, expect, test } from 'vitest'
import type { Figure } from '@/features/scene/model/draw/marks'
import { diffFigures } from './diff-figures'

function createFigure(key: string, rest: Partial<Figure> = {}): Figure {
  return { key, id: key, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks: noMarks, ...rest }
}
const noMarks: Figure['marks'] = []
const [a, b, c] = [createFigure('a'), createFigure('b'), createFigure('c')]

describe('what changes between two pictures', () => {
  test('nothing, when every figure looks and stands as before', () => {
    expect(diffFigures([a, b], [a, { ...b }])).toBeNull()
  })

  test('in play-back only the ones that moved', () => {
    const moved = createFigure('b', { x: 3 })
    expect(diffFigures([a, b, c], [a, moved, c])).toEqual({
      removed: [],
      created: [],
      updated: [moved],
      isReordered: false,
    })
  })

  test('a new look of the same figure is an update', () => {
    const redrawn = createFigure('a', {
      marks: [{ kind: 'circle', x: 0, y: 0, r: 1, fill: 'chalk' }],
    })
    expect(diffFigures([a], [redrawn])?.updated).toEqual([redrawn])
  })

  test('one that left is removed without touching the order of the rest', () => {
    expect(diffFigures([a, b, c], [a, c])).toEqual({
      removed: ['b'],
      created: [],
      updated: [],
      isReordered: false,
    })
  })

  test('one that came is created and put at its place', () => {
    expect(diffFigures([a, c], [a, b, c])).toEqual({
      removed: [],
      created: [b],
      updated: [],
      isReordered: true,
    })
  })

  test('brought to the front, nothing is made anew', () => {
    expect(diffFigures([a, b, c], [b, c, a])).toEqual({
      removed: [],
      created: [],
      updated: [],
      isReordered: true,
    })
  })
})
