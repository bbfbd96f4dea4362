import { expect, test } from 'vitest'
import { placeAfter, placeByKey, typeDigit } from './typing'

test('whole numbers: 1 to 9 rate at once, nought is ten', () => {
  expect(typeDigit(7, null, 'integer')).toEqual({ value: 7, pending: null })
  expect(typeDigit(0, null, 'integer')).toEqual({ value: 10, pending: null })
})

test('decimals: the second digit is the tenth, ten has none', () => {
  const first = typeDigit(7, null, 'decimal')
  expect(first).toEqual({ value: 7, pending: 7 })
  expect(typeDigit(5, first.pending, 'decimal')).toEqual({ value: 7.5, pending: null })
  expect(typeDigit(0, first.pending, 'decimal')).toEqual({ value: 7, pending: null })
  expect(typeDigit(0, null, 'decimal')).toEqual({ value: 10, pending: null })
})

test('typing goes on to the next player, then to the next attribute', () => {
  expect(placeAfter({ row: 0, column: 0 }, 2, 2, 'down')).toEqual({ row: 1, column: 0 })
  expect(placeAfter({ row: 1, column: 0 }, 2, 2, 'down')).toEqual({ row: 0, column: 1 })
  expect(placeAfter({ row: 1, column: 1 }, 2, 2, 'down')).toBeNull()
})

test('or to the next attribute, then to the next player', () => {
  expect(placeAfter({ row: 0, column: 0 }, 2, 2, 'across')).toEqual({ row: 0, column: 1 })
  expect(placeAfter({ row: 0, column: 1 }, 2, 2, 'across')).toEqual({ row: 1, column: 0 })
})

test('on a phone it stays with the player', () => {
  expect(placeAfter({ row: 0, column: 1 }, 2, 2, 'stay')).toBeNull()
})

test('arrows move and stop at the edge; other keys do nothing', () => {
  expect(placeByKey('ArrowRight', { row: 0, column: 0 }, 2, 2)).toEqual({ row: 0, column: 1 })
  expect(placeByKey('ArrowUp', { row: 0, column: 0 }, 2, 2)).toEqual({ row: 0, column: 0 })
  expect(placeByKey('End', { row: 1, column: 0 }, 2, 13)).toEqual({ row: 1, column: 12 })
  expect(placeByKey('x', { row: 0, column: 0 }, 2, 2)).toBeNull()
})
