/** The dates of a family's teams as a list by day, each with what answering it needs: pure, from rows as the api reads them. */
import type { AnswerableDate } from '@/features/attendance/model/family/availability'
import { computeMatchEnd } from '@/features/teams/model/match-file'
import { toWallClock } from '@/lib/time/wall-clock'
import type { AbsenceEntry, OwnEntry } from './family/own-entries'
import type { Fixture } from './match-event'
import { isCancelled, type Session } from './session-event'

type Entry<Kind extends 'training' | 'match'> = AnswerableDate & {
  kind: Kind
  /** `YYYY-MM-DD` on the school's clock. */
  day: string
}

export type FamilyEntry =
  (Entry<'training'> & { session: Session }) | (Entry<'match'> & { fixture: Fixture })

interface Day {
  day: string
  entries: ListEntry[]
}

type ListEntry = FamilyEntry | OwnEntry | AbsenceEntry

/**
 * Sessions, matches and what else a family has on in the order of time, one list a day, tasks and
 * times away below the dates; what
 * is over (`now` in epoch milliseconds) stands last on its day, so that the day begins with what can still be answered.
 */
export function groupEntries(
  sessions: readonly Session[],
  matches: readonly Fixture[],
  now: number,
  own: readonly (OwnEntry | AbsenceEntry)[] = [],
): Day[] {
  const entries: ListEntry[] = [
    ...sessions.map(toSessionEntry),
    ...matches.map(toMatchEntry),
    ...own,
  ].toSorted(
    (one, other) =>
      getRank(one, now) - getRank(other, now) ||
      Date.parse(one.starts_at) - Date.parse(other.starts_at),
  )
  return [...new Set(entries.map(({ day }) => day))].toSorted().map((day) => ({
    day,
    entries: entries.filter((entry) => entry.day === day),
  }))
}

function getRank(entry: ListEntry, now: number): number {
  // a task is over when it is done, however late it is
  if (entry.kind === 'task') return entry.task.status === 'done' ? 2 : 1
  if (entry.kind === 'absence') return 1
  return isOver(entry, now) ? 2 : 0
}

function isOver(entry: Exclude<ListEntry, { kind: 'task' | 'absence' }>, now: number): boolean {
  if (entry.kind === 'match' && entry.fixture.status === 'finished') return true
  return Date.parse(entry.ends_at) <= now
}

export function toSessionEntry(session: Session): FamilyEntry {
  const { id, team_id, team, starts_at, ends_at } = session
  return {
    kind: 'training',
    id,
    team: { id: team_id },
    starts_at,
    ends_at,
    is_cancelled: isCancelled(session),
    day: toWallClock(starts_at, team.school.time_zone).date,
    session,
  }
}

export function toMatchEntry(fixture: Fixture): FamilyEntry {
  const { id, team_id, team, starts_at, status } = fixture
  return {
    kind: 'match',
    id,
    team: { id: team_id },
    starts_at,
    ends_at: computeMatchEnd(fixture),
    is_cancelled: status === 'cancelled',
    day: toWallClock(starts_at, team.school.time_zone).date,
    fixture,
  }
}
