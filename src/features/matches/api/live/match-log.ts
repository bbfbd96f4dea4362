/** The log and the clock of a match: what goes out to the database, and its time. */
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import type { ClockStep } from '../../model/live/clock'
import type { NewEvent, StoredEvent } from '../../model/live/live-match'

/** The same entry a second time answers the first. Throws AppError. */
export async function logEvent(
  matchId: string,
  deviceId: string,
  { client_id, kind, period, clock_seconds, is_opponent, ...named }: NewEvent,
): Promise<StoredEvent> {
  const client = await getDb()
  return unwrap(
    client.rpc('log_match_event', {
      p_match_id: matchId,
      p_kind: kind,
      p_period: period,
      p_clock_seconds: clock_seconds,
      p_is_opponent: is_opponent,
      ...(named.player_id && { p_player_id: named.player_id }),
      ...(named.second_player_id && { p_second_player_id: named.second_player_id }),
      ...(named.note && { p_note: named.note }),
      p_client_id: client_id,
      p_device_id: deviceId,
    }),
  )
}

/** Null when the database never took the entry: there is nothing to undo. */
export async function undoEvent(
  matchId: string,
  clientId: string,
  isUndone: boolean,
): Promise<StoredEvent | null> {
  const client = await getDb()
  const known = await unwrapMaybe(
    client
      .from('match_events')
      .select('id')
      .eq('match_id', matchId)
      .eq('client_id', clientId)
      .maybeSingle(),
  )
  if (!known) return null
  return unwrap(client.rpc('undo_match_event', { p_event_id: known.id, p_is_undone: isUndone }))
}

/** What the database takes (chapter 0722). */
const longestAgeSeconds = 14 * 86_400

/** Told with its age: right even where the clock of this device is wrong. */
export async function sendClockStep(matchId: string, { step, period, at }: ClockStep) {
  const client = await getDb()
  const secondsAgo = Math.min(longestAgeSeconds, Math.max(0, Math.round((Date.now() - at) / 1000)))
  await unwrap(
    client.rpc('move_match_clock', {
      p_match_id: matchId,
      p_step: step,
      ...(period !== null && { p_period: period }),
      p_seconds_ago: secondsAgo,
    }),
  )
}

/** Milliseconds the server's clock is ahead of this device's. */
export async function measureClockOffset(matchId: string, signal: AbortSignal): Promise<number> {
  const client = await getDb()
  const asked = Date.now()
  const time = await unwrap(
    client.rpc('read_match_time', { p_match_id: matchId }).abortSignal(signal),
  )
  return Date.parse(time) - (asked + Date.now()) / 2
}
