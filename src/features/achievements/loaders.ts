import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { achievementQueries } from './api/achievements'

export async function loadAchievements() {
  await queryClient.prefetchQuery(achievementQueries.all())
  return null
}

export async function loadAchievement(args: LoaderFunctionArgs) {
  const query = achievementQueries.details(requireId(args))
  await requireFound(args.request, queryClient.fetchQuery(query))
  return null
}

/** As it is now: what the form begins with decides what counts as a change of somebody else. */
export async function loadAchievementToEdit(args: LoaderFunctionArgs) {
  const query = achievementQueries.details(requireId(args))
  await requireFound(args.request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}
