/** The tables `achievements` and `achievement_texts`: what can be earned, and what administrators make of it. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  findAchievementPage,
  findWords,
  type Achievement,
  type AchievementFilter,
  type AchievementRule,
  type AchievementValues,
  toAchievementDocument,
} from '../model/achievement'

const columns =
  'id, rule, threshold, tier, icon, shape, sort_order, archived_at, updated_at, texts:achievement_texts(locale, title, description)' as const

async function fetchRows(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('achievements').select(columns).order('sort_order').limit(1000).abortSignal(signal),
  )
}

/** The catalogue as everybody reads it, in one language, English where a title has no translation. */
async function fetchCatalogue(locale: string, signal: AbortSignal) {
  const rows = await fetchRows(signal)
  return rows.map(({ texts, ...achievement }) => {
    const text = findWords(texts, locale)
    return { ...achievement, title: text?.title ?? '', description: text?.description ?? '' }
  })
}

export type CatalogueAchievement = Awaited<ReturnType<typeof fetchCatalogue>>[number]

async function fetchRow(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('achievements').select(columns).eq('id', id).abortSignal(signal).single(),
  )
}

async function fetchUsage(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('achievement_usage').abortSignal(signal))
}

function addUsage(
  row: Awaited<ReturnType<typeof fetchRow>>,
  usage: Awaited<ReturnType<typeof fetchUsage>>,
): Achievement {
  const used = usage.find(({ achievement_id }) => achievement_id === row.id)
  return {
    ...row,
    awards: used?.awards ?? 0,
    players: used?.players ?? 0,
    last_awarded_at: used?.last_awarded_at ?? null,
  }
}

/** With how often each was given; for administrators. */
async function fetchAll(signal: AbortSignal): Promise<Achievement[]> {
  const [rows, usage] = await Promise.all([fetchRows(signal), fetchUsage(signal)])
  return rows.map((row) => addUsage(row, usage))
}

async function fetchDetails(id: string, signal: AbortSignal): Promise<Achievement> {
  const [row, usage] = await Promise.all([fetchRow(id, signal), fetchUsage(signal)])
  return addUsage(row, usage)
}

async function fetchPage(client: QueryClient, filter: AchievementFilter, locale: string) {
  const all = await client.fetchQuery(achievementQueries.all())
  return findAchievementPage(all, filter, locale)
}

async function fetchReach(rule: AchievementRule, threshold: number, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.rpc('preview_achievement', { p_rule: rule, p_threshold: threshold }).abortSignal(signal),
  )
}

export const achievementQueries = {
  /** In the reader's language, archived ones too: they may have been won. */
  catalogue: () => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: ['achievements', 'catalogue', locale] as const,
      meta: { reads: ['achievements', 'achievement_texts'] },
      queryFn: ({ signal }) => fetchCatalogue(locale, signal),
      staleTime: 10 * 60_000,
    })
  },
  all: () =>
    queryOptions({
      queryKey: ['achievements', 'all'] as const,
      meta: { reads: ['achievements', 'achievement_texts', 'achievement_awards'] },
      queryFn: ({ signal }) => fetchAll(signal),
    }),
  /** A page of them: searching and sorting ask nobody again. */
  page: (filter: AchievementFilter, locale: string) =>
    queryOptions({
      queryKey: ['achievements', 'page', locale, filter] as const,
      meta: { reads: ['achievements', 'achievement_texts', 'achievement_awards'] },
      queryFn: ({ client }) => fetchPage(client, filter, locale),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: ['achievements', 'details', id] as const,
      meta: { reads: ['achievements', 'achievement_texts', 'achievement_awards'] },
      queryFn: ({ signal }) => fetchDetails(id, signal),
    }),
  /** How many players of each school a rule would reach now. */
  reach: (rule: AchievementRule, threshold: number) =>
    queryOptions({
      queryKey: ['achievements', 'reach', rule, threshold] as const,
      meta: { reads: ['achievements', 'squad_members'] },
      queryFn: ({ signal }) => fetchReach(rule, threshold, signal),
      staleTime: 60_000,
    }),
}

export function useCatalogue() {
  return useQuery(achievementQueries.catalogue())
}

export function useReach(rule: AchievementRule, threshold: number) {
  return useQuery(achievementQueries.reach(rule, threshold))
}

export function useAchievement(id: string): Achievement {
  return useSuspenseQuery(achievementQueries.details(id)).data
}

/** Where a new one stands: behind all others. */
export function useLastPlace(): number {
  const { data } = useSuspenseQuery(achievementQueries.all())
  return Math.max(0, ...data.map(({ sort_order }) => sort_order)) + 1
}

interface Saving {
  values: AchievementValues
  /** The one to change as it was opened; absent for a new one. `stale_row` when it changed since. */
  opened?: Achievement
}

/** Answers the id. */
export function useSaveAchievement() {
  return useMutation({
    mutationFn: async ({ values, opened }: Saving): Promise<string> => {
      const client = await getDb()
      const { id } = await unwrap(
        client.rpc('save_achievement', {
          p_achievement: {
            ...toAchievementDocument(values),
            ...(opened
              ? {
                  id: opened.id,
                  seen_at: opened.updated_at,
                  is_archived: opened.archived_at !== null,
                }
              : {}),
          },
        }),
      )
      return id
    },
    meta: {
      writes: ['achievements', 'achievement_texts', 'audit_log'],
      success: 'achievements:saved',
      silent: true,
    },
  })
}

/** Archived: nobody wins it any more, whoever has it keeps it. */
export function useArchiveAchievement(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await getDb()
      const archived_at = isArchived ? new Date().toISOString() : null
      await unwrap(
        client.from('achievements').update({ archived_at }).eq('id', id).select('id').single(),
      )
    },
    meta: { writes: ['achievements', 'audit_log'], success: 'achievements:saved' },
  })
}

/** Only one that nobody ever won. */
export function useDeleteAchievement(id: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrap(client.from('achievements').delete().eq('id', id).select('id').single())
    },
    meta: {
      writes: ['achievements', 'achievement_texts', 'audit_log'],
      success: 'achievements:deleted',
    },
  })
}
