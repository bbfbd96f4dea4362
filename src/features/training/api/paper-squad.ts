/** Who is in the squad on the day of a training and what they answered, for the printed sheet. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchSquadOn } from '@/features/teams/api/squad'
import { createPaperSquad } from '../model/print/create-paper-squad'
import { fetchAnswers } from '@/features/attendance/api/attendance-records'

interface PaperTraining {
  id: string
  team_id: string
  starts_at: string
}

/** Answers are the coaches' to read; whoever may not gets the squad without them. */
async function fetchSquad({ id, team_id, starts_at }: PaperTraining, signal: AbortSignal) {
  const day = starts_at.slice(0, 10)
  const [members, answers] = await Promise.all([
    fetchSquadOn(team_id, day, signal),
    fetchAnswers(id, 'all', signal),
  ])
  return createPaperSquad(members, answers)
}

export const paperSquadQueries = {
  of: (training: PaperTraining) =>
    queryOptions({
      queryKey: ['training', 'paper-squad', training.id],
      meta: { reads: ['squad_members', 'players', 'attendance'] },
      queryFn: ({ signal }) => fetchSquad(training, signal),
    }),
}

/** Not asked for where it is not printed. */
export function usePaperSquad({ id, team_id, starts_at }: PaperTraining, isWanted: boolean) {
  return useQuery({ ...paperSquadQueries.of({ id, team_id, starts_at }), enabled: isWanted })
}
