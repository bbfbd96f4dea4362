import { computePeriod, isWithin } from '../../model/calendar-period'
import { getClockSpan, type Session } from '../../model/session-event'
import { useMatches, useSessions, type WantedDates } from './use-sessions'

/** What the calendar shows: the sessions read so far, and those of them and the matches within the period. */
export function useCalendarDates(wanted: WantedDates) {
  const query = useSessions(wanted)
  const period = computePeriod(wanted.view, wanted.date)
  const matches = useMatches(wanted, period)
  const sessions: readonly Session[] = query.data ?? []
  const visible = sessions.filter((session) => isWithin(getClockSpan(session).start.date, period))
  const isEmpty =
    query.isSuccess && !query.isPlaceholderData && visible.length + matches.length === 0
  return { query, sessions, visible, matches, period, isEmpty }
}
