/** Players as the database lets one see them: a page of the list, and one player's record. */
import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { adults, type PlayerFilter } from '../../model/player-filter'
import { playerRowSchema, type PlayerRow } from '../../model/player-row'
import { fetchPlayer } from './player-rows'

type Search = Database['public']['Functions']['search_players']['Args']

/** Rows of the search, each with the number of all that fit. */
export async function searchPlayers(search: Search, signal?: AbortSignal): Promise<PlayerRow[]> {
  const client = await getDb()
  const query = client.rpc('search_players', search)
  return playerRowSchema.array().parse(await unwrap(signal ? query.abortSignal(signal) : query))
}

type Slice = ReturnType<typeof getListRange>

async function fetchSlice(filter: PlayerFilter, slice: Slice, signal?: AbortSignal) {
  const years = filter.born.filter((value) => value !== adults).map(Number)
  const search = {
    p_query: filter.q,
    p_sort: filter.sort,
    p_is_descending: filter.dir === 'desc',
    p_with_adults: filter.born.includes(adults),
    ...slice,
    ...(filter.teams.length > 0 ? { p_team_ids: filter.teams } : {}),
    ...(years.length > 0 ? { p_birth_years: years } : {}),
    ...(filter.state ? { p_status: filter.state } : {}),
  }
  const rows = await searchPlayers(search, signal)
  return { rows, total: rows[0]?.total_count ?? 0 }
}

/** Every player that fits, for a file; 500 at a time, which is what the database gives at once. */
export async function fetchAllPlayers(filter: PlayerFilter): Promise<PlayerRow[]> {
  const all: PlayerRow[] = []
  for (;;) {
    const { rows, total } = await fetchSlice(filter, { p_limit: 500, p_offset: all.length })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

export type Player = Awaited<ReturnType<typeof fetchPlayer>>

export const playerQueries = {
  all: () => ['people', 'players'] as const,
  list: (filter: PlayerFilter) =>
    queryOptions({
      queryKey: [...playerQueries.all(), 'list', filter],
      meta: { reads: ['players', 'squad_members', 'teams', 'guardian_links'] },
      queryFn: ({ signal }) => fetchSlice(filter, getListRange(filter.page), signal),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...playerQueries.all(), 'one', id],
      meta: { reads: ['players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchPlayer(id, signal),
    }),
}

export function usePlayer(id: string): Player {
  return useSuspenseQuery(playerQueries.one(id)).data
}
