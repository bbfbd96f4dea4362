/** To whom one may write, who would read along, and opening the conversation. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { StartTarget } from '../model/start-link'

export const startQueries = {
  all: () => ['conversation-starts'] as const,
  recipients: (typed: string) =>
    queryOptions({
      queryKey: [...startQueries.all(), 'recipients', typed],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('list_recipients', { p_query: typed }).abortSignal(signal))
      },
      placeholderData: keepPreviousData,
      meta: {
        reads: [
          'teams',
          'team_staff',
          'squad_members',
          'guardian_links',
          'person_cards',
          'players',
        ],
      },
    }),
}

export type Recipient = Awaited<
  ReturnType<NonNullable<ReturnType<typeof startQueries.recipients>['queryFn']>>
>[number]

export function useRecipients(typed: string) {
  return useQuery(startQueries.recipients(typed))
}

async function planDirect(userId: string) {
  const client = await getDb()
  return unwrap(client.rpc('plan_direct', { p_user_id: userId }))
}

/** Who a direct conversation would hold besides me. */
export type DirectPlan = Awaited<ReturnType<typeof planDirect>>

async function openDirect(plan: DirectPlan): Promise<string> {
  const client = await getDb()
  const { id } = await unwrap(
    client.rpc('open_direct', {
      p_school_id: plan[0]?.school_id ?? '',
      p_user_ids: plan.map(({ user_id }) => user_id),
    }),
  )
  return id
}

/** The conversation's id, or a plan to be agreed to first: somebody would read along. */
export type Start = { id: string } | { plan: DirectPlan }

/** Errors carry the refusal of the database as `detail`. */
export async function startConversation(target: StartTarget): Promise<Start> {
  const client = await getDb()
  if (target.kind === 'team') {
    return unwrap(client.rpc('open_team_conversation', { p_team_id: target.teamId }))
  }
  if (target.kind === 'family') {
    const { teamId, playerId } = target
    const about = { p_team_id: teamId, p_player_id: playerId }
    return unwrap(client.rpc('open_family_conversation', about))
  }
  if (target.kind === 'staff') {
    return unwrap(client.rpc('open_staff_conversation', { p_school_id: target.schoolId }))
  }
  if (target.kind === 'announcement') {
    const { schoolId, teamId } = target
    const about = { p_school_id: schoolId, ...(teamId ? { p_team_id: teamId } : {}) }
    return unwrap(client.rpc('open_announcements', about))
  }
  const plan = await planDirect(target.userId)
  return plan.some(({ is_added }) => is_added) ? { plan } : { id: await openDirect(plan) }
}

export function useStartConversation() {
  return useMutation({
    mutationFn: startConversation,
    meta: { writes: ['conversations', 'conversation_members'], silent: true },
  })
}

export function useOpenPlan() {
  return useMutation({
    mutationFn: openDirect,
    meta: { writes: ['conversations', 'conversation_members'], silent: true },
  })
}
