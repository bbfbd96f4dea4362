/** The outboxes of this device: one per person and match, sent whatever page is open. */
import { getSession } from '@/features/session/api/session-store'
import { openDeviceStore, readDevice, writeDevice } from '@/lib/device/device-storage'
import { createOutboxRunner } from '@/lib/device/outbox'
import { subscribeToWipe } from '@/lib/device/wipe'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import type { StoredEvent } from '../../model/live/live-match'
import { addRows } from '../../model/live/merge-log'
import {
  createMatchOutboxKey,
  listMatchesToSend,
  matchOutboxRules,
  readMatchOutbox,
  writeMatchOutbox,
  type OutboxEntry,
} from '../../model/live/match-outbox'
import { applyClockStep } from '../../model/live/clock'
import { liveMatchQueries } from './live-match'
import { logEvent, sendClockStep, undoEvent } from './match-log'

const outboxes = openDeviceStore('match_outbox')

function createRunner(userId: string, matchId: string) {
  const key = createMatchOutboxKey(userId, matchId)
  return createOutboxRunner(matchOutboxRules, {
    read: () => readMatchOutbox(outboxes, key),
    write: (box) => writeMatchOutbox(outboxes, key, box),
    now: () => Date.now(),
    send: async (entries) => {
      if (getSession()?.user.id !== userId) throw new AppError('not_signed_in')
      const answers = await Promise.all(entries.map((entry) => sendEntry(matchId, entry)))
      return answers.flatMap((row) => (row ? [row] : []))
    },
    onSent: (entries, confirmed) => takeOver(matchId, entries, confirmed),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

export type MatchOutboxRunner = ReturnType<typeof createRunner>

const runners = new Map<string, MatchOutboxRunner>()

/** The same one for everybody who asks. */
export function getMatchOutbox(userId: string, matchId: string): MatchOutboxRunner {
  const key = createMatchOutboxKey(userId, matchId)
  const runner = runners.get(key) ?? createRunner(userId, matchId)
  runners.set(key, runner)
  return runner
}

async function sendEntry(matchId: string, entry: OutboxEntry): Promise<StoredEvent | null> {
  if (entry.kind === 'event') return logEvent(matchId, getDeviceId(), entry.event)
  if (entry.kind === 'undo') return undoEvent(matchId, entry.client_id, entry.is_undone)
  await sendClockStep(matchId, entry.clock)
  return null
}

/** The page shows what the database has now; an answer asked before it would lack it and is dropped. */
function takeOver(
  matchId: string,
  entries: readonly OutboxEntry[],
  confirmed: readonly StoredEvent[],
) {
  const { queryKey } = liveMatchQueries.details(matchId)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => {
    if (!known) return known
    const clock = entries.reduce(
      (now, entry) => (entry.kind === 'clock' ? applyClockStep(now, entry.clock) : now),
      known.clock,
    )
    return { ...known, clock, events: addRows(known.events, confirmed) }
  })
  const hasClock = entries.some(({ kind }) => kind === 'clock')
  void invalidateTables(queryClient, [hasClock ? 'matches' : 'match_events'], {
    spares: [queryKey],
  })
}

/** Names this device in the log; made when it is first needed. */
export function getDeviceId(): string {
  const known = readDevice('match_device')
  if (known) return known
  const made = crypto.randomUUID()
  writeDevice('match_device', made)
  return made
}

/** What an earlier visit could not send goes out as soon as a match is opened. */
export function sendMatchLeftovers(userId: string): void {
  try {
    for (const matchId of listMatchesToSend(outboxes, userId)) {
      getMatchOutbox(userId, matchId).wake()
    }
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
