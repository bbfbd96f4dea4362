/** The staff's side of team links: making and revoking them, and answering who asks to join. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { teamQueries } from './teams'

async function fetchLiveLinks(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  const links = await unwrap(
    client
      .from('team_links')
      .select('id, role, token, uses, max_uses, expires_at')
      .eq('team_id', teamId)
      .is('revoked_at', null)
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  )
  return links.flatMap(({ token, ...link }) =>
    token !== null && link.uses < link.max_uses ? [{ ...link, token }] : [],
  )
}

export type LiveLink = Awaited<ReturnType<typeof fetchLiveLinks>>[number]

async function fetchJoinRequests(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('list_join_requests', { p_team_id: teamId }).abortSignal(signal))
}

export type JoinRequest = Awaited<ReturnType<typeof fetchJoinRequests>>[number]

const linkQueries = {
  live: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'links', teamId],
      meta: { reads: ['team_links'] },
      queryFn: ({ signal }) => fetchLiveLinks(teamId, signal),
    }),
  requests: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'join-requests', teamId],
      meta: { reads: ['team_join_requests', 'person_cards'] },
      queryFn: ({ signal }) => fetchJoinRequests(teamId, signal),
    }),
}

export function useLiveLinks(teamId: string) {
  return useQuery(linkQueries.live(teamId))
}

/** Nobody for whoever does not answer for the team. */
export function useJoinRequests(teamId: string) {
  return useQuery(linkQueries.requests(teamId))
}

export interface NewLink {
  role: 'parent' | 'player'
  days: number
  maxUses: number
}

/** Fails with `link_not_allowed` or `too_many_links`. */
export function useCreateTeamLink(teamId: string) {
  return useMutation({
    mutationFn: async ({ role, days, maxUses }: NewLink) => {
      const client = await getDb()
      return unwrap(
        client.rpc('create_team_link', {
          p_team_id: teamId,
          p_role: role,
          p_days: days,
          p_max_uses: maxUses,
        }),
      )
    },
    meta: { writes: ['team_links'], success: 'teams:links.made', silent: true },
  })
}

export function useRevokeTeamLink() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      return unwrapVoid(client.rpc('revoke_team_link', { p_link_id: id }))
    },
    meta: { writes: ['team_links'], success: 'teams:links.revoked' },
  })
}

/** `playerId` null makes the player. True when the role is held, false when an administrator has to grant it. */
export function useApproveTeamJoin() {
  return useMutation({
    mutationFn: async ({ id, playerId }: { id: string; playerId: string | null }) => {
      const client = await getDb()
      return unwrap(
        client.rpc('approve_team_join', {
          p_request_id: id,
          ...(playerId ? { p_player_id: playerId } : {}),
        }),
      )
    },
    meta: {
      writes: [
        'team_join_requests',
        'invitations',
        'players',
        'squad_members',
        'guardian_links',
        'role_requests',
      ],
      silent: true,
    },
  })
}

export function useDeclineTeamJoin() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      return unwrapVoid(client.rpc('decline_team_join', { p_request_id: id }))
    },
    meta: { writes: ['team_join_requests'], success: 'teams:join.requests.declined' },
  })
}
