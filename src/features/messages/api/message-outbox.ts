/** The outboxes of this device: one per person and conversation, sent whatever page is open. */
import { getSession } from '@/features/session/api/session-store'
import { openDeviceStore } from '@/lib/device/device-storage'
import { createOutboxRunner } from '@/lib/device/outbox'
import { subscribeToWipe } from '@/lib/device/wipe'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { useStore } from '@/lib/store'
import {
  createOutboxKey,
  listOutboxes,
  outboxRules,
  readOutbox,
  writeOutbox,
  type OutboxEntry,
} from '../model/message-outbox'
import type { Message } from '../model/message-log'
import { findSentMessage, putMessages, sendMessage } from './messages'

/** The database knows a client id for a day; a message older than this is looked for before it is sent again. */
const lookFirstMs = 12 * 3_600_000

const outboxes = openDeviceStore('message_outbox')

function createRunner(userId: string, conversationId: string) {
  const key = createOutboxKey(userId, conversationId)
  return createOutboxRunner(outboxRules, {
    read: () => readOutbox(outboxes, key),
    write: (box) => writeOutbox(outboxes, key, box),
    now: () => Date.now(),
    send: async (entries): Promise<readonly Message[]> => {
      if (getSession()?.user.id !== userId) throw new AppError('not_signed_in')
      const stored = await Promise.all(
        entries.map((entry) => sendEntry(userId, conversationId, entry)),
      )
      putMessages(conversationId, stored)
      // the cache tells its pages a turn later: what is painted must not vanish in between
      await new Promise((resolve) => setTimeout(resolve))
      return stored
    },
    onSent: () => void invalidateTables(queryClient, ['messages']),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

export type MessageOutboxRunner = ReturnType<typeof createRunner>

const runners = new Map<string, MessageOutboxRunner>()

/** The same one for everybody who asks. */
export function getMessageOutbox(userId: string, conversationId: string): MessageOutboxRunner {
  const key = createOutboxKey(userId, conversationId)
  const runner = runners.get(key) ?? createRunner(userId, conversationId)
  runners.set(key, runner)
  return runner
}

export function useMessageOutbox(userId: string, conversationId: string) {
  const runner = getMessageOutbox(userId, conversationId)
  return { runner, ...useStore(runner, (shown) => shown) }
}

async function sendEntry(
  userId: string,
  conversationId: string,
  entry: OutboxEntry,
): Promise<Message> {
  const isOld = Date.now() - entry.written_at > lookFirstMs
  const stored = isOld ? await findSentMessage(conversationId, entry.client_id, userId) : undefined
  return stored ?? sendMessage(conversationId, entry)
}

/** What an earlier visit could not send goes out as soon as the messages are opened. */
export function sendMessageLeftovers(userId: string): void {
  try {
    for (const id of listOutboxes(outboxes, userId)) getMessageOutbox(userId, id).wake()
  } catch {
    // A browser without storage has nothing left over.
  }
}

subscribeToWipe(() => {
  for (const runner of runners.values()) runner.stop()
  runners.clear()
})

function wakeAll() {
  for (const runner of runners.values()) runner.wake()
}

globalThis.window?.addEventListener('online', wakeAll)
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wakeAll()
  else for (const runner of runners.values()) void runner.flush()
})
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key) runners.get(key)?.reread()
})
