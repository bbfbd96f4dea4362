import { expect, test } from 'vitest'
import { cartLimits, countPieces, formatCart, parseCart, setQuantity } from './device-cart'
import { countStoredPieces } from './stored-pieces'

const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
const lines = [
  { variantId: one, quantity: 2 },
  { variantId: two, quantity: 1 },
]

test('a cart comes back from the device as it went there', () => {
  const text = formatCart(lines)
  expect(parseCart(text)).toEqual(lines)
  expect(countStoredPieces(text)).toBe(countPieces(lines))
})

test('anything else in its place is an empty cart', () => {
  for (const text of [null, '', 'rubbish', `${one}*0`, `${one}*x`, '{"a":1}']) {
    expect(parseCart(text)).toEqual([])
  }
  expect(countStoredPieces(null)).toBe(0)
})

test('a size is added, changed in its place, and taken out', () => {
  expect(setQuantity(lines, { variantId: one, quantity: 5 })[0]).toEqual({
    variantId: one,
    quantity: 5,
  })
  expect(setQuantity(lines, { variantId: one, quantity: 99 })[0]?.quantity).toBe(
    cartLimits.quantity,
  )
  expect(setQuantity(lines, { variantId: two, quantity: 0 })).toEqual([lines[0]])
  expect(setQuantity([], { variantId: two, quantity: 1 })).toHaveLength(1)
})
