import { expect, test } from 'vitest'
import { findDropAt, isSameDrop, type PhaseBox } from './drag-map'

const createBox = (top: number, bottom: number) => ({ left: 100, right: 500, top, bottom })
const board: PhaseBox[] = [
  {
    phase: 'warm_up',
    box: createBox(0, 220),
    steps: [
      { box: createBox(30, 110), keys: ['run'] },
      { box: createBox(120, 200), keys: ['rondo', 'keepers'] },
    ],
  },
  { phase: 'main_part', box: createBox(240, 300), steps: [] },
]
const findPlaceAt = (x: number, y: number, dragged: string | null = null) =>
  findDropAt(board, x, y, dragged)?.place

test('above the middle is before, below it after', () => {
  expect(findPlaceAt(150, 40)).toEqual({ phase: 'warm_up', index: 0 })
  expect(findPlaceAt(150, 100)).toEqual({ phase: 'warm_up', index: 1 })
  expect(findPlaceAt(150, 215)).toEqual({ phase: 'warm_up', index: 2 })
})

test('the right side of a step is beside it', () => {
  expect(findPlaceAt(460, 70)).toEqual({ phase: 'warm_up', index: 0, isBeside: true })
})

test('places are counted without the block that moves', () => {
  expect(findPlaceAt(150, 190, 'run')).toEqual({ phase: 'warm_up', index: 1 })
  expect(findPlaceAt(460, 160, 'keepers')).toEqual({
    phase: 'warm_up',
    index: 1 - 0,
    isBeside: true,
  })
  expect(findPlaceAt(150, 160, 'run')).toEqual({ phase: 'warm_up', index: 0 })
})

test('an empty phase takes what is over it, outside the board nothing is taken', () => {
  expect(findPlaceAt(300, 270)).toEqual({ phase: 'main_part', index: 0 })
  expect(findPlaceAt(900, 270)).toBeUndefined()
  expect(findPlaceAt(300, 900)).toBeUndefined()
})

test('a step of six takes no seventh beside it', () => {
  const full = [
    {
      phase: 'game' as const,
      box: createBox(0, 100),
      steps: [{ box: createBox(0, 100), keys: [...'abcdef'] }],
    },
  ]
  expect(findDropAt(full, 480, 50, null)?.place.isBeside).toBeUndefined()
  expect(findDropAt(full, 480, 50, 'a')?.place.isBeside).toBe(true)
})

test('the line moves only when the place does', () => {
  expect(isSameDrop(findDropAt(board, 150, 40, null), findDropAt(board, 160, 45, null))).toBe(true)
  expect(isSameDrop(findDropAt(board, 150, 40, null), findDropAt(board, 150, 100, null))).toBe(
    false,
  )
  expect(isSameDrop(null, null)).toBe(true)
})
