/** The products of a shop as those who run it look through them. */
import { z } from 'zod'
import { hasText } from '@/lib/fold-text'
import { createListSchema, listPageSize } from '@/lib/list-schema'
import { categories, type Category } from '../catalogue'

export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Pieces of a size at which it is time to order more. */
export const lowStock = 3

export const productFilterSchema = createListSchema({
  shop: z.string().default(''),
  /** Empty: what is or may come on sale. */
  status: z.enum(productStatuses).or(z.literal('')).default(''),
  category: z.enum(categories).or(z.literal('')).default(''),
  low: z.boolean().default(false),
  sort: z.enum(['name', 'category', 'price', 'stock', 'status']).default('name'),
})

export type ProductFilter = z.output<typeof productFilterSchema>

export interface StockedProduct {
  id: string
  name: string
  category: Category
  price_cents: number
  status: ProductStatus
  /** Sizes that are sold. */
  sizes: readonly { name: string; sku: string | null; price_cents: number | null; stock: number }[]
}

export interface StockState {
  pieces: number
  /** Names of sizes with nothing left, and with little left. */
  soldOut: string[]
  low: string[]
}

export function computeStock({ sizes }: Pick<StockedProduct, 'sizes'>): StockState {
  return {
    pieces: sizes.reduce((sum, { stock }) => sum + stock, 0),
    soldOut: sizes.filter(({ stock }) => stock === 0).map(({ name }) => name),
    low: sizes.filter(({ stock }) => stock > 0 && stock <= lowStock).map(({ name }) => name),
  }
}

/** The lowest and the highest price of a product's sizes, in cents. */
export function computePrices({ price_cents, sizes }: StockedProduct): [number, number] {
  const prices = sizes.map((size) => size.price_cents ?? price_cents)
  return prices.length === 0
    ? [price_cents, price_cents]
    : [Math.min(...prices), Math.max(...prices)]
}

function isRunningLow(product: StockedProduct): boolean {
  const { soldOut, low } = computeStock(product)
  return product.status !== 'archived' && soldOut.length + low.length > 0
}

/** A page of the products that fit; `toText` names a category in the reader's language. */
export function findProductPage<Row extends StockedProduct>(
  products: readonly Row[],
  filter: ProductFilter,
  toText: (category: Category) => string,
) {
  const sign = filter.dir === 'desc' ? -1 : 1
  const found = products
    .filter(
      (product) =>
        (filter.status ? product.status === filter.status : product.status !== 'archived') &&
        (!filter.category || product.category === filter.category) &&
        (!filter.low || isRunningLow(product)) &&
        hasText(listWords(product), filter.q),
    )
    .toSorted(
      (one, other) =>
        sign * compareBy[filter.sort](one, other, toText) || one.name.localeCompare(other.name),
    )
  const first = (filter.page - 1) * listPageSize
  return { rows: found.slice(first, first + listPageSize), total: found.length }
}

function listWords({ name, sizes }: StockedProduct): string {
  return [name, ...sizes.map(({ sku }) => sku ?? '')].join(' ')
}

type Compare = (
  one: StockedProduct,
  other: StockedProduct,
  toText: (category: Category) => string,
) => number

const compareBy: Record<ProductFilter['sort'], Compare> = {
  name: (one, other) => one.name.localeCompare(other.name),
  category: (one, other, toText) => toText(one.category).localeCompare(toText(other.category)),
  price: (one, other) => computePrices(one)[0] - computePrices(other)[0],
  stock: (one, other) => computeStock(one).pieces - computeStock(other).pieces,
  status: (one, other) =>
    productStatuses.indexOf(one.status) - productStatuses.indexOf(other.status),
}
