/** A match as a calendar app keeps it. The same event as in the feed: whoever has both sees it once. */
import { addMinutes } from '@/lib/time/interval'
import type { CalendarEvent } from '@/lib/calendar-file'

export interface CalendarMatch {
  id: string
  opponent: string
  is_home: boolean
  /** ISO instants. */
  starts_at: string
  periods: number
  period_minutes: number
  status: 'planned' | 'live' | 'finished' | 'cancelled'
  venue: string | null
  created_at: string
  updated_at: string
  team: { name: string }
}

/** Home first, as fixtures are written: "U13 – FC Visitors". */
export function formatMatchName({
  team,
  opponent,
  is_home,
}: Pick<CalendarMatch, 'team' | 'opponent' | 'is_home'>): string {
  return is_home ? `${team.name} – ${opponent}` : `${opponent} – ${team.name}`
}

/** ISO; ten minutes' break between two periods, as the database reckons. */
export function computeMatchEnd({
  starts_at,
  periods,
  period_minutes,
}: Pick<CalendarMatch, 'starts_at' | 'periods' | 'period_minutes'>): string {
  return addMinutes(starts_at, periods * period_minutes + (periods - 1) * 10)
}

export function createMatchFileEvent(match: CalendarMatch): CalendarEvent {
  const seconds = (Date.parse(match.updated_at) - Date.parse(match.created_at)) / 1000
  return {
    uid: `match-${match.id}@touchline`,
    sequence: Math.max(0, Math.floor(seconds)),
    summary: formatMatchName(match),
    start: match.starts_at,
    end: computeMatchEnd(match),
    updatedAt: match.updated_at,
    location: match.venue ?? undefined,
    isCancelled: match.status === 'cancelled',
  }
}
