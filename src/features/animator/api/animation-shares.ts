/** Links that show an animation to everybody who holds them. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { animationQueries } from '@/features/scene/api/animations'
import { getDb } from '@/lib/supabase/client'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

async function fetchShares(animationId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('animation_shares')
      .select('id, created_at, expires_at, revoked_at')
      .eq('animation_id', animationId)
      .order('created_at', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  )
}

interface NewShare {
  animationId: string
  lifetime: ShareLifetime
}

/** The token is in this answer and never again. */
async function createShare({ animationId, lifetime }: NewShare) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('create_animation_share', { p_animation_id: animationId, p_lifetime: lifetime }),
  )
  return rows[0] ?? null
}

/** Another 30 days for a link that still works. */
async function extendShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('extend_animation_share', { p_share_id: shareId }))
}

async function revokeShare(shareId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('revoke_animation_share', { p_share_id: shareId }))
}

const createKey = () => [...animationQueries.all(), 'shares'] as const

export const shareQueries = {
  of: (animationId: string) =>
    queryOptions({
      queryKey: [...createKey(), animationId],
      meta: { reads: ['animation_shares'] },
      queryFn: ({ signal }) => fetchShares(animationId, signal),
    }),
}

export function useAnimationShares(animationId: string) {
  return useSuspenseQuery(shareQueries.of(animationId))
}

export function useCreateShare() {
  return useMutation({ mutationFn: createShare, meta: { writes: ['animation_shares'] } })
}

export function useExtendShare() {
  return useMutation({
    mutationFn: extendShare,
    meta: { writes: ['animation_shares'], success: 'scene:share.extended_toast' },
  })
}

export function useRevokeShare() {
  return useMutation({
    mutationFn: revokeShare,
    meta: { writes: ['animation_shares'], success: 'scene:share.revoked_toast' },
  })
}
