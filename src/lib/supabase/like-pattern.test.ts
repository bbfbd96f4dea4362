import { expect, test } from 'vitest'
import { likePattern } from './like-pattern'

test('a search text has no wildcards and no grammar of its own', () => {
  expect(likePattern('half-space')).toBe('%half-space%')
  expect(likePattern('Pitch 1, hall')).toBe('%Pitch 1_ hall%')
  expect(likePattern('50%_*(a"b)')).toBe('%50____a_b_%')
})
