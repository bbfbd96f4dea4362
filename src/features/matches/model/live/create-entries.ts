/** Entries of the outbox for what was tapped just now. */
import { computeEventTime, type ClockStep, type EventTime, type MatchClock } from './clock'
import type { NewEvent } from './live-match'
import type { OutboxEntry } from './match-outbox'

export type EventContent = Pick<NewEvent, 'kind'> &
  Partial<Pick<NewEvent, 'player_id' | 'second_player_id' | 'is_opponent' | 'note'>>

/** All at the same moment: now by the clock, or `time` for what is entered late. */
export function createEventEntries(
  contents: readonly EventContent[],
  clock: MatchClock,
  time: EventTime | null,
) {
  const at = Date.now()
  return contents.map((content) => {
    const event: NewEvent = {
      client_id: crypto.randomUUID(),
      is_opponent: false,
      player_id: null,
      second_player_id: null,
      note: null,
      ...(time ?? computeEventTime(clock, at, content.kind === 'substitution')),
      ...content,
    }
    return { kind: 'event' as const, key: event.client_id, event }
  })
}

export function createUndoEntries(clientIds: readonly string[], is_undone: boolean): OutboxEntry[] {
  return clientIds.map((client_id) => ({
    kind: 'undo',
    key: crypto.randomUUID(),
    client_id,
    is_undone,
  }))
}

/** Taken now, unless an instant is named. */
export function createClockEntry(
  step: ClockStep['step'],
  period: number | null,
  at = Date.now(),
): OutboxEntry {
  return { kind: 'clock', key: crypto.randomUUID(), clock: { step, period, at } }
}
