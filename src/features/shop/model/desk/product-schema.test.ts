import { expect, test } from 'vitest'
import {
  createProductInput,
  createSize,
  parseSizeNames,
  productSchema,
  toSizeRows,
} from './product-schema'

const id = '11111111-1111-4111-8111-111111111111'
const input = { ...createProductInput(), name: ' Cap ', price: '12,90 €' }

function listIssues(changes: Record<string, unknown>) {
  const parsed = productSchema.safeParse({ ...input, ...changes })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

test('a product needs a name and a price; a size its own price only where it differs', () => {
  const values = productSchema.parse({ ...input, sizes: [createSize('S', id)] })
  expect(values).toMatchObject({ name: 'Cap', price: 1290 })
  expect(toSizeRows(values.sizes)).toEqual([
    { id, name: 'S', sku: null, price_cents: null, stock: 0, archived: false },
  ])
  expect(listIssues({ name: ' ', price: '' })).toEqual(['name', 'price'])
  expect(listIssues({ price: '0' })).toEqual(['price'])
  expect(listIssues({ price: '10000.01' })).toEqual(['price'])
})

test('two sizes of one name are told apart', () => {
  const sizes = [createSize('S', id), createSize('s', id)]
  expect(listIssues({ sizes })).toEqual(['sizes.1.name'])
})

test('sizes are typed in one go, each of them once', () => {
  expect(parseSizeNames('S, M; l,, m', ['L'])).toEqual(['S', 'M'])
})
