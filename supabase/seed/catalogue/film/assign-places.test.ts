import { expect, it } from 'vitest'
import { assignPlaces } from './assign-places'

it('moves a queue up instead of sending one past all the others', () => {
  const at = [10, 1, 2]
  const places = [0, 1, 2]
  const costs = at.map((from) => places.map((to) => (from - to) ** 2))
  expect(assignPlaces(costs)).toEqual([2, 0, 1])
})

it('leaves everybody where they stand', () => {
  expect(assignPlaces([])).toEqual([])
  const costs = [
    [0, 4],
    [4, 0],
  ]
  expect(assignPlaces(costs)).toEqual([0, 1])
})
