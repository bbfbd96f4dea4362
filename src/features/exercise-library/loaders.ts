import type { LoaderFunctionArgs } from 'react-router'
import { currentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { orNotFound, readSearch, requireId } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { exerciseQueries } from '@/features/exercises/api/exercises'
import { exerciseFilterSchema } from '@/features/exercises/model/exercise-filter'

/** The page of the library that the address asks for; a failure shows on the page, with a retry. */
export async function exerciseLibrary({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(exerciseFilterSchema, readSearch(request))
  const found = exerciseQueries.scroll(filter, currentLocale())
  // What was scrolled to stays as it was: asking again would shrink it to the first page.
  if (queryClient.getQueryData(found.queryKey)) return null
  const isOpen = queryClient.getQueriesData({ queryKey: exerciseQueries.scrolls() }).length > 0
  const answer = queryClient.prefetchInfiniteQuery(found)
  // While somebody types, the page shows what it has; only the first visit waits.
  if (!isOpen) await answer
  return null
}

/** One exercise; 404 for an id nobody gave out or one of another school. */
export async function exerciseDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  void queryClient.prefetchQuery(exerciseQueries.uses(id))
  await orNotFound(args.request, queryClient.fetchQuery(exerciseQueries.details(id)))
  return null
}
