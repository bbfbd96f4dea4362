/** Players for choosing one: whom the person may see, by name, each with a school and teams to tell namesakes apart. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, school_id, first_name, last_name, date_of_birth, squads:squad_members!squad_members_player(left_on, team:teams!squad_members_team(name))' as const

async function fetchOptions(signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('players')
      .select(columns)
      .order('last_name')
      .order('first_name')
      .limit(1000)
      .abortSignal(signal),
  )
}

export type PlayerOption = Awaited<ReturnType<typeof fetchOptions>>[number]

export const playerOptionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['people', 'players', 'options'],
      queryFn: ({ signal }) => fetchOptions(signal),
    }),
}

export function usePlayerOptions() {
  return useQuery(playerOptionQueries.list())
}
