/** One team with its school and season. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { teamQueries } from './teams'

const columns =
  'id, name, age_group, season, archived_at, updated_at, school_id, school:schools!teams_school!inner(id, name, time_zone)' as const

async function fetchTeam(id: string, signal: AbortSignal) {
  const client = await db()
  const team = await unwrap(
    client.from('teams').select(columns).eq('id', id).abortSignal(signal).single(),
  )
  // asked for by itself: the key has two columns, and embedding follows one
  const period = await unwrap(
    client
      .from('seasons')
      .select('starts_on, ends_on')
      .eq('school_id', team.school_id)
      .eq('name', team.season)
      .abortSignal(signal)
      .single(),
  )
  return { ...team, period }
}

export type TeamDetails = Awaited<ReturnType<typeof fetchTeam>>

export const teamDetailsQueries = {
  /** A team that is not shown to the person is `not_found`. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'one', id],
      queryFn: ({ signal }) => fetchTeam(id, signal),
    }),
}

export function useTeam(id: string): TeamDetails {
  return useSuspenseQuery(teamDetailsQueries.one(id)).data
}
