/** The cart this device keeps for whoever has none in the database. */
import { readDevice, removeDevice, writeDevice } from '@/lib/device/device-storage'
import { formatCart, parseCart, type CartLine } from '../model/device-cart'

export function readDeviceCart(): CartLine[] {
  return parseCart(readDevice('shop_cart'))
}

/** Throws where the browser keeps nothing: a cart that is forgotten at once is none. */
export function writeDeviceCart(lines: readonly CartLine[]): void {
  if (lines.length === 0) clearDeviceCart()
  else if (!writeDevice('shop_cart', formatCart(lines))) {
    throw new Error('The browser refuses its storage')
  }
}

export function clearDeviceCart(): void {
  removeDevice('shop_cart')
}
