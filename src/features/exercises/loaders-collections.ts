import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { collectionQueries } from './api/collections'

/** Mine and the school's collections. */
export async function loadCollectionList() {
  await queryClient.prefetchQuery(collectionQueries.list())
  return null
}

/** One collection; 404 for one that is not shared with the person. */
export async function loadCollectionDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  await requireFound(args.request, queryClient.fetchQuery(collectionQueries.details(id)))
  return null
}
