/** Who is in the squad on the day of a training and what they answered, for the printed sheet. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { paperSquad } from '../model/print/paper-squad'

interface PaperTraining {
  id: string
  team_id: string
  starts_at: string
}

/** Answers are the coaches' to read; whoever may not gets the squad without them. */
async function fetchSquad({ id, team_id, starts_at }: PaperTraining, signal: AbortSignal) {
  const client = await db()
  const day = starts_at.slice(0, 10)
  const [members, answers] = await Promise.all([
    unwrap(
      client
        .from('squad_members')
        .select('player_id, shirt_number, player:players!inner(first_name, last_name)')
        .eq('team_id', team_id)
        .lte('joined_on', day)
        .or(`left_on.is.null,left_on.gte.${day}`)
        .limit(80)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('attendance')
        .select('player_id, answer')
        .eq('training_id', id)
        .abortSignal(signal),
    ),
  ])
  return paperSquad(members, answers)
}

export const paperSquadQueries = {
  of: (training: PaperTraining) =>
    queryOptions({
      queryKey: ['training', 'paper-squad', training.id],
      queryFn: ({ signal }) => fetchSquad(training, signal),
    }),
}

/** Not asked for where it is not printed. */
export function usePaperSquad({ id, team_id, starts_at }: PaperTraining, isWanted: boolean) {
  return useQuery({ ...paperSquadQueries.of({ id, team_id, starts_at }), enabled: isWanted })
}
