/** Where the shop's front leads; apart from the list of all addresses, which visitors do without. */
export const shopPaths = { details: '/shop/details/:id', cart: '/shop/shopping-cart' } as const
