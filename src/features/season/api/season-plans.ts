/** Season plans: a team's plan with its blocks and weeks, its minutes, and every way to change it. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createStaleRowError, isStaleRow } from '@/lib/stale-row'
import type { NewPlan } from '../model/new-plan'
import {
  applyEdit,
  setStamps,
  type SeasonEdit,
  type SeasonPlan,
  type Stamps,
} from '../model/season-edit'

const columns =
  'id, team_id, goal, starts_on, ends_on, is_shared, updated_at, blocks:season_plan_blocks(id, kind, title, focus, starts_on, ends_on, updated_at), weeks:season_plan_weeks(week_on, theme, note, target_load, updated_at)' as const

async function fetchOfTeam(teamId: string, signal: AbortSignal): Promise<SeasonPlan | null> {
  const client = await getDb()
  // a team has one plan: its minutes need not wait for the plan's id
  const [[plan], targets] = await Promise.all([
    unwrap(
      client
        .from('season_plans')
        .select(columns)
        .eq('team_id', teamId)
        .order('starts_on', { referencedTable: 'season_plan_blocks' })
        .order('week_on', { referencedTable: 'season_plan_weeks' })
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('season_plan_targets')
        .select('week_on, topic, minutes')
        .eq('team_id', teamId)
        .order('minutes', { ascending: false })
        .limit(1000)
        .abortSignal(signal),
    ),
  ])
  if (!plan) return null
  const weeks = plan.weeks.map((week) => ({
    ...week,
    targets: targets
      .filter(({ week_on }) => week_on === week.week_on)
      .map(({ topic, minutes }) => ({ topic, minutes })),
  }))
  return { ...plan, weeks }
}

async function fetchMinutes(planId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('season_plan_minutes', { p_plan_id: planId }).abortSignal(signal))
}

async function fetchOthers(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('season_plans')
      .select('id, team_id, starts_on, ends_on, team:teams!season_plans_team(name, season)')
      .neq('team_id', teamId)
      .order('starts_on', { ascending: false })
      .limit(100)
      .abortSignal(signal),
  )
}

/** The plan to copy from, asked when it is wanted. */
export async function fetchPlanByTeam(teamId: string): Promise<SeasonPlan | null> {
  return fetchOfTeam(teamId, new AbortController().signal)
}

async function start({ teamId, plan }: { teamId: string; plan: NewPlan }) {
  const client = await getDb()
  return unwrap(
    client.rpc('start_season_plan', {
      p_team_id: teamId,
      p_plan: {
        ...plan,
        weeks: plan.weeks.map(({ week_on, theme, note, target_load, targets }) => ({
          week_on,
          theme,
          note,
          target_load,
          targets: targets.map(({ topic, minutes }) => ({ topic, minutes })),
        })),
      },
    }),
  )
}

async function remove(planId: string) {
  const client = await getDb()
  return unwrap(client.from('season_plans').delete().eq('id', planId).select('id').single())
}

/** Sends one change; `conflict` when somebody else changed the same thing since it was read. */
async function send(plan: SeasonPlan, edit: SeasonEdit, isForced: boolean): Promise<Stamps> {
  const client = await getDb()
  switch (edit.kind) {
    case 'weeks': {
      const saved = await unwrap(
        client.rpc('save_season_weeks', {
          p_plan_id: plan.id,
          p_weeks: edit.weeks.map(({ week_on, theme, note, target_load, targets }) => ({
            week_on,
            theme,
            note,
            target_load,
            targets: targets.map(({ topic, minutes }) => ({ topic, minutes })),
            ...(isForced ? {} : { seen: getSeenVersion(plan, week_on) }),
          })),
        }),
      ).catch(throwConflict)
      return new Map(saved.map(({ week_on, updated_at }) => [week_on, updated_at]))
    }
    case 'add_block': {
      const added = await unwrap(
        client
          .from('season_plan_blocks')
          .insert({ id: edit.id, plan_id: plan.id, ...edit.changes })
          .select('updated_at')
          .single(),
      )
      return new Map([[edit.id, added.updated_at]])
    }
    case 'block': {
      const query = client.from('season_plan_blocks').update(edit.changes).eq('id', edit.id)
      const seen = plan.blocks.find(({ id }) => id === edit.id)?.updated_at
      const changed = await unwrap(
        (isForced || !seen ? query : query.eq('updated_at', seen)).select('updated_at').single(),
      ).catch(throwConflict)
      return new Map([[edit.id, changed.updated_at]])
    }
    case 'remove_block': {
      await unwrap(
        client.from('season_plan_blocks').delete().eq('id', edit.id).select('id').single(),
      )
      return new Map()
    }
    case 'frame': {
      const query = client.from('season_plans').update(edit.changes).eq('id', plan.id)
      const changed = await unwrap(
        (isForced ? query : query.eq('updated_at', plan.updated_at)).select('updated_at').single(),
      ).catch(throwConflict)
      return new Map([[plan.id, changed.updated_at]])
    }
  }
}

