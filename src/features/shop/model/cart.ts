/** A cart as it can be ordered: its lines with what is sold now, one group per shop, sums in cents. Pure. */
import { categories, type Category } from './catalogue'
import { cartLimits, type CartLine } from './device-cart'

interface GoodsRow {
  id: string
  school_id: string
  name: string
  price_cents: number | null
  stock: number
  archived_at: string | null
  product: {
    id: string
    name: string
    category: string
    price_cents: number
    status: string
    image_paths: string[]
  }
}

export interface Terms {
  school_id: string
  title: string
  shipping_cents: number
  free_shipping_from_cents: number | null
  pickup_place: string | null
  contact_email: string | null
}

/** Why a line cannot be ordered as it stands. */
export type LineProblem = 'gone' | 'sold_out' | 'too_many'

export interface CartItem extends CartLine {
  productId: string
  title: string
  size: string
  imagePath: string | null
  category: Category
  unitCents: number
  stock: number
  problem: LineProblem | null
}

export interface ShopCart {
  terms: Terms
  items: CartItem[]
  /** Of what can be ordered as it stands. */
  goodsCents: number
  hasProblem: boolean
}

export interface Cart {
  shops: ShopCart[]
  /** What can be bought nowhere any more. */
  lost: CartLine[]
}

export function toCart(
  lines: readonly CartLine[],
  goods: readonly GoodsRow[],
  shops: readonly Terms[],
): Cart {
  const items = lines.flatMap((line) => {
    const row = goods.find(({ id }) => id === line.variantId)
    return row ? [{ schoolId: row.school_id, item: toItem(line, row) }] : []
  })
  return {
    shops: shops
      .map((terms) => createShopCart(terms, items))
      .filter((group) => group.items.length > 0)
      .toSorted((a, b) => a.terms.title.localeCompare(b.terms.title)),
    lost: lines.filter((line) => {
      const found = items.find(({ item }) => item.variantId === line.variantId)
      return !found || !shops.some(({ school_id }) => school_id === found.schoolId)
    }),
  }
}

function createShopCart(terms: Terms, all: readonly { schoolId: string; item: CartItem }[]) {
  const items = all.filter(({ schoolId }) => schoolId === terms.school_id).map(({ item }) => item)
  return {
    terms,
    items,
    goodsCents: items
      .filter(({ problem }) => problem === null)
      .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
    hasProblem: items.some(({ problem }) => problem !== null),
  }
}

function toItem(line: CartLine, row: GoodsRow): CartItem {
  return {
    ...line,
    productId: row.product.id,
    title: row.product.name,
    size: row.name,
    imagePath: row.product.image_paths[0] ?? null,
    category: categories.find((known) => known === row.product.category) ?? 'accessories',
    unitCents: row.price_cents ?? row.product.price_cents,
    stock: row.stock,
    problem: findProblem(line, row),
  }
}

function findProblem({ quantity }: CartLine, row: GoodsRow): LineProblem | null {
  if (row.product.status !== 'published' || row.archived_at !== null) return 'gone'
  if (row.stock === 0) return 'sold_out'
  return quantity > row.stock ? 'too_many' : null
}

/** Pieces that may lie in the cart of a size with this stock. */
export function getMostPieces(stock: number): number {
  return Math.min(stock, cartLimits.quantity)
}

export type Delivery = 'shipping' | 'pickup'

/** As `place_order` computes it, in cents; the database's sum is the one that counts. */
export function computeShipping(terms: Terms, goodsCents: number, delivery: Delivery): number {
  const free = terms.free_shipping_from_cents
  if (delivery === 'pickup' || (free !== null && goodsCents >= free)) return 0
  return terms.shipping_cents
}

/** From this stock on, the product page says how many are left. */
const fewLeft = 3

export function isScarce(stock: number): boolean {
  return stock > 0 && stock <= fewLeft
}
