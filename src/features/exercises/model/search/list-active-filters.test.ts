import { expect, test } from 'vitest'
import { exerciseFilterSchema } from '../exercise-filter'
import { listActiveFilters } from './list-active-filters'

const open = exerciseFilterSchema.parse({})

test('nothing narrows an open library', () => {
  expect(listActiveFilters(open)).toEqual([])
})

test('each value of a filter is taken away alone', () => {
  const filters = listActiveFilters({ ...open, topics: ['passing', 'pressing'], age: 11 })
  expect(filters.map(({ facts, patch }) => [facts[0]?.value, patch])).toEqual([
    [11, { age: null }],
    ['passing', { topics: ['pressing'] }],
    ['pressing', { topics: ['passing'] }],
  ])
})

test('what was understood from the words comes first and goes with its words', () => {
  const [first] = listActiveFilters({ ...open, q: 'rondo 12 players', favourites: true })
  expect(first).toMatchObject({ isTyped: true, patch: { q: 'rondo' } })
})

test('goals of every size are one chip', () => {
  const [first, ...rest] = listActiveFilters({ ...open, q: 'no goals' })
  expect(first?.facts).toHaveLength(3)
  expect(rest).toEqual([])
})
