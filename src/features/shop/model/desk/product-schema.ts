/** A product with its sizes as its form knows it; limits of `products`, `product_variants` and `save_product`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { categories, type Category } from '../catalogue'
import { formatTypedPrice, parsePrice } from './price'

export const productLimits = {
  name: 120,
  description: 4000,
  pictures: 8,
  sizes: 60,
  sizeName: 60,
  sku: 40,
  priceCents: 1_000_000,
  stock: 10_000,
} as const

const errors = 'shop/desk:errors'

const createText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `${errors}.too_long` })

/** Text in, cents out; an empty one is null. */
const priceSchema = z
  .string()
  .trim()
  .transform((typed, context) => {
    if (typed === '') return null
    const cents = parsePrice(typed)
    if (cents !== null && cents >= 1 && cents <= productLimits.priceCents) return cents
    context.issues.push({ code: 'custom', input: typed, message: `${errors}.price` })
    return z.NEVER
  })

const sizeSchema = z.object({
  id: z.guid(),
  name: createText(productLimits.sizeName).min(1, { error: `${errors}.size_name` }),
  sku: createText(productLimits.sku),
  /** Empty: the product's. */
  price: priceSchema,
  /** What lies on the shelf at the start; of new sizes alone. */
  stock: z
    .number({ error: `${errors}.stock` })
    .int({ error: `${errors}.stock` })
    .min(0, { error: `${errors}.stock` })
    .max(productLimits.stock, { error: `${errors}.stock` })
    .nullable(),
  isStored: z.boolean(),
  isArchived: z.boolean(),
})

export const productSchema = z
  .object({
    name: createText(productLimits.name).min(1, { error: `${errors}.name` }),
    description: createText(productLimits.description),
    category: z.enum(categories, { error: `${errors}.category` }),
    price: priceSchema,
    pictures: z.array(z.string()).max(productLimits.pictures),
    sizes: z.array(sizeSchema).max(productLimits.sizes, { error: `${errors}.too_many_sizes` }),
  })
  .superRefine(({ price, sizes }, context) => {
    if (price === null) {
      context.addIssue({ code: 'custom', path: ['price'], message: `${errors}.price` })
    }
    const names = sizes.map(({ name }) => name.toLowerCase())
    for (const [place, name] of names.entries()) {
      if (name === '' || names.indexOf(name) === place) continue
      const path = ['sizes', place, 'name']
      context.addIssue({ code: 'custom', path, message: `${errors}.size_twice` })
    }
  })

export type ProductInput = z.input<typeof productSchema>
export type ProductValues = z.output<typeof productSchema>
export type SizeInput = ProductInput['sizes'][number]

export interface StoredProduct {
  name: string
  description: string
  category: Category
  price_cents: number
  image_paths: string[]
  sizes: readonly {
    id: string
    name: string
    sku: string | null
    price_cents: number | null
    archived_at: string | null
  }[]
}

export function createSize(name: string, id: string): SizeInput {
  return { id, name, sku: '', price: '', stock: 0, isStored: false, isArchived: false }
}

export function createProductInput(): ProductInput {
  return {
    name: '',
    description: '',
    category: 'match_kit',
    price: '',
    pictures: [],
    sizes: [],
  }
}

export function toProductInput(product: StoredProduct, locale: string): ProductInput {
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    price: formatTypedPrice(product.price_cents, locale),
    pictures: product.image_paths,
    sizes: product.sizes.map(({ id, name, sku, price_cents, archived_at }) => ({
      id,
      name,
      sku: sku ?? '',
      price: formatTypedPrice(price_cents, locale),
      stock: null,
      isStored: true,
      isArchived: archived_at !== null,
    })),
  }
}

/** What `save_product` takes of each size, in their order. */
export function toSizeRows(sizes: ProductValues['sizes']) {
  return sizes.map(({ id, name, sku, price, stock, isArchived }) => ({
    id,
    name,
    sku: sku || null,
    price_cents: price,
    stock,
    archived: isArchived,
  }))
}

/** Names typed in one go: "S, M, L"; those that are there already are left out. */
export function parseSizeNames(typed: string, known: readonly string[]): string[] {
  const taken = known.map((name) => name.toLowerCase())
  const names = typed
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, productLimits.sizeName))
    .filter((name) => name !== '' && !taken.includes(name.toLowerCase()))
  return names.filter(
    (name, place) =>
      names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === place,
  )
}

/** What the server found wrong, beside the field it belongs to. */
export function describeProductFailure({ detail }: AppError): Partial<Record<string, string>> {
  return detail === '23505' ? { 'sizes.0.name': `${errors}.size_twice` } : {}
}
