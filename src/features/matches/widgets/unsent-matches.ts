/** What was logged of matches and waits on this device, for the question before a person signs out. */
import { openDeviceStore } from '@/lib/device/device-storage'
import { getMatchOutbox } from '../api/live/match-outbox'
import {
  createMatchOutboxKey,
  listMatchesToSend,
  readMatchOutbox,
} from '../model/live/match-outbox'

export interface UnsentMatch {
  matchId: string
  /** Entries of this match that the database does not have. */
  count: number
}

export function listUnsentMatches(userId: string): UnsentMatch[] {
  const outboxes = openDeviceStore('match_outbox')
  return listMatchesToSend(outboxes, userId).flatMap((matchId) => {
    const box = readMatchOutbox(outboxes, createMatchOutboxKey(userId, matchId))
    return box && box.entries.length > 0 ? [{ matchId, count: box.entries.length }] : []
  })
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsentMatches(userId: string): Promise<UnsentMatch[]> {
  for (const { matchId } of listUnsentMatches(userId)) await getMatchOutbox(userId, matchId).flush()
  return listUnsentMatches(userId)
}
