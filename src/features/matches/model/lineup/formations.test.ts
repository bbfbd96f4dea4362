import { expect, test } from 'vitest'
import { createFormationSpots, isFormationFor, listFormations, pickFormation } from './formations'

const formats = [3, 4, 5, 6, 7, 8, 9, 10, 11]
const all = formats.flatMap((format) =>
  listFormations(format).map((name) => [format, name] as const),
)

test.each(all)(
  '%i a side as %s has a place for everybody, each with its own name',
  (format, name) => {
    const spots = createFormationSpots(format, name)
    expect(spots).toHaveLength(format)
    expect(new Set(spots.map(({ slot }) => slot)).size).toBe(format)
    for (const { slot, x, y } of spots) {
      // the checks of match_lineup_slots and of matches
      expect(slot).toMatch(/^[a-z]{1,4}[0-9]{0,2}$/)
      expect(Number.isInteger(x) && x >= 0 && x <= 100).toBe(true)
      expect(Number.isInteger(y) && y >= 0 && y <= 100).toBe(true)
    }
    expect(name).toMatch(/^\d(-\d){1,4}$/)
    expect(isFormationFor(format, name)).toBe(true)
  },
)

test.each(all)('%i a side as %s: nobody stands on another one', (format, name) => {
  const spots = createFormationSpots(format, name)
  const gaps = spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(12)
})

test('the keeper comes first, but three a side may do without one', () => {
  expect(createFormationSpots(7, '2-3-1').map(({ slot }) => slot)).toEqual([
    'gk',
    'cb1',
    'cb2',
    'lm',
    'cm',
    'rm',
    'st',
  ])
  expect(createFormationSpots(3, '1-2').map(({ slot }) => slot)).toEqual(['cb', 'lw', 'rw'])
  expect(createFormationSpots(3, '1-1').map(({ slot }) => slot)).toEqual(['gk', 'cb', 'st'])
})

test('what was typed elsewhere is understood, what does not fit the format is not', () => {
  expect(pickFormation(11, '2-3-3-2')).toBe('2-3-3-2')
  expect(createFormationSpots(11, '2-3-3-2')).toHaveLength(11)
  expect(pickFormation(7, '4-4-2')).toBe('2-3-1')
  expect(pickFormation(9, null)).toBe('3-3-2')
  expect(pickFormation(5, '0-4')).toBe('1-2-1')
})
