/** Who plays in the teams one may see, by name: for the check of texts before strangers read them. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '@/features/session/api/session-store'
import { fetchSquadNames } from './squad'

const squadNameQueries = {
  all: () =>
    queryOptions({
      queryKey: ['teams', 'squad-names'],
      meta: { reads: ['squad_members', 'players'] },
      queryFn: ({ signal }) => fetchSquadNames(signal),
      staleTime: 5 * 60_000,
    }),
}

/** Nobody for a visitor, and while it loads. */
export function useSquadNames() {
  const isSignedIn = useSession() !== null
  const query = useQuery({ ...squadNameQueries.all(), enabled: isSignedIn })
  return { squad: query.data ?? [], isLoading: query.isLoading }
}
