/** The plan of who plays when (`match_rotations`); for the staff of the team. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { invalidateTables } from '@/lib/query/tables'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import {
  rotationRulesSchema,
  rotationTurnsSchema,
  type RotationRules,
  type StoredRotation,
} from '../model/rotation/rotation-row'
import { matchQueries } from './matches'

/** Null without a plan that one may read. */
async function fetchRotation(matchId: string, signal: AbortSignal): Promise<StoredRotation | null> {
  const client = await getDb()
  const row = await unwrapMaybe(
    client
      .from('match_rotations')
      .select('rules, turns, updated_at')
      .eq('match_id', matchId)
      .abortSignal(signal)
      .maybeSingle(),
  )
  if (!row) return null
  return {
    rules: rotationRulesSchema.parse(row.rules),
    turns: rotationTurnsSchema.parse(row.turns),
    updated_at: row.updated_at,
  }
}

export const rotationQueries = {
  /** Kept on the device: the next change is read beside the pitch. */
  of: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'rotation', matchId],
      meta: { reads: ['match_rotations'], isKept: true },
      queryFn: ({ signal }) => fetchRotation(matchId, signal),
    }),
}

interface RotationWrite {
  rules: RotationRules
  turns: Readonly<Record<string, string>>
  /** `updated_at` of the plan that was opened; null where there was none. */
  seenAt: string | null
}

/** Answers the new `updated_at`. Fails with `stale_row` when a colleague saved in between. */
async function writeRotation(matchId: string, { seenAt, rules, turns }: RotationWrite) {
  const client = await getDb()
  const row = { rules: { ...rules }, turns: { ...turns } }
  if (seenAt === null) {
    try {
      const added = await unwrap(
        client
          .from('match_rotations')
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
      .from('match_rotations')
      .update(row)
      .eq('match_id', matchId)
      .eq('updated_at', seenAt)
      .select('updated_at'),
  )
  if (!saved) throw createStaleRowError()
  return saved.updated_at
}

export function useSaveRotation(matchId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (write: RotationWrite) => writeRotation(matchId, write),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['match_rotations']),
    meta: { writes: ['match_rotations'], success: 'matches/lineup:rotation_saved', silent: true },
  })
}
