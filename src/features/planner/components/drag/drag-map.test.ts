import { expect, test } from 'vitest'
import { dropAt, isSameDrop, type PhaseBox } from './drag-map'

const box = (top: number, bottom: number) => ({ left: 100, right: 500, top, bottom })
const board: PhaseBox[] = [
  {
    phase: 'warm_up',
    box: box(0, 220),
    steps: [
      { box: box(30, 110), keys: ['run'] },
      { box: box(120, 200), keys: ['rondo', 'keepers'] },
    ],
  },
  { phase: 'main_part', box: box(240, 300), steps: [] },
]
const at = (x: number, y: number, dragged: string | null = null) =>
  dropAt(board, x, y, dragged)?.place

test('above the middle is before, below it after', () => {
  expect(at(150, 40)).toEqual({ phase: 'warm_up', index: 0 })
  expect(at(150, 100)).toEqual({ phase: 'warm_up', index: 1 })
  expect(at(150, 215)).toEqual({ phase: 'warm_up', index: 2 })
})

test('the right side of a step is beside it', () => {
  expect(at(460, 70)).toEqual({ phase: 'warm_up', index: 0, isBeside: true })
})

test('places are counted without the block that moves', () => {
  expect(at(150, 190, 'run')).toEqual({ phase: 'warm_up', index: 1 })
  expect(at(460, 160, 'keepers')).toEqual({ phase: 'warm_up', index: 1 - 0, isBeside: true })
  expect(at(150, 160, 'run')).toEqual({ phase: 'warm_up', index: 0 })
})

test('an empty phase takes what is over it, outside the board nothing is taken', () => {
  expect(at(300, 270)).toEqual({ phase: 'main_part', index: 0 })
  expect(at(900, 270)).toBeUndefined()
  expect(at(300, 900)).toBeUndefined()
})

test('a step of six takes no seventh beside it', () => {
  const full = [
    {
      phase: 'game' as const,
      box: box(0, 100),
      steps: [{ box: box(0, 100), keys: [...'abcdef'] }],
    },
  ]
  expect(dropAt(full, 480, 50, null)?.place.isBeside).toBeUndefined()
  expect(dropAt(full, 480, 50, 'a')?.place.isBeside).toBe(true)
})

test('the line moves only when the place does', () => {
  expect(isSameDrop(dropAt(board, 150, 40, null), dropAt(board, 160, 45, null))).toBe(true)
  expect(isSameDrop(dropAt(board, 150, 40, null), dropAt(board, 150, 100, null))).toBe(false)
  expect(isSameDrop(null, null)).toBe(true)
})
