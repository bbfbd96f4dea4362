/** Making, changing, calling off, ending, reopening and deleting a match. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toMatchRow } from '../model/match-values'
import type { MatchValues } from '../model/match-schema'
import {
  createMatch,
  deleteMatch,
  saveResult,
  setMatchStatus,
  updateMatch,
  type TypedResult,
} from './match-rows'

interface MatchPlace {
  schoolId: string
  zone: string
}

/** Answers the new match's id. */
export function useCreateMatch() {
  return useMutation({
    mutationFn: ({ values, schoolId, zone }: MatchPlace & { values: MatchValues }) =>
      createMatch(schoolId, toMatchRow(values, zone)),
    meta: { writes: ['matches'], success: 'matches/form:created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export function useUpdateMatch(id: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ values, zone }: { values: MatchValues; zone: string }) =>
      updateMatch(id, seenAt, toMatchRow(values, zone)),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['matches']),
    meta: { writes: ['matches'], success: 'matches/form:saved', silent: true },
  })
}

export function useSetMatchStatus(id: string) {
  return useMutation({
    mutationFn: (status: 'planned' | 'cancelled') => setMatchStatus(id, status),
    meta: { writes: ['matches'] },
  })
}

/** Fails with `score_follows_events` once goals were logged. */
export function useSaveResult(id: string) {
  return useMutation({
    mutationFn: (result: TypedResult) => saveResult(id, result),
    meta: { writes: ['matches'], success: 'matches/form:result.saved', silent: true },
  })
}

/** The reason stands in the club's log. */
export function useReopenMatch(id: string) {
  return useMutation({
    mutationFn: async (reason: string) => {
      const client = await getDb()
      return unwrap(client.rpc('reopen_match', { p_match_id: id, p_reason: reason }))
    },
    meta: { writes: ['matches'], success: 'matches/form:reopen.done', silent: true },
  })
}

export function useDeleteMatch(id: string) {
  return useMutation({
    mutationFn: () => deleteMatch(id),
    meta: { writes: ['matches'], success: 'matches/form:delete.done' },
  })
}
