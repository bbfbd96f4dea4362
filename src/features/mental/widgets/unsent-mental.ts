/** Mental practice that waits on this device, for the question before a person signs out. */
import { openDeviceStore } from '@/lib/device/device-storage'
import { getMentalOutbox } from '../api/mental-outbox'
import { createOutboxKey, readOutbox } from '../model/guide/mental-outbox'

export interface UnsentMental {
  practice: true
  /** Entries that the database does not have. */
  count: number
}

export function listUnsentMental(userId: string): UnsentMental[] {
  const box = readOutbox(openDeviceStore('mental_outbox'), createOutboxKey(userId))
  return box && box.entries.length > 0 ? [{ practice: true, count: box.entries.length }] : []
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsentMental(userId: string): Promise<UnsentMental[]> {
  if (listUnsentMental(userId).length > 0) await getMentalOutbox(userId).flush()
  return listUnsentMental(userId)
}
