import type { LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { cartQueries, getCartOwner, mergeDeviceCart } from './api/cart'
import { orderQueries } from './api/orders'
import { productQueries } from './api/products'

/** What was put into the cart before the sign-in is in the account's from the first page of the shop on. */
async function loadCartOwner(): Promise<string | null> {
  const owner = getCartOwner(await loadSession())
  await mergeDeviceCart(owner)
  return owner
}

export async function loadProduct(args: LoaderFunctionArgs) {
  const asked = queryClient.fetchQuery(productQueries.details(requireId(args)))
  await Promise.all([requireFound(args.request, asked), loadCartOwner()])
  return null
}

export async function loadCart() {
  const owner = await loadCartOwner()
  await Promise.all([
    queryClient.prefetchQuery(cartQueries.own(owner)),
    owner ? queryClient.prefetchQuery(orderQueries.address(owner)) : null,
  ])
  return null
}

/** Of nobody for a visitor, who is asked to log in. */
export async function loadOrder(args: LoaderFunctionArgs) {
  const session = await loadSession()
  if (!session?.profile) return null
  const asked = queryClient.fetchQuery({ ...orderQueries.details(requireId(args)), staleTime: 0 })
  await requireFound(args.request, asked)
  return null
}
