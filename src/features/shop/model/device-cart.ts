/** The cart of whoever is not signed in, as this device keeps it: part of a visitor's first load. */

export interface CartLine {
  variantId: string
  quantity: number
}

/** Pieces of one size in a cart, and sizes in one; the first is a check of `cart_items`. */
export const cartLimits = { quantity: 20, lines: 50 } as const

/** `text`: pairs of size and quantity; anything else is no cart. */
export function parseCart(text: string | null): CartLine[] {
  return (text ?? '').split(',').flatMap((pair) => {
    const [, variantId = '', count = ''] = /^([\da-f-]{36})\*(\d{1,2})$/.exec(pair) ?? []
    const quantity = Math.min(Number(count), cartLimits.quantity)
    return variantId && quantity > 0 ? [{ variantId, quantity }] : []
  })
}

export function formatCart(lines: readonly CartLine[]): string {
  return lines.map(({ variantId, quantity }) => `${variantId}*${quantity}`).join()
}

export function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The cart with so many pieces of a size; none takes it out. */
export function setQuantity(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const others = lines.filter(({ variantId }) => variantId !== line.variantId)
  if (line.quantity <= 0) return others
  const quantity = Math.min(line.quantity, cartLimits.quantity)
  const changed = { ...line, quantity }
  return lines.length > others.length
    ? lines.map((known) => (known.variantId === line.variantId ? changed : known))
    : [...lines, changed].slice(-cartLimits.lines)
}
