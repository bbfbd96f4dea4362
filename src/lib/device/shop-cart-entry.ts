import type { DeviceEntry } from './first-entries'

/** Apart from the registry's others: a visitor's first look into a shop reads it. */
export const shopCartEntry = {
  store: 'localStorage',
  key: 'shop-cart',
  owner: 'visitor',
  keepDays: null,
} as const satisfies DeviceEntry
