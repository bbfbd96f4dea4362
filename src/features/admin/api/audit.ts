/** The audit log: who did what to whom, newest first, a page at a time, with the names as they are today. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPlayerNames } from '@/features/people/api/players/player-rows'
import { fetchSchoolNames } from '@/features/schools/api/schools'
import { fetchUserNames } from '@/features/session/api/users'
import { db } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { unwrapPage } from '@/lib/supabase/unwrap'
import { auditPageSize } from '../model/audit'
import { adminKey } from './keys'

interface AuditQuestion {
  /** Entries this account made or is the subject of; everybody's without. */
  userId?: string
  /** One kind of act; all without. */
  action?: string
  /** Starts at 1. */
  page: number
}

export const auditQueries = {
  page: (question: AuditQuestion) =>
    queryOptions({
      queryKey: [...adminKey, 'audit', question],
      meta: { reads: ['audit_log', 'users', 'players', 'schools'] },
      queryFn: ({ signal }) => fetchAudit(question, signal),
      placeholderData: keepPreviousData,
    }),
}

async function fetchAudit({ userId, action, page }: AuditQuestion, signal: AbortSignal) {
  const client = await db()
  let query = client
    .from('audit_log')
    .select('id, occurred_at, actor_id, action, school_id, user_id, player_id, details', {
      count: 'exact',
    })
  if (userId) query = query.or(`user_id.eq.${userId},actor_id.eq.${userId}`)
  if (action) query = query.eq('action', action)
  const from = (page - 1) * auditPageSize
  const { rows, total } = await unwrapPage(
    query
      .order('occurred_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + auditPageSize - 1)
      .abortSignal(signal),
  )
  return { rows, total, names: await fetchNames(rows, signal) }
}

export type AuditPage = Awaited<ReturnType<typeof fetchAudit>>
export type AuditRow = AuditPage['rows'][number]

type Named = Pick<Tables<'audit_log'>, 'actor_id' | 'user_id' | 'player_id' | 'school_id'>

/** Entries outlive whom they name, so names are asked for apart; who is gone has none. */
async function fetchNames(rows: readonly Named[], signal: AbortSignal) {
  const ids = (of: (row: Named) => (string | null)[]) =>
    [...new Set(rows.flatMap(of))].filter((id) => id !== null)
  const [people, players, schools] = await Promise.all([
    fetchUserNames(
      ids((row) => [row.actor_id, row.user_id]),
      signal,
    ),
    fetchPlayerNames(
      ids((row) => [row.player_id]),
      signal,
    ),
    fetchSchoolNames(
      ids((row) => [row.school_id]),
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

export function useAudit(question: AuditQuestion) {
  return useQuery(auditQueries.page(question))
}
