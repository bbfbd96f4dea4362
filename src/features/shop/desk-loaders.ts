import type { LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { orderQueries } from './api/orders'
import { productQueries } from './api/products'
import { myShopQueries } from './api/shops'

/** Whether the reader runs a shop; everybody else is shown the way to its front. */
async function loadIsSeller(): Promise<boolean> {
  const session = await loadSession()
  if (!session?.profile) return false
  const query = myShopQueries.own(session.profile.id)
  await queryClient.prefetchQuery(query)
  return (queryClient.getQueryData(query.queryKey) ?? []).length > 0
}

export async function loadDesk() {
  await loadIsSeller()
  return null
}

/** Read anew: what is compared on saving is what was shown. */
export async function loadProductToEdit(args: LoaderFunctionArgs) {
  if (!(await loadIsSeller())) return null
  const asked = queryClient.fetchQuery({
    ...productQueries.toEdit(requireId(args)),
    staleTime: 0,
  })
  await requireFound(args.request, asked)
  return null
}

export async function loadDeskOrder(args: LoaderFunctionArgs) {
  if (!(await loadIsSeller())) return null
  const asked = queryClient.fetchQuery({ ...orderQueries.details(requireId(args)), staleTime: 0 })
  await requireFound(args.request, asked)
  return null
}
