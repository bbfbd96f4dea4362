/** What was written and waits on this device, for the question before a person signs out. */
import { openDeviceStore } from '@/lib/device/device-storage'
import { getMessageOutbox } from '../api/message-outbox'
import { createOutboxKey, listOutboxes, readOutbox } from '../model/message-outbox'

export interface UnsentMessages {
  conversationId: string
  /** Messages of this conversation that the database does not have. */
  count: number
}

export function listUnsentMessages(userId: string): UnsentMessages[] {
  const outboxes = openDeviceStore('message_outbox')
  return listOutboxes(outboxes, userId).flatMap((conversationId) => {
    const box = readOutbox(outboxes, createOutboxKey(userId, conversationId))
    return box && box.entries.length > 0 ? [{ conversationId, count: box.entries.length }] : []
  })
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsentMessages(userId: string): Promise<UnsentMessages[]> {
  for (const { conversationId } of listUnsentMessages(userId)) {
    await getMessageOutbox(userId, conversationId).flush()
  }
  return listUnsentMessages(userId)
}
