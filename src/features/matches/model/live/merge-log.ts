/**
 * One log out of the rows of the database and what this device has not sent: by the ids the devices gave, so that an entry
 * that is on its way, was delivered twice or came from another device stands once.
 */
import { applyClockStep, type MatchClock } from './clock'
import type { LogEvent, StoredEvent } from './live-match'
import { listUnsent, type MatchOutbox } from './match-outbox'

/** In order of play, the latest last. */
export function mergeLog(
  rows: readonly StoredEvent[],
  box: MatchOutbox,
  deviceId: string | null,
): LogEvent[] {
  const events = new Map<string, LogEvent>(
    rows.map((row) => [row.client_id, { ...row, isUndone: row.undone_at !== null }]),
  )
  for (const entry of listUnsent(box)) {
    if (entry.kind === 'event' && !events.has(entry.event.client_id)) {
      events.set(entry.event.client_id, {
        ...entry.event,
        device_id: deviceId,
        created_at: null,
        isUndone: false,
      })
    }
    const known = entry.kind === 'undo' ? events.get(entry.client_id) : undefined
    if (entry.kind === 'undo' && known) {
      events.set(entry.client_id, { ...known, isUndone: entry.is_undone })
    }
  }
  return [...events.values()].toSorted(
    (one, other) =>
      one.period - other.period ||
      one.clock_seconds - other.clock_seconds ||
      compareText(one.created_at ?? '~', other.created_at ?? '~') ||
      compareText(one.client_id, other.client_id),
  )
}

export function mergeClock(clock: MatchClock, box: MatchOutbox): MatchClock {
  return listUnsent(box).reduce(
    (known, entry) => (entry.kind === 'clock' ? applyClockStep(known, entry.clock) : known),
    clock,
  )
}

/** A later answer of the database over an earlier one, row by row. */
export function addRows(
  rows: readonly StoredEvent[],
  confirmed: readonly StoredEvent[],
): StoredEvent[] {
  const newer = new Map(confirmed.map((row) => [row.client_id, row]))
  return [...rows.filter(({ client_id }) => !newer.has(client_id)), ...newer.values()]
}

export interface Score {
  us: number
  them: number
}

/** The goals that stand; an own goal counts for the other side (chapter 0720). */
export function computeScore(events: readonly LogEvent[]): Score {
  const score = { us: 0, them: 0 }
  for (const { kind, is_opponent, isUndone } of events) {
    if (isUndone || !['goal', 'penalty_goal', 'own_goal'].includes(kind)) continue
    if (is_opponent === (kind === 'own_goal')) score.us += 1
    else score.them += 1
  }
  return score
}

const doubleSeconds = 90

/**
 * Entries that look like the same moment logged by two devices: nothing is taken away by itself, the coach is asked.
 * Answers the later one of each pair.
 */
export function findLikelyDoubles(events: readonly LogEvent[]): Set<string> {
  const doubles = new Set<string>()
  const standing = events.filter(({ isUndone, kind }) => !isUndone && kind !== 'note')
  for (const [index, event] of standing.entries()) {
    const isTwin = standing
      .slice(0, index)
      .some(
        (earlier) =>
          earlier.device_id !== event.device_id &&
          earlier.kind === event.kind &&
          earlier.is_opponent === event.is_opponent &&
          earlier.player_id === event.player_id &&
          earlier.period === event.period &&
          event.clock_seconds - earlier.clock_seconds <= doubleSeconds,
      )
    if (isTwin) doubles.add(event.client_id)
  }
  return doubles
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
