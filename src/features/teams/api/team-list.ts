/** The list of teams with their sizes, a page at a time; the generated types do not know what may be missing. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TeamFilter } from '../model/team-filter'
import { teamQueries } from './teams'

const teamRowSchema = z.object({
  id: z.string(),
  school_id: z.string(),
  school_name: z.string(),
  name: z.string(),
  age_group: z.string(),
  season: z.string(),
  archived_at: z.string().nullable(),
  /** Null for families, who do not see squads. */
  player_count: z.number().nullable(),
  staff_count: z.number(),
  total_count: z.number(),
})

export type TeamRow = z.infer<typeof teamRowSchema>

async function fetchPage(filter: TeamFilter, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client
      .rpc('search_teams', {
        p_query: filter.q,
        p_is_archived: filter.archived,
        p_sort: filter.sort,
        p_is_descending: filter.dir === 'desc',
        ...getListRange(filter.page),
        ...(filter.ages.length > 0 ? { p_age_groups: filter.ages } : {}),
        ...(filter.seasons.length > 0 ? { p_seasons: filter.seasons } : {}),
      })
      .abortSignal(signal),
  )
  const rows = teamRowSchema.array().parse(answer)
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export const teamListQueries = {
  page: (filter: TeamFilter) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'list', filter],
      meta: { reads: ['teams', 'schools', 'squad_members', 'team_staff'] },
      queryFn: ({ signal }) => fetchPage(filter, signal),
      placeholderData: keepPreviousData,
    }),
}
