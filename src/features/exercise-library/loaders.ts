import type { LoaderFunctionArgs } from 'react-router'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { exerciseQueries } from '@/features/exercises/api/exercises'
import { exerciseShareQueries } from '@/features/exercises/api/exercise-shares'
import { exerciseFilterSchema } from '@/features/exercises/model/exercise-filter'
import { isExpiredShare } from '@/features/scene/api/animations'

/** The page of the library that the address asks for; a failure shows on the page, with a retry. */
export async function loadExerciseLibrary({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(exerciseFilterSchema, readSearch(request))
  const found = exerciseQueries.scroll(filter, getCurrentLocale())
  // What was scrolled to stays as it was: asking again would shrink it to the first page.
  if (queryClient.getQueryData(found.queryKey)) return null
  const isOpen = queryClient.getQueriesData({ queryKey: exerciseQueries.scrolls() }).length > 0
  const answer = queryClient.prefetchInfiniteQuery(found)
  // While somebody types, the page shows what it has; only the first visit waits.
  if (!isOpen) await answer
  return null
}

/** One exercise; 404 for an id nobody gave out or one of another school. */
export async function loadExerciseDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  void queryClient.prefetchQuery(exerciseQueries.uses(id))
  const { practice_key } = await requireFound(
    args.request,
    queryClient.fetchQuery(exerciseQueries.details(id)),
  )
  // Before the page shows: the line of sizes stands above everything else.
  if (practice_key) await queryClient.prefetchQuery(exerciseQueries.sizes(practice_key))
  return null
}

/** What a link shows; null for one that is wrong, closed or over. Asked anew each time. */
export async function loadSharedExercise({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const shared = await queryClient.fetchQuery(exerciseShareQueries.shared(token))
  return { shared, isExpired: shared === null && (await isExpiredShare(token)) }
}
