import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { toAppError } from '@/lib/errors'
import { currentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { readUrlState } from '@/shared/hooks/url-state'
import { exerciseQueries } from './api/exercises'
import { exerciseFilterSchema } from './model/exercise-filter'

/** The page of the library that the address asks for; a failure shows on the page, with a retry. */
export async function exerciseLibrary({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(exerciseFilterSchema, new URL(request.url).searchParams)
  await queryClient.prefetchQuery(exerciseQueries.search(filter, currentLocale()))
  return null
}

/** One exercise; 404 for an id nobody gave out or one of another school. */
export async function exerciseDetails({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.id)
  const notFound = pageNotFound(new URL(request.url).pathname)
  if (!id.success) throw notFound
  void queryClient.prefetchQuery(exerciseQueries.uses(id.data))
  try {
    await queryClient.fetchQuery(exerciseQueries.details(id.data))
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw notFound
    throw error
  }
  return null
}
