/** What the forms and filters of teams offer: age groups, seasons, and the schools an owner may add teams to. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSeasonStarts } from '@/features/schools/api/schools'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fetchSeasons } from './seasons'
import { teamQueries } from './teams'

async function fetchChoices(signal: AbortSignal) {
  const client = await getDb()
  const [ages, seasons, schools] = await Promise.all([
    unwrap(client.from('age_groups').select('code').order('sort_order').abortSignal(signal)),
    fetchSeasons(signal),
    fetchSeasonStarts(signal),
  ])
  return {
    ages: ages.map(({ code }) => code),
    seasons: seasons.toSorted((one, other) => other.name.localeCompare(one.name)),
    schools,
  }
}

export type TeamChoices = Awaited<ReturnType<typeof fetchChoices>>

const fiveMinutes = 5 * 60_000

export const teamChoiceQueries = {
  all: () =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'choices'],
      meta: { reads: ['seasons', 'schools'] },
      queryFn: ({ signal }) => fetchChoices(signal),
      staleTime: fiveMinutes,
    }),
}

/** For filters, which may appear later than the list. */
export function useTeamFilterChoices() {
  return useQuery(teamChoiceQueries.all()).data
}

export function useTeamChoices(): TeamChoices {
  return useSuspenseQuery(teamChoiceQueries.all()).data
}
