import { expect, test } from 'vitest'
import { countActiveFilters, getSortDirection, trainingFilterSchema } from './training-filter'

const filter = trainingFilterSchema.parse({})

test('what is coming starts with the next, what was with the latest, unless chosen', () => {
  expect(getSortDirection(filter)).toBe('asc')
  expect(getSortDirection({ ...filter, tab: 'past' })).toBe('desc')
  expect(getSortDirection({ ...filter, dir: 'desc' })).toBe('desc')
  expect(getSortDirection({ ...filter, tab: 'past', sort: 'team' })).toBe('asc')
})

test('an address with nonsense is the plain list', () => {
  const nonsense = { team: 'u13', period: 'aeon', status: 'odd', topic: 'golf', from: 'yesterday' }
  expect(trainingFilterSchema.parse(nonsense)).toEqual(filter)
})

test('words are no filter to count, all others are', () => {
  expect(countActiveFilters({ ...filter, q: 'rondo' })).toBe(0)
  expect(countActiveFilters({ ...filter, period: 'week', status: 'unplanned' })).toBe(2)
})
