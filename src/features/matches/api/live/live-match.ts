/** One match on its live page; also without a connection, as this device last saw it. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { formatFullName } from '@/lib/person'
import type { MatchClock } from '../../model/live/clock'
import type { CalledPlayer } from '../../model/live/live-match'
import { fetchLiveRows } from '../match-rows'
import { matchQueries } from '../matches'
import { measureClockOffset } from './match-log'

const liveMs = 15_000

async function fetchLiveMatch(id: string, signal: AbortSignal) {
  const [offset, rows] = await Promise.all([
    measureClockOffset(id, signal),
    fetchLiveRows(id, signal),
  ])
  const { squad, status, current_period, period_started_at, started_at, ...match } = rows
  const toLocal = (instant: string | null) => (instant ? Date.parse(instant) - offset : null)
  const clock: MatchClock = {
    status,
    periods: match.periods,
    period_minutes: match.period_minutes,
    period: current_period,
    runsSince: toLocal(period_started_at),
    startedAt: toLocal(started_at),
  }
  const players: CalledPlayer[] = squad
    .flatMap(({ player, role, ...entry }) =>
      role === 'starter' || role === 'bench'
        ? [{ ...entry, role, name: formatFullName(player) }]
        : [],
    )
    .toSorted(
      (one, other) =>
        (one.shirt_number ?? 100) - (other.shirt_number ?? 100) ||
        one.name.localeCompare(other.name),
    )
  return { ...match, clock, players }
}

export type LiveMatch = Awaited<ReturnType<typeof fetchLiveMatch>>

export const liveMatchQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'live', id],
      meta: {
        reads: ['matches', 'match_squad', 'match_lineup_slots', 'match_events', 'players', 'teams'],
        isKept: true,
      },
      queryFn: ({ signal }) => fetchLiveMatch(id, signal),
      // another device may be logging the same match
      staleTime: 5_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => (state.data?.clock.status === 'live' ? liveMs : false),
    }),
}

export function useLiveMatchQuery(id: string): LiveMatch {
  return useSuspenseQuery(liveMatchQueries.details(id)).data
}
