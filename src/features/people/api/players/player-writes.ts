/** Saving a player in one step, and taking one out of the club. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { PlayerValues } from '../../model/player-schema'
import { deletePlayer } from './player-rows'

interface Save {
  /** Without an id a new player. */
  id?: string
  school_id: string | null
  /** The `updated_at` that was read. */
  expected?: string
  values: PlayerValues
}

/** Answers the id. Fails with `stale_row` when somebody else saved in between. */
export function useSavePlayer() {
  return useMutation({
    mutationFn: async ({ id, school_id, expected, values }: Save) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_player', {
          p_first_name: values.first_name,
          p_last_name: values.last_name,
          p_date_of_birth: values.date_of_birth,
          p_other_positions: values.other_positions,
          p_squads: values.squads,
          ...(id ? { p_player_id: id } : {}),
          ...(school_id ? { p_school_id: school_id } : {}),
          ...(expected ? { p_expected: expected } : {}),
          ...(values.position ? { p_position: values.position } : {}),
          ...(values.strong_foot ? { p_strong_foot: values.strong_foot } : {}),
          ...(values.height_cm ? { p_height_cm: values.height_cm } : {}),
          ...(values.weight_kg ? { p_weight_kg: values.weight_kg } : {}),
        }),
      )
    },
    meta: { writes: ['players', 'squad_members', 'body_measurements'], silent: true },
  })
}

export function useRemovePlayer() {
  return useMutation({
    mutationFn: deletePlayer,
    meta: {
      writes: ['players', 'squad_members', 'guardian_links', 'attendance'],
      isDeletion: true,
      success: 'people:details.removed',
      silent: true,
    },
  })
}
