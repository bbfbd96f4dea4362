/** Writing ratings: a coach's for one player or a team, all or nothing; the player's own; sharing. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Ratings } from '../model/attributes'
import { listEntriesToSend, type RatingDraft } from '../model/rating/draft'

/** Throws `invalid` with `rated_meanwhile` when a colleague was faster; then nothing is saved. */
export function useSaveRatings() {
  return useMutation({
    mutationFn: async (draft: RatingDraft) => {
      const client = await getDb()
      return unwrap(
        client.rpc('update_player_stats', {
          p_entries: listEntriesToSend(draft),
          p_is_shared: draft.isShared,
        }),
      )
    },
    meta: { writes: ['player_stat_updates', 'player_mental_updates'], silent: true },
  })
}

interface SelfRating {
  playerId: string
  values: Ratings
  note: string
}

/** The rules for achievements are looked through at once: some count self-ratings. */
export function useSubmitSelfRating() {
  return useMutation({
    mutationFn: async ({ playerId, values, note }: SelfRating) => {
      const client = await getDb()
      const saved = await unwrap(
        client.rpc('submit_self_rating', {
          p_player_id: playerId,
          p_values: values,
          ...(note.trim() ? { p_note: note.trim() } : {}),
        }),
      )
      await client.rpc('evaluate_awards', { p_player_id: playerId })
      return saved
    },
    meta: {
      writes: ['player_stat_updates', 'player_mental_updates', 'achievement_awards'],
      success: 'stats:self.saved',
      silent: true,
    },
  })
}

interface Sharing {
  playerId: string
  withMental: boolean
}

export function useShareStats() {
  return useMutation({
    mutationFn: async ({ playerId, withMental }: Sharing) => {
      const client = await getDb()
      return unwrap(
        client.rpc('share_player_stats', {
          p_player_ids: [playerId],
          p_includes_mental: withMental,
        }),
      )
    },
    meta: { writes: ['player_stat_updates', 'player_mental_updates'], success: 'stats:share.done' },
  })
}
