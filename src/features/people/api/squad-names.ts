/** Who plays in the teams one may see, by name: for the check of texts before strangers read them. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '@/features/session/api/session-store'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchNames(signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('squad_members')
      .select('shirt_number, player:players!squad_members_player!inner(first_name, last_name)')
      .is('left_on', null)
      .limit(2000)
      .abortSignal(signal),
  )
  return rows.map(({ shirt_number, player }) => ({ shirt_number, ...player }))
}

const squadNameQueries = {
  all: () =>
    queryOptions({
      queryKey: ['people', 'squad-names'],
      queryFn: ({ signal }) => fetchNames(signal),
      staleTime: 5 * 60_000,
    }),
}

/** Nobody for a visitor, and while it loads. */
export function useSquadNames() {
  const isSignedIn = useSession() !== null
  const query = useQuery({ ...squadNameQueries.all(), enabled: isSignedIn })
  return { squad: query.data ?? [], isLoading: query.isLoading }
}
