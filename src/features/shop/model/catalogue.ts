/** What club shops offer, as everybody may read it, and how the shop page looks through it. Part of a visitor's first load: no libraries. */

export const categories = [
  'match_kit',
  'training_wear',
  'leisure_wear',
  'goalkeeping',
  'footwear',
  'balls',
  'training_equipment',
  'accessories',
  'fan_items',
  'vouchers',
] as const
export type Category = (typeof categories)[number]

export const sorts = ['shop', 'cheap', 'dear'] as const
export type CatalogueSort = (typeof sorts)[number]

export interface Shop {
  id: string
  title: string
}

export interface Offer {
  id: string
  name: string
  category: Category
  imagePath: string | null
  /** The cheapest size, VAT included. */
  cents: number
  /** Sizes cost different sums. */
  isFrom: boolean
  isSoldOut: boolean
}

export interface CatalogueView {
  q: string
  /** Null: all. */
  category: Category | null
  sort: CatalogueSort
  isInStock: boolean
}

export function parseShops(answer: unknown): Shop[] {
  return toRows(answer).map((row) => ({ id: String(row.school_id), title: String(row.title) }))
}

/** Products whose every size was taken off are left out, as nobody can buy them, and kinds of a later release. */
export function parseOffers(answer: unknown): Offer[] {
  return toRows(answer).flatMap((row) => {
    const sizes = toRows(row.sizes)
    const category = categories.find((known) => known === row.category)
    const prices = sizes.map((size) => Number(size.price_cents ?? row.price_cents))
    const [picture] = Array.isArray(row.image_paths) ? row.image_paths : []
    return !category || sizes.length === 0
      ? []
      : {
          id: String(row.id),
          name: String(row.name),
          category,
          imagePath: picture ? String(picture) : null,
          cents: Math.min(...prices),
          isFrom: new Set(prices).size > 1,
          isSoldOut: !sizes.some(({ stock }) => stock !== 0),
        }
  })
}

export function readView(params: URLSearchParams): CatalogueView {
  return {
    q: params.get('q') ?? '',
    category: categories.find((known) => known === params.get('category')) ?? null,
    sort: sorts.find((known) => known === params.get('sort')) ?? 'shop',
    isInStock: params.has('stock'),
  }
}

/** The parameters after a change: what is empty goes, others stay. */
export function writeView(params: URLSearchParams, changes: Record<string, string>) {
  const entries = Object.entries({ ...Object.fromEntries(params), ...changes })
  return new URLSearchParams(entries.filter(([, value]) => value))
}

/** Case and accents do not matter to the search. */
export function findOffers(
  offers: readonly Offer[],
  { q, category, sort, isInStock }: CatalogueView,
): Offer[] {
  const found = offers.filter(
    (offer) =>
      (!category || offer.category === category) &&
      !(isInStock && offer.isSoldOut) &&
      fold(q)
        .split(/\s+/)
        .every((word) => fold(offer.name).includes(word)),
  )
  if (sort === 'shop') return found
  return found.toSorted((a, b) => (sort === 'cheap' ? a.cents - b.cents : b.cents - a.cents))
}

/** As `formatMoney` writes it, which comes with more than a visitor's first load has room for. */
export function formatPrice(cents: number, locale: string): string {
  return (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'EUR' })
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The rows of an answer; what the database says is taken at its word, what it does not is empty. */
function toRows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((row: unknown) => ({ ...Object(row) })) : []
}
