/** Invitations by e-mail: those the person may see, and asking, asking again and taking back. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrapMaybe, unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { GuardianRight } from '../model/guardian-right'
import type { InvitedRole } from '../model/invitation-schema'
import type { Relationship } from '../model/player'

const columns =
  'id, school_id, email, role, relationship, status, expires_at, sent_count, last_sent_at, created_at, invited_by, player:players!invitations_player(id, first_name, last_name), team:teams!invitations_team(id, name)' as const

/** Open ones, newest first, of one player where one is named. Those that wait for the person (at `email`) are none of them. */
async function fetchOpen(email: string, playerId: string | null, signal: AbortSignal) {
  const client = await getDb()
  const query = client
    .from('invitations')
    .select(columns)
    .eq('status', 'pending')
    .neq('role', 'owner')
    .neq('email', email)
    .order('created_at', { ascending: false })
    .limit(200)
    .abortSignal(signal)
  return unwrap(playerId ? query.eq('player_id', playerId) : query)
}

export type OpenInvitation = Awaited<ReturnType<typeof fetchOpen>>[number]

/** Every open one the reader may see, newest first, up to a number. For administrators. */
export async function fetchPendingInvitations(limit: number, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('invitations')
      .select(
        'id, email, role, status, expires_at, sent_count, last_sent_at, created_at, school:schools(id, name)',
      )
      .eq('status', 'pending')
      .order('created_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  )
}

/** Open and accepted ones of schools, newest first; 1,000 at most. */
export async function fetchInvitationsOfSchools(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('invitations')
      .select('id, email, role, status, school_id, accepted_by, expires_at')
      .in('school_id', schoolIds)
      .in('status', ['pending', 'accepted'])
      .order('created_at', { ascending: false })
      .limit(1000)
      .abortSignal(signal),
  )
}

export const invitationQueries = {
  all: () => ['people', 'invitations'] as const,
  open: (email: string, playerId: string | null) =>
    queryOptions({
      queryKey: [...invitationQueries.all(), 'open', email, playerId],
      meta: { reads: ['invitations', 'players', 'teams'] },
      queryFn: ({ signal }) => fetchOpen(email, playerId, signal),
    }),
}

export function useOpenInvitations(email: string, playerId: string | null = null) {
  return useQuery(invitationQueries.open(email, playerId))
}

export interface Ask {
  school_id: string
  email: string
  role: InvitedRole | 'owner'
  player_id?: string | null
  relationship?: Relationship | null
  team_id?: string | null
  /** What a guardian who may consent gives the second guardian. */
  rights?: GuardianRight[]
  locale: string
}

/**
 * Answers `linked` where the account was linked at once, `invited` where an e-mail went out.
 * Errors: `already_invited`, `too_many_invitations`, `invitation_not_allowed`, `self_invitation`, `right_not_yours`.
 */
export async function invite(ask: Ask): Promise<'linked' | 'invited'> {
  const client = await getDb()
  const id = await unwrapMaybe(
    client.rpc('invite', {
      p_school_id: ask.school_id,
      p_email: ask.email,
      p_role: ask.role,
      p_locale: ask.locale,
      ...(ask.player_id ? { p_player_id: ask.player_id } : {}),
      ...(ask.relationship ? { p_relationship: ask.relationship } : {}),
      ...(ask.team_id ? { p_team_id: ask.team_id } : {}),
      ...(ask.rights?.length ? { p_rights: ask.rights } : {}),
    }),
  )
  if (id === null) return 'linked'
  void sendMailNow()
  return 'invited'
}

/** Errors: `too_soon`, `too_many_invitations`, `invitation_not_pending`. */
export async function resendInvitation(id: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('resend_invitation', { p_invitation_id: id }))
  void sendMailNow()
}

export async function revokeInvitation(id: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('revoke_invitation', { p_invitation_id: id }))
}

export function useInvite() {
  return useMutation({
    mutationFn: invite,
    meta: { writes: ['invitations', 'guardian_links'], silent: true },
  })
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: resendInvitation,
    meta: { writes: ['invitations'], success: 'people:invitations.resent', silent: true },
  })
}

export function useRevokeInvitation() {
  return useMutation({
    mutationFn: revokeInvitation,
    meta: { writes: ['invitations'], success: 'people:invitations.revoked', silent: true },
  })
}
