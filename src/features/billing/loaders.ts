import { contractTermQueries } from '@/features/people/api/contract-terms'
import { queryClient } from '@/lib/query/query-client'
import { planQueries } from './api/plans'
import { subscriptionQueries } from './api/subscriptions'

/** What is sold, and what one has; the page says itself when it cannot be read. */
export async function loadPricing() {
  await Promise.all([
    queryClient.prefetchQuery(planQueries.offered()),
    queryClient.prefetchQuery(contractTermQueries.own()),
    queryClient.prefetchQuery(subscriptionQueries.state()),
  ])
  return null
}
