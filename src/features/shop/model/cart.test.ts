import { expect, test } from 'vitest'
import { computeShipping, getMostPieces, isScarce, toCart } from './cart'

const shop = {
  school_id: 'a',
  title: 'Shop A',
  shipping_cents: 490,
  free_shipping_from_cents: 7500,
  pickup_place: 'Club house',
  contact_email: null,
}
const product = {
  id: 'p',
  name: 'Shirt',
  category: 'match_kit',
  price_cents: 3990,
  status: 'published',
  image_paths: [],
}
const size = {
  id: 'v1',
  school_id: 'a',
  name: 'M',
  price_cents: null,
  stock: 5,
  archived_at: null,
  product,
}

test('sums only what can be ordered, at the price of now', () => {
  const cart = toCart(
    [
      { variantId: 'v1', quantity: 2 },
      { variantId: 'v2', quantity: 1 },
      { variantId: 'v3', quantity: 4 },
    ],
    [size, { ...size, id: 'v2', price_cents: 4490, stock: 0 }, { ...size, id: 'v3', stock: 3 }],
    [shop],
  )
  expect(cart.shops.map(({ goodsCents, hasProblem }) => [goodsCents, hasProblem])).toEqual([
    [7980, true],
  ])
  expect(cart.shops[0]?.items.map(({ problem }) => problem)).toEqual([null, 'sold_out', 'too_many'])
  expect(cart.lost).toEqual([])
})

test('a product taken off is gone; what nobody may see and closed shops are lost', () => {
  const lines = ['v1', 'v2', 'v3'].map((variantId) => ({ variantId, quantity: 1 }))
  const cart = toCart(
    lines,
    [
      { ...size, product: { ...product, status: 'archived' } },
      { ...size, id: 'v2', school_id: 'closed' },
    ],
    [shop],
  )
  expect(cart.shops[0]?.items[0]?.problem).toBe('gone')
  expect(cart.lost.map(({ variantId }) => variantId)).toEqual(['v2', 'v3'])
})

test('shipping costs nothing from the sum of the shop on, and never for who fetches the goods', () => {
  expect(computeShipping(shop, 7499, 'shipping')).toBe(490)
  expect(computeShipping(shop, 7500, 'shipping')).toBe(0)
  expect(computeShipping(shop, 100, 'pickup')).toBe(0)
  expect(computeShipping({ ...shop, free_shipping_from_cents: null }, 99_999, 'shipping')).toBe(490)
})

test('says when little is left, and lets nobody take more than there is or twenty', () => {
  expect([0, 1, 3, 4].map(isScarce)).toEqual([false, true, true, false])
  expect([0, 5, 60].map(getMostPieces)).toEqual([0, 5, 20])
})
