import type { LoaderFunctionArgs } from 'react-router'
import { isExpiredShare } from '@/features/scene/api/animations'
import { queryClient } from '@/lib/query/query-client'
import { trainingShareQueries } from './api/training-shares'
import { loadTrainingDetails } from './loaders-lists'

/** The session to print: whoever may read it may print it. */
export async function loadTrainingPaper(args: LoaderFunctionArgs) {
  return loadTrainingDetails(args)
}

/** What a link shows; null for one that is wrong, closed or over. */
export async function loadSharedTraining({ params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const shared = await queryClient.fetchQuery(trainingShareQueries.shared(token))
  return { shared, isExpired: shared === null && (await isExpiredShare(token)) }
}
