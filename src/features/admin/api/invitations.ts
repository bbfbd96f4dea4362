/** Invitations: an administrator sends them to owners and coaches, and sees every open one. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  fetchPendingInvitations,
  invite,
  resendInvitation,
  revokeInvitation,
} from '@/features/people/api/invitations'
import { adminKey } from './keys'

/** Open ones first show what is still awaited; beyond this many nobody reads on. */
const most = 100

export const invitationQueries = {
  open: () =>
    queryOptions({
      queryKey: [...adminKey, 'invitations'],
      meta: { reads: ['invitations', 'schools'] },
      queryFn: ({ signal }) => fetchOpen(signal),
    }),
}

async function fetchOpen(signal: AbortSignal) {
  const rows = await fetchPendingInvitations(most, signal)
  // a job marks them once a day; until then the clock tells
  return rows.map((row) => ({ ...row, isExpired: Date.parse(row.expires_at) <= Date.now() }))
}

export type OpenInvitation = Awaited<ReturnType<typeof fetchOpen>>[number]

export function useOpenInvitations() {
  return useQuery(invitationQueries.open())
}

/** Errors: see `invite`. */
export function useInvite() {
  return useMutation({
    mutationFn: invite,
    meta: {
      writes: ['invitations', 'guardian_links', 'audit_log'],
      success: 'admin:invite.sent',
      silent: true,
    },
  })
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: resendInvitation,
    meta: { writes: ['invitations', 'audit_log'], success: 'admin:invite.resent', silent: true },
  })
}

export function useRevokeInvitation() {
  return useMutation({
    mutationFn: revokeInvitation,
    meta: { writes: ['invitations', 'audit_log'], success: 'admin:invite.revoked' },
  })
}
