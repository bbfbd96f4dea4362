import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { schoolPageQueries } from './api/school-page'

/** What the database does not show is not there (404). */
export async function mySchool({ params, request }: LoaderFunctionArgs) {
  const notFound = pageNotFound(new URL(request.url).pathname)
  const id = z.guid().safeParse(params.clubId)
  if (!id.success) throw notFound
  try {
    await queryClient.fetchQuery(schoolPageQueries.one(id.data))
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw notFound
    throw error
  }
  return null
}
