/** Animations as everybody reads them: lists of cards, one in full, and what a link shows. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { toFoldedPattern } from '@/lib/fold-text'
import { getDb } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import { animationsPerPage, type AnimationFilter } from '../model/library/animation-filter'

/** Cards draw `preview`, a few kilobytes, where `scene` may have half a megabyte. */
const cardColumns =
  'id, title, visibility, is_template, school_id, team_id, owner_id, step_count, version, archived_at, created_at, updated_at, preview, owner:users!animations_owner(first_name, last_name), team:teams!animations_team(name)' as const

const detailColumns =
  'id, title, visibility, is_template, school_id, team_id, owner_id, step_count, version, archived_at, created_at, updated_at, scene, owner:users!animations_owner(first_name, last_name), team:teams!animations_team(name)' as const

async function fetchPage(filter: AnimationFilter, userId: string, signal: AbortSignal) {
  const client = await getDb()
  const from = (filter.page - 1) * animationsPerPage
  let query = client
    .from('animations')
    .select(cardColumns, { count: 'exact' })
    .order(filter.sort === 'title' ? 'title' : 'updated_at', { ascending: filter.sort === 'title' })
    .order('id')
    .range(from, from + animationsPerPage - 1)
    .abortSignal(signal)
  if (filter.show === 'archive') query = query.not('archived_at', 'is', null)
  else query = query.is('archived_at', null)
  if (filter.show === 'mine') query = query.eq('owner_id', userId)
  if (filter.show === 'club') query = query.in('visibility', ['team', 'school'])
  if (filter.show === 'templates') query = query.is('is_template', true)
  if (filter.team) query = query.eq('team_id', filter.team)
  if (filter.q) query = query.like('search_text', toFoldedPattern(filter.q))
  return unwrapPage(query)
}

/** The ones to start from, the newest of the own school before the platform's. */
async function fetchTemplates(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('animations')
      .select(cardColumns)
      .is('is_template', true)
      .is('archived_at', null)
      .order('school_id', { nullsFirst: false })
      .order('created_at')
      .order('id')
      .limit(40)
      .abortSignal(signal),
  )
}

/** Most that are offered as a quiz. */
const quizzesRead = 100

/** Those with questions to answer, about this principle or about any; the newest first. */
export async function fetchQuizAnimations(topic: string | null, signal: AbortSignal) {
  const client = await getDb()
  let query = client
    .from('animations')
    .select('id, title, preview, question_count')
    .gt('question_count', 0)
    .is('archived_at', null)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(quizzesRead)
    .abortSignal(signal)
  if (topic) query = query.contains('question_topics', [topic])
  return unwrap(query)
}

async function fetchCard(id: string, signal: AbortSignal) {
  const client = await getDb()
  const query = client.from('animations').select(cardColumns).eq('id', id)
  return unwrap(query.abortSignal(signal).single())
}

export type AnimationCardRow = Awaited<ReturnType<typeof fetchCard>>

async function fetchAnimation(id: string, signal: AbortSignal) {
  const client = await getDb()
  const query = client.from('animations').select(detailColumns).eq('id', id)
  return unwrap(query.abortSignal(signal).single())
}

export type Animation = Awaited<ReturnType<typeof fetchAnimation>>

/** The newest version with who saved it and when. */
export async function fetchNewestAnimation(id: string) {
  const client = await getDb()
  return unwrap(
    client
      .from('animations')
      .select(
        'id, title, version, scene, updated_at, saved:animation_versions(version, saved_by, updated_at, person:users!animation_versions_saved_by(first_name, last_name))',
      )
      .eq('id', id)
      .order('version', { referencedTable: 'animation_versions', ascending: false })
      .limit(1, { referencedTable: 'animation_versions' })
      .single(),
  )
}

/** The number of the newest version alone. */
export async function fetchAnimationVersion(id: string): Promise<number> {
  const client = await getDb()
  const row = await unwrap(client.from('animations').select('version').eq('id', id).single())
  return row.version
}

/** Exercises that show it and that the person may read, 20 at most. For features below exercises. */
export async function fetchAnimationUses(id: string, signal: AbortSignal) {
  const client = await getDb()
  const { uses } = await unwrap(
    client
      .from('animations')
      .select('uses:exercises!exercises_animation(id, texts:exercise_texts(locale, title))')
      .eq('id', id)
      .is('uses.archived_at', null)
      .limit(20, { referencedTable: 'uses' })
      .abortSignal(signal)
      .single(),
  )
  return uses
}

type AnimationChanges = Pick<
  TablesUpdate<'animations'>,
  'title' | 'visibility' | 'team_id' | 'is_template'
>

export async function updateAnimation(id: string, changes: AnimationChanges) {
  const client = await getDb()
  return unwrap(client.from('animations').update(changes).eq('id', id).select('id').single())
}

export async function deleteAnimation(id: string) {
  const client = await getDb()
  return unwrap(client.from('animations').delete().eq('id', id).select('id').single())
}

/** What a link shows; null for one that is wrong, closed or over. Needs no account. */
async function fetchShared(token: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(client.rpc('shared_animation', { p_token: token }).abortSignal(signal))
  return rows[0] ?? null
}

/** Whether a link that shows nothing has only come to its end. */
export async function isExpiredShare(token: string): Promise<boolean> {
  const client = await getDb()
  return unwrap(client.rpc('is_expired_share', { p_token: token }))
}

export const animationQueries = {
  all: () => ['animations'] as const,
  page: (filter: AnimationFilter, userId: string) =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'page', userId, filter],
      meta: { reads: ['animations', 'users', 'teams'] },
      queryFn: ({ signal }) => fetchPage(filter, userId, signal),
      placeholderData: keepPreviousData,
    }),
  scroll: (filter: AnimationFilter, userId: string) =>
    infiniteQueryOptions({
      queryKey: [...animationQueries.all(), 'scroll', userId, filter],
      meta: { reads: ['animations', 'users', 'teams'] },
      queryFn: ({ pageParam, signal }) => fetchPage({ ...filter, page: pageParam }, userId, signal),
      initialPageParam: 1,
      getNextPageParam: ({ total }, _pages, page) =>
        page * animationsPerPage < total ? page + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
  templates: () =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'templates'],
      meta: { reads: ['animations', 'users', 'teams'] },
      queryFn: ({ signal }) => fetchTemplates(signal),
    }),
  card: (id: string) =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'card', id],
      meta: { reads: ['animations', 'users', 'teams'] },
      queryFn: ({ signal }) => fetchCard(id, signal),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'details', id],
      meta: { reads: ['animations', 'users', 'teams'] },
      queryFn: ({ signal }) => fetchAnimation(id, signal),
    }),
  shared: (token: string) =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'shared', token],
      meta: { reads: ['animations', 'animation_shares'] },
      queryFn: ({ signal }) => fetchShared(token, signal),
    }),
}

/** A page of the gallery; keeps the old cards on show while the next come (`isPlaceholderData`). */
export function useAnimationPage(filter: AnimationFilter, userId: string) {
  return useQuery(animationQueries.page(filter, userId))
}

/** The gallery scrolled on, a page after the other. */
export function useAnimationScroll(filter: AnimationFilter, userId: string) {
  return useInfiniteQuery(animationQueries.scroll(filter, userId))
}

export function useAnimationTemplates() {
  return useSuspenseQuery(animationQueries.templates())
}

export function useAnimationCard(id: string) {
  return useSuspenseQuery(animationQueries.card(id))
}

export function useAnimation(id: string) {
  return useSuspenseQuery(animationQueries.details(id))
}
