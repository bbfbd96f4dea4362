import { expect, test } from 'vitest'
import {
  computePrices,
  computeStock,
  findProductPage,
  productFilterSchema,
  type StockedProduct,
} from './product-list'

const createSizes = (...stock: number[]) =>
  stock.map((pieces, place) => ({
    name: `S${place}`,
    sku: `A-${place}`,
    price_cents: place === 1 ? 900 : null,
    stock: pieces,
  }))

const shelf: StockedProduct[] = [
  {
    id: 'a',
    name: 'Зимна шапка',
    category: 'fan_items',
    price_cents: 1200,
    status: 'published',
    sizes: createSizes(0, 3),
  },
  { id: 'b', name: 'Ball', category: 'balls', price_cents: 2500, status: 'draft', sizes: [] },
  {
    id: 'c',
    name: 'Shirt',
    category: 'match_kit',
    price_cents: 3900,
    status: 'archived',
    sizes: createSizes(0),
  },
  {
    id: 'd',
    name: 'Socks',
    category: 'match_kit',
    price_cents: 700,
    status: 'published',
    sizes: createSizes(40),
  },
]

function find(changes: Record<string, unknown>) {
  const filter = productFilterSchema.parse(changes)
  return findProductPage(shelf, filter, (category) => category).rows.map(({ id }) => id)
}

test('stock is counted by size: what is gone and what runs low', () => {
  expect(computeStock({ sizes: createSizes(0, 3, 4) })).toEqual({
    pieces: 7,
    soldOut: ['S0'],
    low: ['S1'],
  })
})

test('prices reach from the cheapest size to the dearest; without one it is the product’s', () => {
  expect(shelf.slice(0, 2).map(computePrices)).toEqual([
    [900, 1200],
    [2500, 2500],
  ])
})

test('archived goods are left out unless they are asked for', () => {
  expect(find({})).toEqual(['b', 'd', 'a'])
  expect(find({ status: 'archived' })).toEqual(['c'])
})

test('goods are found by name in other letters, and by item number', () => {
  expect(find({ q: 'zimna' })).toEqual(['a'])
  expect(find({ q: 'a-1' })).toEqual(['a'])
})

test('what runs low is a filter, stock and price an order', () => {
  expect(find({ low: true })).toEqual(['a'])
  expect(find({ sort: 'stock', dir: 'desc' })).toEqual(['d', 'a', 'b'])
  expect(find({ sort: 'price' })).toEqual(['d', 'a', 'b'])
  expect(find({ category: 'match_kit' })).toEqual(['d'])
})
