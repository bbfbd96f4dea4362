/** The coaches of a club as a list; the generated types do not know what may be missing. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { licences, specializations, type CoachFilter } from '../model/coach'

const coachSchema = z.object({
  user_id: z.string(),
  school_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
  license: z.enum(licences).nullable(),
  specialization: z.enum(specializations).nullable(),
  years_of_experience: z.number().nullable(),
  teams: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
  total_count: z.number(),
})

export type CoachRow = z.infer<typeof coachSchema>

async function fetchCoaches(filter: CoachFilter, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client
      .rpc('search_coaches', {
        p_query: filter.q,
        p_sort: filter.sort,
        p_is_descending: filter.dir === 'desc',
        ...getListRange(filter.page),
        ...(filter.teams.length > 0 ? { p_team_ids: filter.teams } : {}),
      })
      .abortSignal(signal),
  )
  const rows = coachSchema.array().parse(answer)
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export const coachQueries = {
  list: (filter: CoachFilter) =>
    queryOptions({
      queryKey: ['people', 'coaches', filter],
      meta: { reads: ['users', 'coach_profiles', 'role_assignments', 'team_staff', 'teams'] },
      queryFn: ({ signal }) => fetchCoaches(filter, signal),
      placeholderData: keepPreviousData,
    }),
}
