/** Counts the account's cart: brought by the rows of signed-in people, so that visitors do without it. */
import type { ComponentType } from 'react'

interface CartCountSlot {
  Count: ComponentType<{ onDevice: number }> | null
}

export const cartCountSlot: CartCountSlot = { Count: null }
