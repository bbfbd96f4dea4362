import { expect, test } from 'vitest'
import { findOffers, formatPrice, parseOffers, parseShops, readView, writeView } from './catalogue'
import { findSizeSystem } from './size-system'
import { canWithdraw } from './order-status'
import { purchaseSchema } from './purchase-schema'

const row = {
  id: '1',
  name: 'Höhen-Trikot',
  category: 'match_kit',
  price_cents: 3990,
  image_paths: ['a.webp'],
  sizes: [
    { price_cents: null, stock: 0 },
    { price_cents: 4490, stock: 2 },
  ],
}
const view = { q: '', category: null, sort: 'shop', isInStock: false } as const

test('an offer names its cheapest size, and is sold out when every size is', () => {
  const [offer] = parseOffers([row])
  expect(offer).toMatchObject({ cents: 3990, isFrom: true, isSoldOut: false, imagePath: 'a.webp' })
  const [gone] = parseOffers([
    { ...row, image_paths: [], sizes: [{ price_cents: null, stock: 0 }] },
  ])
  expect(gone).toMatchObject({ isFrom: false, isSoldOut: true, imagePath: null })
})

test('leaves out products without sizes and kinds it does not know', () => {
  expect(
    parseOffers([
      { ...row, sizes: [] },
      { ...row, category: 'boats' },
    ]),
  ).toEqual([])
  expect(parseOffers(null)).toEqual([])
  expect(parseShops([{ school_id: 'a', title: 'A' }])).toEqual([{ id: 'a', title: 'A' }])
})

test('searches without case and accents, by kind and stock, and sorts by price', () => {
  const offers = parseOffers([
    row,
    { ...row, id: '2', name: 'Ball', category: 'balls', price_cents: 990, sizes: [{ stock: 0 }] },
  ])
  const listIds = (changes: object) =>
    findOffers(offers, { ...view, ...changes }).map(({ id }) => id)
  expect(listIds({ q: ' hohen TRIKOT ' })).toEqual(['1'])
  expect(listIds({ category: 'balls' })).toEqual(['2'])
  expect(listIds({ isInStock: true })).toEqual(['1'])
  expect(listIds({ sort: 'cheap' })).toEqual(['2', '1'])
  expect(listIds({ sort: 'dear' })).toEqual(['1', '2'])
})

test('the address holds the view and nothing empty', () => {
  const params = writeView(new URLSearchParams('shop=a&q=x'), { q: '', category: 'balls' })
  expect(params.toString()).toBe('shop=a&category=balls')
  expect(readView(params)).toEqual({ ...view, category: 'balls' })
  expect(readView(new URLSearchParams('category=boats&sort=odd&stock=true'))).toEqual({
    ...view,
    isInStock: true,
  })
})

test('prices are written as the language does', () => {
  expect(formatPrice(3990, 'en')).toBe('€39.90')
  expect(formatPrice(3990, 'de')).toMatch(/^39,90\s€$/)
})

test('tells sizes by height from those by shoes and from neither', () => {
  expect(findSizeSystem(['128', '140', 'S', 'M'])).toBe('height')
  expect(findSizeSystem(['31-34', '35-38'])).toBe('shoe')
  expect(findSizeSystem(['5', '6', '7'])).toBeNull()
})

test('one may withdraw from what was paid, until fourteen days after the delivery, once', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  const can = (status: string, delivered_at: string | null = null, notices: string[] = []) =>
    canWithdraw(
      { status, delivered_at, notices: notices.map((notice) => ({ status: notice })) },
      now,
    )
  expect(can('payment_pending')).toBe(false)
  expect(can('paid')).toBe(true)
  expect(can('cancelled')).toBe(false)
  expect(can('delivered', '2026-11-14T12:00:00Z')).toBe(true)
  expect(can('delivered', '2026-11-12T12:00:00Z')).toBe(false)
  expect(can('shipped', null, ['received'])).toBe(false)
  expect(can('shipped', null, ['declined'])).toBe(true)
})

test('a parcel needs an address, fetched goods need none', () => {
  const empty = { recipient: '', street: ' ', postal_code: '', city: '', country: 'DE', note: '' }
  expect(purchaseSchema.safeParse({ ...empty, delivery: 'pickup' }).success).toBe(true)
  const parcel = purchaseSchema.safeParse({ ...empty, delivery: 'shipping' })
  expect(parcel.error?.issues.map(({ path }) => path[0])).toEqual([
    'recipient',
    'street',
    'postal_code',
    'city',
  ])
})
