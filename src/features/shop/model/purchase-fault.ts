/** Why an order was not placed, as a key below `shop:checkout.faults`. */

const faults = [
  'guardian_missing',
  'cart_empty',
  'too_many_open_orders',
  'shop_closed',
  'pickup_not_offered',
  'address_required',
  'product_unavailable',
  'out_of_stock',
  'price_changed',
] as const
export type PurchaseFault = (typeof faults)[number]

/** Null for a failure of any other kind. */
export function findPurchaseFault({ detail }: { detail: string | null }): PurchaseFault | null {
  return faults.find((known) => known === detail) ?? null
}
