/** Pieces in a cart as `formatCart` writes it for this device; zero without one. */
export function countStoredPieces(cart: string | null): number {
  return (cart?.match(/\*\d+/g) ?? []).reduce((sum, count) => sum + Number(count.slice(1)), 0)
}
