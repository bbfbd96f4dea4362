import { expect, test } from 'vitest'
import { orderStatus } from './order-status'

test('an order in a state nobody knows yet reads as unknown', () => {
  expect(orderStatus('shipped')).toBe('shipped')
  expect(orderStatus('lost_at_sea')).toBe('unknown')
})
