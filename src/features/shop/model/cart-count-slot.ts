/** Counts the account's cart, and leads sellers behind the counter: brought by the rows of signed-in people, so that visitors do without it. */
import type { ComponentType } from 'react'

interface CartCountSlot {
  Count: ComponentType<{ onDevice: number }> | null
  Desk: ComponentType | null
}

export const cartCountSlot: CartCountSlot = { Count: null, Desk: null }
