/** The audit log: who did what to whom, newest first, a page at a time, with the names as they are today. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPlayerNames } from '@/features/people/api/players/player-rows'
import { fetchSchoolNames } from '@/features/schools/api/schools'
import { fetchUserNames } from '@/features/session/api/users'
import { getDb } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { unwrapPage } from '@/lib/supabase/unwrap'
import { auditPageSize, toInstants, type AuditFilter } from '../model/audit'
import { adminKey } from './keys'

export const auditQueries = {
  page: (question: AuditFilter) =>
    queryOptions({
      queryKey: [...adminKey, 'audit', question],
      meta: { reads: ['audit_log', 'users', 'players', 'schools'] },
      queryFn: ({ signal }) => fetchAudit(question, signal),
      placeholderData: keepPreviousData,
    }),
}

async function fetchAudit(filter: AuditFilter, signal: AbortSignal) {
  const from = (filter.page - 1) * auditPageSize
  const { rows, total } = await fetchEntries(filter, from, auditPageSize, signal)
  return { rows, total, names: await fetchNames(rows, signal) }
}

async function fetchEntries(filter: AuditFilter, from: number, count: number, signal: AbortSignal) {
  const client = await getDb()
  const { person, action, school, plan } = filter
  const { since, before } = toInstants(filter)
  let query = client
    .from('audit_log')
    .select('id, occurred_at, actor_id, action, school_id, user_id, player_id, details', {
      count: 'exact',
    })
  if (person) query = query.or(`user_id.eq.${person},actor_id.eq.${person}`)
  if (action) query = query.eq('action', action)
  if (school) query = query.eq('school_id', school)
  if (plan) query = query.eq('details->>plan_id', plan)
  if (since) query = query.gte('occurred_at', since)
  if (before) query = query.lt('occurred_at', before)
  return unwrapPage(
    query
      .order('occurred_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + count - 1)
      .abortSignal(signal),
  )
}

/** Entries of a file, the newest of all that match; who needs more narrows the days. */
export const exportLimit = 5000
const exportStep = 500

/** All entries a filter finds, up to the limit, with the names in them. */
export async function fetchAuditExport(filter: AuditFilter) {
  const { signal } = new AbortController()
  const rows: AuditRow[] = []
  let total = 1
  while (rows.length < Math.min(total, exportLimit)) {
    const page = await fetchEntries(filter, rows.length, exportStep, signal)
    if (page.rows.length === 0) break
    rows.push(...page.rows)
    total = page.total
  }
  return { rows, names: await fetchNames(rows, signal) }
}

export type AuditPage = Awaited<ReturnType<typeof fetchAudit>>
export type AuditRow = AuditPage['rows'][number]

type Named = Pick<Tables<'audit_log'>, 'actor_id' | 'user_id' | 'player_id' | 'school_id'>

/** Entries outlive whom they name, so names are asked for apart; who is gone has none. */
async function fetchNames(rows: readonly Named[], signal: AbortSignal) {
  const collectIds = (of: (row: Named) => (string | null)[]) =>
    [...new Set(rows.flatMap(of))].filter((id) => id !== null)
  const [people, players, schools] = await Promise.all([
    fetchUserNames(
      collectIds((row) => [row.actor_id, row.user_id]),
      signal,
    ),
    fetchPlayerNames(
      collectIds((row) => [row.player_id]),
      signal,
    ),
    fetchSchoolNames(
      collectIds((row) => [row.school_id]),
      signal,
    ),
  ])
  return {
    people: new Map(
      people.map(({ id, first_name, last_name, email }) => [
        id,
        `${first_name} ${last_name}`.trim() || email,
      ]),
    ),
    players: new Map(players.map((row) => [row.id, `${row.first_name} ${row.last_name}`])),
    schools: new Map(schools.map(({ id, name }) => [id, name])),
  }
}

export function useAudit(question: AuditFilter) {
  return useQuery(auditQueries.page(question))
}
