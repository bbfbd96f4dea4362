/** What the treasury of a school reads: whom to charge, the fees of all, what each team owes and the months (chapter finances). */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { getStatus, type FeeFilter, type ListTab } from '../model/desk-filter'
import type { Fee, FeeStatus } from '../model/fee'

/** Whose money one looks after, as owner or as treasurer; none for everybody else. */
async function fetchTreasurySchools(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('treasury_schools').abortSignal(signal))
}

/** Every player of the school with teams and what is open; refused to whoever does not look after its money. */
export async function fetchTreasuryPlayers(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('treasury_players', { p_school_id: schoolId }).abortSignal(signal))
}

export type TreasuryPlayer = Awaited<ReturnType<typeof fetchTreasuryPlayers>>[number]

async function fetchTeams(schoolId: string, from: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.rpc('treasury_teams', { p_school_id: schoolId, p_from: from }).abortSignal(signal),
  )
}

async function fetchMonths(schoolId: string, from: string, to: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .rpc('school_finances', { p_school_id: schoolId, p_from: from, p_to: to })
      .abortSignal(signal),
  )
}

interface FeeRequest {
  status: FeeStatus | null
  from?: string
  to?: string
  late?: boolean
  query?: string
  team?: string
  kind?: Fee['kind']
  sort?: string
  isDescending?: boolean
  limit: number
  offset: number
}

async function fetchFees(schoolId: string, request: FeeRequest, signal: AbortSignal) {
  const client = await getDb()
  const { status, from, to, late, query, team, kind, sort, isDescending, limit, offset } = request
  const rows = await unwrap(
    client
      .rpc('treasury_fees', {
        p_school_id: schoolId,
        p_status: status ?? undefined,
        p_is_late: late,
        p_query: query,
        p_team_id: team,
        p_kind: kind,
        p_from: from,
        p_to: to,
        p_sort: sort,
        p_is_descending: isDescending,
        p_limit: limit,
        p_offset: offset,
      })
      .abortSignal(signal),
  )
  return { rows: rows satisfies Fee[], total: rows[0]?.total_count ?? 0 }
}

/** A fee with the sums of all that fit the same request. */
export type FeeRow = Awaited<ReturnType<typeof fetchFees>>['rows'][number]

/** As many as the database gives at once. */
const slice = 1000
/** Fees one export or one statement may go over: those of a large club over some years. */
const mostFees = 20_000

/** All that fit, not only a page. */
export async function fetchAllFees(
  schoolId: string,
  request: Omit<FeeRequest, 'limit' | 'offset'>,
  signal: AbortSignal,
): Promise<Fee[]> {
  const fees: Fee[] = []
  for (let offset = 0; offset < mostFees; offset += slice) {
    const { rows } = await fetchFees(schoolId, { ...request, limit: slice, offset }, signal)
    fees.push(...rows)
    if (rows.length < slice) break
  }
  return fees
}

export const treasuryQueries = {
  schools: () =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'schools'],
      meta: { reads: ['role_assignments', 'school_officers', 'schools'] },
      queryFn: ({ signal }) => fetchTreasurySchools(signal),
    }),
  players: (schoolId: string) =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'players', schoolId],
      meta: { reads: ['fees', 'players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchTreasuryPlayers(schoolId, signal),
    }),
  /** What came in is counted from a day on. */
  teams: (schoolId: string, from: string) =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'teams', schoolId, from],
      meta: { reads: ['fees', 'players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchTeams(schoolId, from, signal),
    }),
  months: (schoolId: string, from: string, to: string) =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'months', schoolId, from, to],
      meta: { reads: ['fees', 'orders', 'refunds'] },
      queryFn: ({ signal }) => fetchMonths(schoolId, from, to, signal),
    }),
  /** The sums of what is due, without the rows. */
  due: (schoolId: string) =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'due', schoolId],
      meta: { reads: ['fees'] },
      queryFn: async ({ signal }) => {
        const { rows } = await fetchFees(schoolId, { status: 'due', limit: 1, offset: 0 }, signal)
        const [first] = rows
        return {
          cents: first?.total_cents ?? 0,
          late: first?.late_cents ?? 0,
          players: first?.player_count ?? 0,
        }
      },
    }),
  page: (schoolId: string, tab: ListTab, filter: FeeFilter) =>
    queryOptions({
      queryKey: ['fees', 'treasury', 'page', schoolId, tab, filter],
      meta: { reads: ['fees', 'players', 'squad_members', 'teams', 'guardian_links'] },
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const { p_limit, p_offset } = getListRange(filter.page)
        const request = {
          status: getStatus(tab, filter),
          late: filter.late,
          query: filter.q || undefined,
          team: filter.team || undefined,
          kind: filter.kind || undefined,
          sort: filter.sort,
          isDescending: filter.dir === 'desc',
          limit: p_limit,
          offset: p_offset,
        }
        return fetchFees(schoolId, request, signal)
      },
    }),
}

export function useTreasurySchools() {
  return useQuery(treasuryQueries.schools())
}

export function useTreasuryPlayers(schoolId: string) {
  return useQuery(treasuryQueries.players(schoolId))
}
