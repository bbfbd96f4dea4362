/** The answers of a family to one training: those of the children one may speak for, and one's own. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AttendanceAnswer } from '../model/attendance/attendance'

const playerColumns = 'id, first_name, last_name' as const

/** Players one may answer for who belong to the team, each with the answer so far. */
async function fetchAnswers(
  userId: string,
  teamId: string,
  trainingId: string,
  signal: AbortSignal,
) {
  const client = await db()
  const [own, links] = await Promise.all([
    unwrap(client.from('players').select(playerColumns).eq('user_id', userId).abortSignal(signal)),
    unwrap(
      client
        .from('guardian_links')
        .select(`player:players!inner(${playerColumns})`)
        .eq('guardian_id', userId)
        .eq('status', 'active')
        .eq('can_respond', true)
        .abortSignal(signal),
    ),
  ])
  const players = [...own, ...links.map(({ player }) => player)]
  const ids = players.map(({ id }) => id)
  if (ids.length === 0) return []
  const [squad, answers] = await Promise.all([
    unwrap(
      client
        .from('squad_members')
        .select('player_id')
        .eq('team_id', teamId)
        .in('player_id', ids)
        .is('left_on', null)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('attendance')
        .select('player_id, answer, answer_note, needs_reconfirmation, absence_id')
        .eq('training_id', trainingId)
        .in('player_id', ids)
        .abortSignal(signal),
    ),
  ])
  return players
    .filter(({ id }) => squad.some(({ player_id }) => player_id === id))
    .map((player) => ({
      ...player,
      given: answers.find(({ player_id }) => player_id === player.id) ?? null,
    }))
}

export type FamilyAnswer = Awaited<ReturnType<typeof fetchAnswers>>[number]

export interface NewAnswer {
  trainingId: string
  playerId: string
  answer: AttendanceAnswer
  /** At most 200 characters. */
  note: string
}

async function answerTraining({ trainingId, playerId, answer, note }: NewAnswer) {
  const client = await db()
  return unwrap(
    client.rpc('answer_training', {
      p_training_id: trainingId,
      p_player_id: playerId,
      p_answer: answer,
      p_note: note,
    }),
  )
}

export const answerQueries = {
  all: () => ['training', 'answers'] as const,
  of: (userId: string, teamId: string, trainingId: string) =>
    queryOptions({
      queryKey: [...answerQueries.all(), userId, trainingId],
      queryFn: ({ signal }) => fetchAnswers(userId, teamId, trainingId, signal),
    }),
}

export function useFamilyAnswers(userId: string, teamId: string, trainingId: string) {
  return useQuery(answerQueries.of(userId, teamId, trainingId))
}

export function useAnswerTraining() {
  return useMutation({
    mutationFn: answerTraining,
    meta: { invalidates: [['training'], ['dashboards']] },
  })
}
