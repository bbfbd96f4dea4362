import { expect, test } from 'vitest'
import { likePattern, sortDirection, trainingFilterSchema } from './training-filter'

test('what is coming starts with the next, what was with the latest, unless chosen', () => {
  const filter = trainingFilterSchema.parse({})
  expect(sortDirection(filter)).toBe('asc')
  expect(sortDirection({ ...filter, tab: 'past' })).toBe('desc')
  expect(sortDirection({ ...filter, dir: 'desc' })).toBe('desc')
})

test('a search text has no wildcards and no grammar of its own', () => {
  expect(likePattern('half-space')).toBe('%half-space%')
  expect(likePattern('Pitch 1, hall')).toBe('%Pitch 1_ hall%')
  expect(likePattern('50%_*(a"b)')).toBe('%50____a_b_%')
})
