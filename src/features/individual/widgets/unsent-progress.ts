/** Exercises done at home that wait on this device, for the question before a person signs out. */
import { openDeviceStore } from '@/lib/device/device-storage'
import { getProgressOutbox } from '../api/progress-outbox'
import { createProgressOutboxKey, readProgressOutbox } from '../model/run/progress-outbox'

export interface UnsentProgress {
  progressOf: string
  /** Entries that the database does not have. */
  count: number
}

export function listUnsentProgress(userId: string): UnsentProgress[] {
  const box = readProgressOutbox(
    openDeviceStore('progress_outbox'),
    createProgressOutboxKey(userId),
  )
  return box && box.entries.length > 0 ? [{ progressOf: userId, count: box.entries.length }] : []
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsentProgress(userId: string): Promise<UnsentProgress[]> {
  if (listUnsentProgress(userId).length > 0) await getProgressOutbox(userId).flush()
  return listUnsentProgress(userId)
}
