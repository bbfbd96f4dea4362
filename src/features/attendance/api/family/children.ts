/** The children actively linked to a parent, and the player behind an account, with their squads. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { compareByFirstName, fetchChildren } from '@/features/people/api/guardians'
import { fetchOwnPlayers } from '@/features/people/api/players/player-rows'
import { toChild } from '../../model/family/children'

/** The children in the order of their names, with whether this person may answer for each. */
async function fetchFamily(userId: string, signal: AbortSignal) {
  const links = await fetchChildren(userId, signal)
  return links
    .toSorted((one, other) => compareByFirstName(one.player, other.player))
    .map(({ player, can_respond, is_trusted }) =>
      toChild(filterCurrentSquads(player), { may_answer: can_respond, is_trusted }),
    )
}

async function fetchSelf(userId: string, signal: AbortSignal) {
  const players = await fetchOwnPlayers(userId, signal)
  return players.map((player) => toChild(filterCurrentSquads(player)))
}

function filterCurrentSquads<Row extends { squads: readonly { left_on: string | null }[] }>(
  row: Row,
): Row {
  return { ...row, squads: row.squads.filter(({ left_on }) => left_on === null) }
}

export const familyQueries = {
  all: () => ['family'] as const,
  children: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'children', userId],
      queryFn: ({ signal }) => fetchFamily(userId, signal),
      meta: { reads: ['players', 'guardian_links', 'squad_members', 'teams'], isKept: true },
    }),
  /** At most one: an account stands behind one player. */
  self: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'self', userId],
      queryFn: ({ signal }) => fetchSelf(userId, signal),
      meta: { reads: ['players', 'squad_members', 'teams'], isKept: true },
    }),
}

export function useChildren(userId: string) {
  return useSuspenseQuery(familyQueries.children(userId)).data
}

export function useSelfAsPlayer(userId: string) {
  return useSuspenseQuery(familyQueries.self(userId)).data
}
