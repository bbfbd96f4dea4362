/** The children linked to a guardian, with their teams and what the link allows. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchChildren } from '@/features/people/api/guardians'

export const linkedChildQueries = {
  all: () => ['settings', 'linked-children'] as const,
  of: (userId: string) =>
    queryOptions({
      queryKey: [...linkedChildQueries.all(), userId],
      meta: { reads: ['guardian_links', 'players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchChildren(userId, signal),
    }),
}

export type LinkedChild = Awaited<ReturnType<typeof fetchChildren>>[number]

export function useLinkedChildren(userId: string) {
  return useSuspenseQuery(linkedChildQueries.of(userId))
}
