import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { orNotFound, requireId } from '@/lib/router/loader'
import { collectionQueries } from './api/collections'

/** Mine and the school's collections. */
export async function collectionList() {
  await queryClient.prefetchQuery(collectionQueries.list())
  return null
}

/** One collection; 404 for one that is not shared with the person. */
export async function collectionDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  await orNotFound(args.request, queryClient.fetchQuery(collectionQueries.details(id)))
  return null
}
