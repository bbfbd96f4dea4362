/** Whom and what an account belongs to: teams it looks after, its own player record, children, guardians. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchLinkHistory } from '@/features/people/api/guardians'
import { fetchPlayersOfAccount } from '@/features/people/api/players/player-rows'
import { fetchDuties } from '@/features/teams/api/staff-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

export const accountRelationQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', userId, 'surroundings'],
      meta: {
        reads: ['team_staff', 'teams', 'guardian_links', 'players', 'squad_members', 'users'],
      },
      queryFn: ({ signal }) => fetchAccountRelations(userId, signal),
    }),
  consents: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', userId, 'consents'],
      meta: { reads: ['consents', 'guardian_links', 'players'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('consents_of_account', { p_user_id: userId }).abortSignal(signal))
      },
    }),
}

async function fetchAccountRelations(userId: string, signal: AbortSignal) {
  const [staff, children, own] = await Promise.all([
    fetchDuties(userId, signal),
    fetchLinkHistory(userId, signal),
    fetchPlayersOfAccount(userId, signal),
  ])
  return { staff, children, own }
}

export function useAccountRelations(userId: string) {
  return useSuspenseQuery(accountRelationQueries.of(userId)).data
}

export function useAccountConsents(userId: string) {
  return useSuspenseQuery(accountRelationQueries.consents(userId)).data
}
