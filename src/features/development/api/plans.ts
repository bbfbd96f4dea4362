/** The tables of development plans: a player's plans with goals and reviews, and what was counted. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { showToast } from '@/lib/toast'
import { getPlanFailureKey } from '../model/failure'
import { exposureSchema } from '../model/exposure'
import type { PlanValues } from '../model/plan'
import type { ReviewValues } from '../model/review'

const columns =
  'id, player_id, previous_id, starts_on, ends_on, written_at, player_agreed_at, family_agreed_at, closed_at, updated_at, player:players!development_plans_player(first_name, last_name), goals:development_goals(position, attribute_key, words, signs, topic, side_topics), reviews:development_reviews(kind, steps, words, next_steps, shared_at, updated_at)' as const

async function fetchPlans(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('development_plans')
      .select(columns)
      .eq('player_id', playerId)
      .order('starts_on', { ascending: false })
      .order('created_at', { ascending: false })
      .order('position', { referencedTable: 'development_goals' })
      .limit(20)
      .abortSignal(signal),
  )
  return rows
}

async function fetchPlan(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('development_plans')
      .select(columns)
      .eq('id', id)
      .order('position', { referencedTable: 'development_goals' })
      .abortSignal(signal)
      .single(),
  )
}

/** The plans that run, for the families' overviews. */
async function fetchOpenPlans(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('development_plans')
      .select(
        'id, player_id, ends_on, player_agreed_at, family_agreed_at, player:players!development_plans_player(first_name, user_id), goals:development_goals(position, words), reviews:development_reviews(kind)',
      )
      .in('player_id', [...playerIds])
      .is('closed_at', null)
      .order('starts_on')
      .order('position', { referencedTable: 'development_goals' })
      .abortSignal(signal),
  )
}

export type Plan = Awaited<ReturnType<typeof fetchPlan>>
export type Goal = Plan['goals'][number]
export type Review = Plan['reviews'][number]

async function fetchRights(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.rpc('development_rights', { p_player_id: playerId }).abortSignal(signal).single(),
  )
}

export type Rights = Awaited<ReturnType<typeof fetchRights>>

async function fetchExposure(planId: string, signal: AbortSignal) {
  const client = await getDb()
  return exposureSchema.parse(
    await unwrap(client.rpc('development_exposure', { p_plan_id: planId }).abortSignal(signal)),
  )
}

export const planQueries = {
  ofPlayer: (playerId: string) =>
    queryOptions({
      queryKey: ['development', 'player', playerId] as const,
      meta: {
        reads: ['development_plans', 'development_goals', 'development_reviews', 'players'],
      },
      queryFn: ({ signal }) => fetchPlans(playerId, signal),
    }),
  open: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: ['development', 'open', playerIds] as const,
      meta: {
        reads: ['development_plans', 'development_goals', 'development_reviews', 'players'],
        isKept: true,
      },
      queryFn: ({ signal }) => fetchOpenPlans(playerIds, signal),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['development', 'plan', id] as const,
      meta: {
        reads: ['development_plans', 'development_goals', 'development_reviews', 'players'],
      },
      queryFn: ({ signal }) => fetchPlan(id, signal),
    }),
  rights: (playerId: string) =>
    queryOptions({
      queryKey: ['development', 'rights', playerId] as const,
      meta: { reads: ['squad_members', 'team_staff', 'guardian_links', 'players'] },
      queryFn: ({ signal }) => fetchRights(playerId, signal),
    }),
  exposure: (planId: string) =>
    queryOptions({
      queryKey: ['development', 'exposure', planId] as const,
      meta: {
        reads: [
          'development_plans',
          'development_goals',
          'attendance',
          'trainings',
          'training_blocks',
          'matches',
          'match_squad',
          'match_events',
          'tasks',
          'individual_progress',
          'player_stat_updates',
          'test_results',
        ],
      },
      queryFn: ({ signal }) => fetchExposure(planId, signal),
    }),
}

export function usePlans(playerId: string) {
  return useSuspenseQuery(planQueries.ofPlayer(playerId)).data
}

/** Undefined until it is known: an overview says all else without it. */
export function useOpenPlans(playerIds: readonly string[]) {
  return useQuery(planQueries.open(playerIds)).data
}

export function usePlan(id: string) {
  return useSuspenseQuery(planQueries.details(id)).data
}

export function useDevelopmentRights(playerId: string) {
  return useSuspenseQuery(planQueries.rights(playerId)).data
}

export function useExposure(planId: string) {
  return useQuery(planQueries.exposure(planId))
}

/** For what has no form that could say it; the end of a session has its own page. */
function showFailure(error: Error) {
  const failure = toAppError(error)
  if (failure.code !== 'session_invalid') showToast('error', getPlanFailureKey(failure))
}

interface Saving {
  id: string
  playerId: string
  previousId: string | null
  seenAt: string | null
  values: PlanValues
}

export function useSavePlan() {
  return useMutation({
    mutationFn: async ({ id, playerId, previousId, seenAt, values }: Saving) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_development_plan', {
          p_plan: {
            id,
            player_id: playerId,
            previous_id: previousId,
            starts_on: values.starts_on,
            ends_on: values.ends_on,
            goals: values.goals.map((goal) => ({
              ...goal,
              attribute_key: goal.attribute_key || null,
            })),
          },
          ...(seenAt ? { p_seen_at: seenAt } : {}),
        }),
      )
    },
    meta: {
      writes: ['development_plans', 'development_goals'],
      success: 'development:toasts.saved',
      silent: true,
    },
  })
}

export type PlanPart = 'player' | 'family'

/** A yes to the words the person has before them, for each part named: newer words ask again. */
export function useAgreePlan({ id, written_at: writtenAt }: Pick<Plan, 'id' | 'written_at'>) {
  return useMutation({
    mutationFn: async (parts: readonly PlanPart[]) => {
      const client = await getDb()
      for (const part of parts) {
        await unwrap(
          client.rpc('agree_development_plan', {
            p_plan_id: id,
            p_is_family: part === 'family',
            p_written_at: writtenAt,
          }),
        )
      }
    },
    meta: { writes: ['development_plans'], success: 'development:toasts.agreed', silent: true },
  })
}

export function useClosePlan(id: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      return unwrap(client.rpc('close_development_plan', { p_plan_id: id }))
    },
    onError: showFailure,
    meta: { writes: ['development_plans'], success: 'development:toasts.closed', silent: true },
  })
}

interface Reviewing {
  kind: Review['kind']
  values: ReviewValues
  seenAt: string | null
}

export function useSaveReview(planId: string) {
  return useMutation({
    mutationFn: async ({ kind, values, seenAt }: Reviewing) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_development_review', {
          p_plan_id: planId,
          p_kind: kind,
          p_review: { ...values, steps: values.steps.map(Number) },
          ...(seenAt ? { p_seen_at: seenAt } : {}),
        }),
      )
    },
    meta: {
      writes: ['development_reviews'],
      success: 'development:toasts.review_saved',
      silent: true,
    },
  })
}

export function useShareReview(planId: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      return unwrap(client.rpc('share_development_review', { p_plan_id: planId }))
    },
    onError: showFailure,
    meta: {
      writes: ['development_plans', 'development_reviews'],
      success: 'development:toasts.shared',
      silent: true,
    },
  })
}
