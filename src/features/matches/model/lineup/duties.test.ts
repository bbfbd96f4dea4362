import { expect, test } from 'vitest'
import { moveUp, readDuties, sortSubstitutes, toDutyRows, type DutyRow } from './duties'

const rows: DutyRow[] = [
  { player_id: 'ada', is_captain: true, bench_order: null, set_pieces: ['penalty', 'corner_left'] },
  { player_id: 'bo', is_captain: false, bench_order: 2, set_pieces: [] },
  { player_id: 'cem', is_captain: false, bench_order: 1, set_pieces: ['free_kick'] },
]
const bench = [{ player_id: 'bo' }, { player_id: 'cem' }, { player_id: 'dan' }]

test('captain, order of the bench and takers are read from the squad, and written as they were', () => {
  const duties = readDuties(rows)
  expect(duties).toEqual({
    captain: 'ada',
    bench: ['cem', 'bo'],
    takers: { penalty: 'ada', free_kick: 'cem', corner_left: 'ada', corner_right: null },
  })
  const written = toDutyRows(duties)
  expect(written).toHaveLength(3)
  expect(written).toEqual(expect.arrayContaining(rows))
})

test('whom nobody has ordered sits last, and everybody has a number once one has moved', () => {
  const duties = readDuties(rows)
  expect(sortSubstitutes(duties, bench).map(({ player_id }) => player_id)).toEqual([
    'cem',
    'bo',
    'dan',
  ])
  expect(moveUp(duties, bench, 'dan').bench).toEqual(['cem', 'dan', 'bo'])
})

test('the first of the bench cannot come on earlier', () => {
  const duties = readDuties(rows)
  expect(moveUp(duties, bench, 'cem')).toBe(duties)
})

test('without a duty nothing is stored', () => {
  expect(toDutyRows(readDuties([]))).toEqual([])
})
