/** Invitations: an administrator sends them to owners and coaches, and sees every open one. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { invite, resendInvitation, revokeInvitation } from '@/features/people/api/invitations'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

const columns =
  'id, email, role, status, expires_at, sent_count, last_sent_at, created_at, school:schools(id, name)' as const

/** Open ones first show what is still awaited; beyond this many nobody reads on. */
const most = 100

export const invitationQueries = {
  open: () =>
    queryOptions({
      queryKey: [...adminKey, 'invitations'],
      queryFn: ({ signal }) => fetchOpen(signal),
    }),
}

async function fetchOpen(signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('invitations')
      .select(columns)
      .eq('status', 'pending')
      .order('created_at', { ascending: false })
      .limit(most)
      .abortSignal(signal),
  )
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
    meta: { invalidates: [adminKey], success: 'admin:invite.sent', silent: true },
  })
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: resendInvitation,
    meta: { invalidates: [adminKey], success: 'admin:invite.resent', silent: true },
  })
}

export function useRevokeInvitation() {
  return useMutation({
    mutationFn: revokeInvitation,
    meta: { invalidates: [adminKey], success: 'admin:invite.revoked' },
  })
}
