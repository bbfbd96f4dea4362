/** Links that show a session to everybody who holds them. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { sharedTrainingSchema } from '../model/share/shared-training'

async function fetchShares(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_shares')
      .select('id, shows_place, created_at, expires_at, revoked_at')
      .eq('training_id', trainingId)
      .order('created_at', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  )
}

export type TrainingShare = Awaited<ReturnType<typeof fetchShares>>[number]

/** What a link shows; null for one that is wrong, closed or over. Needs no account. */
async function fetchShared(token: string, signal: AbortSignal) {
  const client = await getDb()
  const { data, error } = await client
    .rpc('shared_training', { p_token: token })
    .abortSignal(signal)
  if (data === null && !error) return null
  return sharedTrainingSchema.parse(await unwrap(Promise.resolve({ data, error })))
}

interface NewShare {
  trainingId: string
  lifetime: ShareLifetime
  showsPlace: boolean
}

/** The token is in this answer and never again. */
async function createShare({ trainingId, lifetime, showsPlace }: NewShare) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('create_training_share', {
      p_training_id: trainingId,
      p_shows_place: showsPlace,
      p_lifetime: lifetime,
    }),
  )
  return rows[0] ?? null
}

/** Another 30 days for a link that still works. */
async function extendShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('extend_training_share', { p_share_id: shareId }))
}

async function revokeShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('revoke_training_share', { p_share_id: shareId }))
}

const key = ['training', 'shares'] as const

export const trainingShareQueries = {
  of: (trainingId: string) =>
    queryOptions({
      queryKey: [...key, trainingId],
      meta: { reads: ['training_shares'] },
      queryFn: ({ signal }) => fetchShares(trainingId, signal),
    }),
  shared: (token: string) =>
    queryOptions({
      queryKey: ['shared-training', token],
      meta: {
        reads: [
          'training_shares',
          'trainings',
          'training_blocks',
          'exercises',
          'exercise_texts',
          'animations',
        ],
      },
      queryFn: ({ signal }) => fetchShared(token, signal),
      staleTime: 0,
    }),
}

export function useTrainingShares(trainingId: string, isWanted = true) {
  return useQuery({ ...trainingShareQueries.of(trainingId), enabled: isWanted })
}

export function useCreateTrainingShare() {
  return useMutation({ mutationFn: createShare, meta: { writes: ['training_shares'] } })
}

export function useExtendTrainingShare() {
  return useMutation({
    mutationFn: extendShare,
    meta: { writes: ['training_shares'], success: 'training:share.extended_toast' },
  })
}

export function useRevokeTrainingShare() {
  return useMutation({
    mutationFn: revokeShare,
    meta: { writes: ['training_shares'], success: 'training:share.revoked_toast' },
  })
}
