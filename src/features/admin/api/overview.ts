/** The administrator's landing page: who waits for a role, and how big the platform is. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrapPage } from '@/lib/supabase/unwrap'
import { userFilterSchema } from '../model/user-filter'
import { adminUserQueries } from './users'

const onlyCount = { count: 'exact', head: true } as const

async function fetchFigures(signal: AbortSignal) {
  const client = await db()
  const [people, schools, teams] = await Promise.all([
    unwrapPage(client.from('users').select('id', onlyCount).abortSignal(signal)),
    unwrapPage(client.from('schools').select('id', onlyCount).abortSignal(signal)),
    unwrapPage(
      client.from('teams').select('id', onlyCount).is('archived_at', null).abortSignal(signal),
    ),
  ])
  return { people: people.total, schools: schools.total, teams: teams.total }
}

export const adminOverviewQueries = {
  /** The first page of the people list, latest request first: opening that list is then instant. */
  waiting: () =>
    adminUserQueries.list(userFilterSchema.parse({ status: 'pending', sort: 'requested_at' })),
  /** Under the people's key: new roles and new people change the figures. */
  figures: () =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'figures'],
      queryFn: ({ signal }) => fetchFigures(signal),
    }),
}

export function useWaitingUsers() {
  return useSuspenseQuery(adminOverviewQueries.waiting()).data
}

export function useFigures() {
  return useSuspenseQuery(adminOverviewQueries.figures()).data
}
