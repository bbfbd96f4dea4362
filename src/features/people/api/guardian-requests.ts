/** Parents who ask for a child, the children they may mean, and the yes that links the two. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  declineRequest,
  fetchRoleRequest,
  requestRole,
  withdrawRequest,
} from '@/features/session/api/role-request-api'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { ChildRequest } from '../model/child-request-schema'
import type { Relationship } from '../model/player'

async function fetchRequests(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('guardian_requests_to_decide').abortSignal(signal))
}

/** One parent who waits; their address is there for administrators only. */
export type GuardianRequest = Awaited<ReturnType<typeof fetchRequests>>[number]

interface ChildSearch {
  schoolId: string
  query: string
  /** The adult: children linked to them already are marked. */
  userId: string
}

async function fetchChildren({ schoolId, query, userId }: ChildSearch, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .rpc('search_children', { p_school_id: schoolId, p_query: query, p_user_id: userId })
      .abortSignal(signal),
  )
}

export type FoundChild = Awaited<ReturnType<typeof fetchChildren>>[number]

const guardianRequestQueries = {
  all: () => ['people', 'guardian-requests'] as const,
  toDecide: () =>
    queryOptions({
      queryKey: [...guardianRequestQueries.all(), 'to-decide'],
      meta: { reads: ['role_requests', 'role_assignments', 'users', 'invitations', 'schools'] },
      queryFn: ({ signal }) => fetchRequests(signal),
    }),
  own: (userId: string) =>
    queryOptions({
      queryKey: [...guardianRequestQueries.all(), 'own', userId],
      meta: { reads: ['role_requests'] },
      queryFn: async () => {
        const request = await fetchRoleRequest(userId)
        return request?.role === 'parent' && request.status === 'pending' ? request : null
      },
    }),
  children: (search: ChildSearch) =>
    queryOptions({
      queryKey: [...guardianRequestQueries.all(), 'children', search],
      meta: { reads: ['players', 'squad_members', 'teams', 'guardian_links'] },
      queryFn: ({ signal }) => fetchChildren(search, signal),
      placeholderData: keepPreviousData,
    }),
}

/** Parents who wait for the reader's yes; nobody but owners and administrators is asked. */
export function useGuardianRequests(isEnabled: boolean) {
  return useQuery({ ...guardianRequestQueries.toDecide(), enabled: isEnabled })
}

/** The open request of a parent; null without one. */
export function useOwnChildRequest(userId: string) {
  return useQuery({ ...guardianRequestQueries.own(userId), enabled: userId !== '' })
}

/** Players of a school, best match of the name first; for its owner and administrators. */
export function useFoundChildren(search: ChildSearch) {
  return useQuery(guardianRequestQueries.children(search))
}

/** Asks the club to link a child, in place of an open request. */
export function useAskForChild() {
  return useMutation({
    mutationFn: ({ child_name, school_name, message }: ChildRequest) =>
      requestRole({ role: 'parent', child_name, school_name, message: message || null }),
    meta: { writes: ['role_requests'], silent: true },
  })
}

export function useWithdrawRequest() {
  return useMutation({
    mutationFn: withdrawRequest,
    meta: { writes: ['role_requests'], success: 'people:requests.withdrawn' },
  })
}

export function useDeclineGuardian() {
  return useMutation({
    mutationFn: async (requestId: string) => {
      await declineRequest(requestId)
      void sendMailNow()
    },
    meta: { writes: ['role_requests', 'audit_log'], success: 'people:requests.declined' },
  })
}

interface GuardianApproval {
  userId: string
  schoolId: string
  playerId: string
  relationship: Relationship
}

/** Role and link in one step: both are given or neither. */
export function useApproveGuardian() {
  return useMutation({
    mutationFn: async ({ userId, schoolId, playerId, relationship }: GuardianApproval) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('approve_guardian', {
          p_user_id: userId,
          p_school_id: schoolId,
          p_player_id: playerId,
          p_relationship: relationship,
        }),
      )
      void sendMailNow()
    },
    meta: {
      writes: ['role_assignments', 'role_requests', 'guardian_links', 'users', 'audit_log'],
      silent: true,
    },
  })
}
