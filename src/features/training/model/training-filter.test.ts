import { expect, test } from 'vitest'
import { activeFilters, sortDirection, trainingFilterSchema } from './training-filter'

const filter = trainingFilterSchema.parse({})

test('what is coming starts with the next, what was with the latest, unless chosen', () => {
  expect(sortDirection(filter)).toBe('asc')
  expect(sortDirection({ ...filter, tab: 'past' })).toBe('desc')
  expect(sortDirection({ ...filter, dir: 'desc' })).toBe('desc')
  expect(sortDirection({ ...filter, tab: 'past', sort: 'team' })).toBe('asc')
})

test('an address with nonsense is the plain list', () => {
  const nonsense = { team: 'u13', period: 'aeon', status: 'odd', topic: 'golf', from: 'yesterday' }
  expect(trainingFilterSchema.parse(nonsense)).toEqual(filter)
})

test('words are no filter to count, all others are', () => {
  expect(activeFilters({ ...filter, q: 'rondo' })).toBe(0)
  expect(activeFilters({ ...filter, period: 'week', status: 'unplanned' })).toBe(2)
})
