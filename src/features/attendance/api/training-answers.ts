/** The answers of a family to one training: those of the children one may speak for, and one's own. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { fetchChildren } from '@/features/people/api/guardians'
import { fetchOwnPlayers } from '@/features/people/api/players/player-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AnswerReason, AttendanceAnswer } from '../model/attendance'
import { fetchAnswers } from './attendance-records'

/** Players one may answer for who belong to the team, each with the answer so far. */
async function fetchAnswerable(
  userId: string,
  teamId: string,
  trainingId: string,
  signal: AbortSignal,
) {
  const [own, links] = await Promise.all([
    fetchOwnPlayers(userId, signal),
    fetchChildren(userId, signal),
  ])
  const mine = [...own, ...links.flatMap(({ can_respond, player }) => (can_respond ? player : []))]
  const players = mine
    .filter(({ squads }) =>
      squads.some(({ left_on, team }) => left_on === null && team.id === teamId),
    )
    .map(({ id, first_name, last_name }) => ({ id, first_name, last_name }))
  if (players.length === 0) return []
  const ids = players.map(({ id }) => id)
  const answers = await fetchAnswers(trainingId, ids, signal)
  return players.map((player) => ({
    ...player,
    given: answers.find(({ player_id }) => player_id === player.id) ?? null,
  }))
}

export type FamilyAnswer = Awaited<ReturnType<typeof fetchAnswerable>>[number]

export interface NewAnswer {
  trainingId: string
  playerId: string
  /** Null takes the answer back. */
  answer: AttendanceAnswer | null
  /** Why not; kept with "no" only. */
  reason: AnswerReason | null
  /** A word to the coach, at most 200 characters. */
  note: string | null
}

export async function answerTraining({ trainingId, playerId, answer, reason, note }: NewAnswer) {
  const client = await getDb()
  return unwrap(
    client.rpc('answer_training', {
      p_training_id: trainingId,
      p_player_id: playerId,
      p_answer: answer ?? undefined,
      p_note: note ?? undefined,
      p_reason: reason ?? undefined,
    }),
  )
}

export const answerQueries = {
  all: () => ['training', 'answers'] as const,
  of: (userId: string, teamId: string, trainingId: string) =>
    queryOptions({
      queryKey: [...answerQueries.all(), userId, trainingId],
      meta: {
        reads: ['players', 'guardian_links', 'squad_members', 'attendance'],
        isKept: true,
        privateFields: ['answer_reason', 'answer_note'],
      },
      queryFn: ({ signal }) => fetchAnswerable(userId, teamId, trainingId, signal),
    }),
}

export function useFamilyAnswers(userId: string, teamId: string, trainingId: string) {
  return useQuery(answerQueries.of(userId, teamId, trainingId))
}

export function useAnswerTraining() {
  return useMutation({
    mutationFn: answerTraining,
    // a reason tapped while the "no" is on its way goes out after it
    scope: { id: 'answers' },
    meta: { writes: ['attendance'] },
  })
}
