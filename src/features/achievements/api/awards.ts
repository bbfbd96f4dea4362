/** Achievements of a player, and giving or taking back one by hand. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, awarded_at, reason, reached, achievement_id, achievement:achievements!achievement_awards_achievement(id, rule, tier, icon, shape), season:seasons(name, starts_on, ends_on)' as const

async function fetchAwards(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('achievement_awards')
      .select(columns)
      .eq('player_id', playerId)
      .is('revoked_at', null)
      .order('awarded_at', { ascending: false })
      .abortSignal(signal),
  )
}

/** The latest awards of several players with the words of each achievement. */
export async function fetchLatestAwards(
  playerIds: readonly string[],
  limit: number,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('achievement_awards')
      .select(
        'id, player_id, awarded_at, reason, achievement:achievements!inner(tier, icon, shape, texts:achievement_texts(locale, title, description))',
      )
      .in('player_id', playerIds)
      .is('revoked_at', null)
      .order('awarded_at', { ascending: false })
      .order('id')
      .limit(limit)
      .abortSignal(signal),
  )
}

export type Award = Awaited<ReturnType<typeof fetchAwards>>[number]

const awardQueries = {
  of: (playerId: string) =>
    queryOptions({
      queryKey: ['achievements', 'awards', playerId] as const,
      meta: { reads: ['achievement_awards', 'achievements'] },
      queryFn: ({ signal }) => fetchAwards(playerId, signal),
    }),
  /** What each rule has counted for the player this season. */
  progress: (playerId: string) =>
    queryOptions({
      queryKey: ['achievements', 'progress', playerId] as const,
      meta: {
        reads: ['achievement_awards', 'attendance', 'tasks', 'individual_progress', 'match_squad'],
      },
      queryFn: ({ signal }) => fetchProgress(playerId, signal),
    }),
}

async function fetchProgress(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('award_progress', { p_player_id: playerId }).abortSignal(signal))
}

export function useAwardProgress(playerId: string) {
  return useQuery(awardQueries.progress(playerId))
}

export function useAwards(playerId: string) {
  return useQuery(awardQueries.of(playerId))
}

interface Giving {
  playerId: string
  achievementId: string
  reason: string
}

/** Answers the award's id, or null when the player has it this season already. */
export function useGiveAward() {
  return useMutation({
    mutationFn: async ({ playerId, achievementId, reason }: Giving) => {
      const client = await getDb()
      const given = await unwrap(
        client.rpc('award_achievement', {
          p_player_ids: [playerId],
          p_achievement_id: achievementId,
          ...(reason.trim() ? { p_reason: reason.trim() } : {}),
        }),
      )
      return given === 0 ? null : fetchNewestId(playerId, achievementId)
    },
    meta: { writes: ['achievement_awards'], silent: true },
  })
}

async function fetchNewestId(playerId: string, achievementId: string): Promise<string> {
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('achievement_awards')
      .select('id')
      .eq('player_id', playerId)
      .eq('achievement_id', achievementId)
      .is('revoked_at', null)
      .order('awarded_at', { ascending: false })
      .limit(1)
      .single(),
  )
  return id
}

interface Taking {
  id: string
  reason: string
}

export function useTakeAward() {
  return useMutation({
    mutationFn: async ({ id, reason }: Taking) => {
      const client = await getDb()
      return unwrap(client.rpc('revoke_award', { p_award_id: id, p_reason: reason }))
    },
    meta: { writes: ['achievement_awards'], success: 'achievements:awards.taken_back' },
  })
}
