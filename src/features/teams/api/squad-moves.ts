/** Moves of players between teams: one side asks, the other one agrees. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { addToSquad } from './squad'
import { teamQueries } from './teams'

async function fetchOpenMoves(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('open_moves', { p_team_id: teamId }).abortSignal(signal))
}

export type OpenMove = Awaited<ReturnType<typeof fetchOpenMoves>>[number]

const moveQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'moves', teamId],
      meta: { reads: ['squad_moves', 'players', 'teams'] },
      queryFn: ({ signal }) => fetchOpenMoves(teamId, signal),
    }),
}

/** Requests of a team that wait for an answer; nothing for whoever does not manage it. */
export function useOpenMoves(teamId: string) {
  return useQuery(moveQueries.of(teamId))
}

export interface MoveWish {
  playerId: string
  toTeamId: string
  /** Absent: the team where the player has been longest. */
  fromTeamId?: string
  isStaying?: boolean
}

async function askForMove({ playerId, toTeamId, fromTeamId, isStaying = false }: MoveWish) {
  const client = await getDb()
  const move = await unwrap(
    client.rpc('ask_for_move', {
      p_player_id: playerId,
      p_to_team_id: toTeamId,
      p_is_staying: isStaying,
      ...(fromTeamId ? { p_from_team_id: fromTeamId } : {}),
    }),
  )
  return move.status
}

/** Answers the states: `confirmed` where the person stands on both sides, otherwise `asked`. */
export function useOfferMoves() {
  return useMutation({
    mutationFn: async (wishes: readonly MoveWish[]) => Promise.all(wishes.map(askForMove)),
    meta: { writes: ['squad_moves', 'squad_members'], silent: true },
  })
}

/** Asks for players of other teams; whoever is in no team joins at once. */
export function useAskForPlayers(teamId: string) {
  return useMutation({
    mutationFn: async (playerIds: readonly string[]) => {
      for (const playerId of playerIds) {
        try {
          await askForMove({ playerId, toTeamId: teamId })
        } catch (thrown) {
          const { detail } = toAppError(thrown)
          if (detail === 'move_asked_already') continue
          if (detail !== 'move_outdated') throw thrown
          await addToSquad(teamId, [playerId])
        }
      }
    },
    meta: { writes: ['squad_moves', 'squad_members'], silent: true },
  })
}

export function useDecideMove() {
  return useMutation({
    mutationFn: async ({ id, isConfirmed }: { id: string; isConfirmed: boolean }) => {
      const client = await getDb()
      await unwrap(client.rpc('decide_move', { p_move_id: id, p_is_confirmed: isConfirmed }))
    },
    meta: { writes: ['squad_moves', 'squad_members'], success: 'teams:moves.answered' },
  })
}

export function useWithdrawMove() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('withdraw_move', { p_move_id: id }))
    },
    meta: { writes: ['squad_moves'], success: 'teams:moves.withdrawn' },
  })
}
