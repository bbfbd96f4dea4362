/** Rows of `match_reports` and `match_minutes`, and the season ledger made of the minutes. */
import { toAppError } from '@/lib/errors'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'

/** Null without a report that one may read: a draft is the staff's. */
export async function fetchReport(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrapMaybe(
    client
      .from('match_reports')
      .select('report, is_published, published_at, updated_at')
      .eq('match_id', matchId)
      .abortSignal(signal)
      .maybeSingle(),
  )
}

export interface ReportWrite {
  report: string
  is_published: boolean
  /** `updated_at` of the row that was opened; null where there was none. */
  seenAt: string | null
}

/** Answers the new `updated_at`. Fails with `stale_row` when a colleague wrote in between. */
export async function writeReport(matchId: string, { seenAt, ...row }: ReportWrite) {
  const client = await getDb()
  if (seenAt === null) {
    try {
      const added = await unwrap(
        client
          .from('match_reports')
          .insert({ match_id: matchId, ...row })
          .select('updated_at')
          .single(),
      )
      return added.updated_at
    } catch (thrown) {
      if (toAppError(thrown).code === 'conflict') throw createStaleRowError(thrown)
      throw thrown
    }
  }
  const [saved] = await unwrap(
    client
      .from('match_reports')
      .update(row)
      .eq('match_id', matchId)
      .eq('updated_at', seenAt)
      .select('updated_at'),
  )
  if (!saved) throw createStaleRowError()
  return saved.updated_at
}

export async function fetchMinutes(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('match_minutes')
      .select('player_id, seconds, goalkeeper_minutes, seconds_by_slot')
      .eq('match_id', matchId)
      .abortSignal(signal),
  )
}

export async function fetchLedger(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('season_ledger', { p_team_id: teamId }).abortSignal(signal))
}
