import { expect, test } from 'vitest'
import { parseOrderStatus } from './order-status'

test('an order in a state nobody knows yet reads as unknown', () => {
  expect(parseOrderStatus('shipped')).toBe('shipped')
  expect(parseOrderStatus('lost_at_sea')).toBe('unknown')
})
