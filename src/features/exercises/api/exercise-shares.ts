/** Links that show an exercise to everybody who holds them. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { sharedExerciseSchema } from '../model/shared-exercise'

async function fetchShares(exerciseId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercise_shares')
      .select('id, created_at, expires_at, revoked_at')
      .eq('exercise_id', exerciseId)
      .order('created_at', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  )
}

/** What a link shows; null for one that is wrong, closed or over. Needs no account. */
async function fetchShared(token: string, signal: AbortSignal) {
  const client = await getDb()
  const { data, error } = await client
    .rpc('shared_exercise', { p_token: token })
    .abortSignal(signal)
  if (data === null && !error) return null
  return sharedExerciseSchema.parse(await unwrap(Promise.resolve({ data, error })))
}

interface NewShare {
  exerciseId: string
  lifetime: ShareLifetime
}

/** The token is in this answer and never again. */
async function createShare({ exerciseId, lifetime }: NewShare) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('create_exercise_share', { p_exercise_id: exerciseId, p_lifetime: lifetime }),
  )
  return rows[0] ?? null
}

/** Another 30 days for a link that still works. */
async function extendShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('extend_exercise_share', { p_share_id: shareId }))
}

async function revokeShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('revoke_exercise_share', { p_share_id: shareId }))
}

export const exerciseShareQueries = {
  of: (exerciseId: string) =>
    queryOptions({
      queryKey: ['exercise-shares', exerciseId],
      meta: { reads: ['exercise_shares'] },
      queryFn: ({ signal }) => fetchShares(exerciseId, signal),
    }),
  shared: (token: string) =>
    queryOptions({
      queryKey: ['shared-exercise', token],
      meta: { reads: ['exercise_shares', 'exercises', 'exercise_texts', 'animations'] },
      queryFn: ({ signal }) => fetchShared(token, signal),
      staleTime: 0,
    }),
}

export function useExerciseShares(exerciseId: string) {
  return useQuery(exerciseShareQueries.of(exerciseId))
}

export function useCreateExerciseShare() {
  return useMutation({ mutationFn: createShare, meta: { writes: ['exercise_shares'] } })
}

export function useExtendExerciseShare() {
  return useMutation({
    mutationFn: extendShare,
    meta: { writes: ['exercise_shares'], success: 'scene:share.extended_toast' },
  })
}

export function useRevokeExerciseShare() {
  return useMutation({
    mutationFn: revokeShare,
    meta: { writes: ['exercise_shares'], success: 'scene:share.revoked_toast' },
  })
}
