/** For whom somebody pays: children whose link says so, and themselves as a player. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { compareByFirstName, fetchChildren } from '@/features/people/api/guardians'
import { fetchOwnPlayers } from '@/features/people/api/players/player-rows'

async function fetchPayees(userId: string, signal: AbortSignal) {
  const [children, self] = await Promise.all([
    fetchChildren(userId, signal),
    fetchOwnPlayers(userId, signal),
  ])
  const paidFor = children.flatMap(({ can_pay, player }) => (can_pay ? [player] : []))
  return [...paidFor.toSorted(compareByFirstName), ...self].map(({ id, first_name }) => ({
    id,
    name: first_name,
  }))
}

const payeeQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: ['settings', 'payees', userId],
      meta: { reads: ['players', 'guardian_links'] },
      queryFn: ({ signal }) => fetchPayees(userId, signal),
    }),
}

/** Asked once a minute at most, for what is due and for the orders. */
export function loadPayees(client: QueryClient, userId: string) {
  return client.fetchQuery(payeeQueries.of(userId))
}
