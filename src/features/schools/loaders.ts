import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { schoolPageQueries } from './api/school-page'

/** What the database does not show is not there (404). */
export async function loadMySchool(args: LoaderFunctionArgs) {
  const id = requireId(args, 'clubId')
  await requireFound(args.request, queryClient.fetchQuery(schoolPageQueries.one(id)))
  return null
}
