import type { LoaderFunctionArgs } from 'react-router'
import { animationQueries, isExpiredShare } from '@/features/scene/api/animations'
import { animationFilterSchema } from '@/features/scene/model/library/animation-filter'
import { loadSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { canDraw } from './model/animation-access'
import { waitForPendingSaves } from './model/saving/live-sessions'

/** The page of the gallery that the address asks for; a failure shows on the page, with a retry. */
export async function loadAnimationList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(animationFilterSchema, readSearch(request))
  const session = await loadSession()
  const userId = session?.user.id ?? ''
  const role = session?.profile?.role ?? null
  if (canDraw(role)) void queryClient.prefetchQuery(animationQueries.templates())
  await Promise.all([
    queryClient.prefetchQuery(animationQueries.page(filter, userId)),
    canDraw(role) ? queryClient.prefetchQuery(teamQueries.mine(userId, role)) : null,
  ])
  return null
}

/** One animation; 404 for an id nobody gave out or one that is not for this person. */
export async function loadAnimationDetails(args: LoaderFunctionArgs) {
  const id = requireId(args)
  // straight from the editor: with what was drawn last
  await waitForPendingSaves()
  await requireFound(args.request, queryClient.fetchQuery(animationQueries.details(id)))
  return null
}

/** What a link shows; null when it shows nothing (any more). Asked anew each time: it may be closed. */
export async function loadSharedAnimation({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const query = animationQueries.shared(token)
  const shared = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  return { shared, isExpired: shared === null && (await isExpiredShare(token)) }
}
