/** Links that show an animation to everybody who holds them. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { animationQueries } from '@/features/scene/api/animations'
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

async function fetchShares(animationId: string, signal: AbortSignal) {
  const client = await db()
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

export type AnimationShare = Awaited<ReturnType<typeof fetchShares>>[number]

/** ISO 8601, or null for a link without end. */
interface NewShare {
  animationId: string
  expiresAt: string | null
}

/** The token is in this answer and never again. */
async function createShare({ animationId, expiresAt }: NewShare) {
  const client = await db()
  const end = expiresAt === null ? {} : { p_expires_at: expiresAt }
  const rows = await unwrap(
    client.rpc('create_animation_share', { p_animation_id: animationId, ...end }),
  )
  return rows[0] ?? null
}

async function revokeShare(shareId: string) {
  const client = await db()
  return unwrapVoid(client.rpc('revoke_animation_share', { p_share_id: shareId }))
}

const key = () => [...animationQueries.all(), 'shares'] as const

export const shareQueries = {
  of: (animationId: string) =>
    queryOptions({
      queryKey: [...key(), animationId],
      queryFn: ({ signal }) => fetchShares(animationId, signal),
    }),
}

export function useAnimationShares(animationId: string) {
  return useSuspenseQuery(shareQueries.of(animationId))
}

export function useCreateShare() {
  return useMutation({ mutationFn: createShare, meta: { invalidates: [key()] } })
}

export function useRevokeShare() {
  return useMutation({
    mutationFn: revokeShare,
    meta: { invalidates: [key()], success: 'animator:share.revoked_toast' },
  })
}
