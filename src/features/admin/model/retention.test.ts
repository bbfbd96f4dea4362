import { expect, test } from 'vitest'
import { sumReceipt, sumRows } from './retention'

test('adds up what a proposal counts', () => {
  expect(sumRows({ attendance: 3, match_ratings: 4 })).toBe(7)
  expect(sumRows(null)).toBe(0)
})

test('adds up a receipt, and knows none', () => {
  expect(sumReceipt({ rows: { players: 1, notes: 2 }, files: { 'player-photos': 2 } })).toEqual({
    rows: 3,
    files: 2,
  })
  expect(sumReceipt(null)).toBeNull()
})
