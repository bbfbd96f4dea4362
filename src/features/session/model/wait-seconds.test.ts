import { expect, test } from 'vitest'
import { readWaitSeconds } from './wait-seconds'

test.each([
  [new Error('For security purposes, you can only request this after 8 seconds.'), 8],
  [new Error('Request rate limit reached'), 0],
  ['after 8 seconds', 0],
])('%s waits %i s', (thrown, seconds) => expect(readWaitSeconds(thrown)).toBe(seconds))
