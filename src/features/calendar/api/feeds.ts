/** Calendar feeds: secret links by which a calendar app reads one's trainings and matches. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { compareByFirstName, fetchChildren } from '@/features/people/api/guardians'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { FeedScope } from '../model/feeds/feed-choice'

const columns =
  'id, scope, has_trainings, has_matches, last_read_at, created_at, team:teams(name), player:players(first_name)' as const

/** One's own that are alive, newest first. */
async function fetchFeeds(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('calendar_feeds')
      .select(columns)
      .is('revoked_at', null)
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  )
}

export type CalendarFeed = Awaited<ReturnType<typeof fetchFeeds>>[number]

/** Children actively linked to the person. */
async function fetchFeedChildren(userId: string, signal: AbortSignal) {
  const links = await fetchChildren(userId, signal)
  return links
    .map(({ player: { id, first_name } }) => ({ id, first_name }))
    .toSorted(compareByFirstName)
}

export interface NewFeed extends FeedScope {
  hasTrainings: boolean
  hasMatches: boolean
  locale: string
}

/** The token is in this answer and never again. */
async function createFeed(feed: NewFeed) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('create_calendar_feed', {
      p_scope: feed.scope,
      p_team_id: feed.teamId,
      p_player_id: feed.playerId,
      p_has_trainings: feed.hasTrainings,
      p_has_matches: feed.hasMatches,
      p_locale: feed.locale,
    }),
  )
  return rows[0]?.token ?? null
}

/** Answers the new token; the old link is dead. */
async function renewFeed(feedId: string) {
  const client = await getDb()
  return unwrap(client.rpc('renew_calendar_feed', { p_feed_id: feedId }))
}

async function revokeFeed(feedId: string) {
  const client = await getDb()
  return unwrapVoid(client.rpc('revoke_calendar_feed', { p_feed_id: feedId }))
}

const feedQueries = {
  all: () => ['calendar', 'feeds'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...feedQueries.all(), 'mine'],
      meta: { reads: ['calendar_feeds', 'teams', 'players'] },
      queryFn: ({ signal }) => fetchFeeds(signal),
    }),
  children: (userId: string) =>
    queryOptions({
      queryKey: [...feedQueries.all(), 'children', userId],
      meta: { reads: ['players', 'guardian_links'] },
      queryFn: ({ signal }) => fetchFeedChildren(userId, signal),
    }),
}

export function useCalendarFeeds() {
  return useSuspenseQuery(feedQueries.mine()).data
}

export function useFeedChildren(userId: string) {
  return useSuspenseQuery(feedQueries.children(userId)).data
}

const meta = { writes: ['calendar_feeds'] as const }

export function useCreateFeed() {
  return useMutation({ mutationFn: createFeed, meta: { ...meta, silent: true } })
}

export function useRenewFeed() {
  return useMutation({ mutationFn: renewFeed, meta })
}

export function useRevokeFeed() {
  return useMutation({
    mutationFn: revokeFeed,
    meta: { ...meta, success: 'calendar:feeds.revoked' },
  })
}