function getSeenVersion(plan: SeasonPlan, monday: string): string | null {
  return plan.weeks.find(({ week_on }) => week_on === monday)?.updated_at ?? null
}

/** No row as it was seen: somebody else wrote it, or took it away. */
function throwConflict(error: unknown): never {
  const isStale = error instanceof AppError && (error.code === 'not_found' || isStaleRow(error))
  throw isStale ? createStaleRowError(error) : error
}

export const seasonPlanQueries = {
  all: () => ['training', 'season'] as const,
  ofTeam: (teamId: string) =>
    queryOptions({
      queryKey: [...seasonPlanQueries.all(), 'plan', teamId],
      meta: {
        reads: ['season_plans', 'season_plan_blocks', 'season_plan_weeks', 'season_plan_targets'],
      },
      queryFn: ({ signal }) => fetchOfTeam(teamId, signal),
    }),
  minutes: (planId: string) =>
    queryOptions({
      queryKey: [...seasonPlanQueries.all(), 'minutes', planId],
      meta: {
        reads: ['season_plans', 'season_plan_targets', 'trainings', 'training_blocks', 'exercises'],
      },
      queryFn: ({ signal }) => fetchMinutes(planId, signal),
    }),
  others: (teamId: string) =>
    queryOptions({
      queryKey: [...seasonPlanQueries.all(), 'others', teamId],
      meta: { reads: ['season_plans', 'teams'] },
      queryFn: ({ signal }) => fetchOthers(teamId, signal),
    }),
}

/** The team's plan; null where there is none or it is not shared with the person. */
export function useSeasonPlan(teamId: string) {
  return useSuspenseQuery(seasonPlanQueries.ofTeam(teamId))
}

export function useSeasonMinutes(planId: string) {
  return useSuspenseQuery(seasonPlanQueries.minutes(planId))
}

/** Plans of the school's other teams, the latest first. */
export function useOtherPlans(teamId: string) {
  return useSuspenseQuery(seasonPlanQueries.others(teamId))
}

export function useStartSeasonPlan() {
  return useMutation({
    mutationFn: start,
    meta: {
      writes: ['season_plans', 'season_plan_blocks', 'season_plan_weeks', 'season_plan_targets'],
      silent: true,
    },
  })
}

export function useDeleteSeasonPlan() {
  return useMutation({
    mutationFn: remove,
    meta: {
      writes: ['season_plans', 'season_plan_blocks', 'season_plan_weeks', 'season_plan_targets'],
      success: 'season:season.deleted',
    },
  })
}

interface SentEdit {
  edit: SeasonEdit
  isForced?: boolean
}

/**
 * One change after the other, shown at once. A failed one stays as it was typed; whoever calls decides
 * whether it is sent again or given up.
 */
export function useEditSeasonPlan(teamId: string) {
  const cache = useQueryClient()
  const { queryKey } = seasonPlanQueries.ofTeam(teamId)
  return useMutation({
    scope: { id: `season-${teamId}` },
    networkMode: 'always',
    mutationFn: async ({ edit, isForced = false }: SentEdit) => {
      const plan = cache.getQueryData(queryKey)
      if (!plan) throw new AppError('not_found')
      return send(plan, edit, isForced)
    },
    onMutate: async ({ edit }) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (plan) => (plan ? applyEdit(plan, edit) : plan))
    },
    onSuccess: (stamps) => {
      cache.setQueryData(queryKey, (plan) => (plan ? setStamps(plan, stamps) : plan))
    },
    meta: {
      spares: [queryKey],
      writes: ['season_plans', 'season_plan_blocks', 'season_plan_weeks', 'season_plan_targets'],
      silent: true,
    },
  })
}
