/** The outbox of this device for what was practised: one per person, sent whatever page is open. */
import { getSession } from '@/features/session/api/session-store'
import { openDeviceStore } from '@/lib/device/device-storage'
import { createOutboxRunner } from '@/lib/device/outbox'
import { subscribeToWipe } from '@/lib/device/wipe'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { useStore } from '@/lib/store'
import {
  createProgressOutboxKey,
  progressOutboxRules,
  readProgressOutbox,
  writeProgressOutbox,
} from '../model/run/progress-outbox'
import { sendProgress } from './progress'

const outboxes = openDeviceStore('progress_outbox')

function createRunner(userId: string) {
  const key = createProgressOutboxKey(userId)
  return createOutboxRunner(progressOutboxRules, {
    read: () => readProgressOutbox(outboxes, key),
    write: (box) => writeProgressOutbox(outboxes, key, box),
    now: () => Date.now(),
    send: async (entries): Promise<null> => {
      if (getSession()?.user.id !== userId) throw new AppError('not_signed_in')
      await Promise.all(entries.map((entry) => sendProgress(entry)))
      return null
    },
    onSent: () =>
      void invalidateTables(queryClient, ['individual_progress', 'individual_assignments']),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

type ProgressOutboxRunner = ReturnType<typeof createRunner>

const runners = new Map<string, ProgressOutboxRunner>()

/** The same one for everybody who asks. */
export function getProgressOutbox(userId: string): ProgressOutboxRunner {
  const key = createProgressOutboxKey(userId)
  const runner = runners.get(key) ?? createRunner(userId)
  runners.set(key, runner)
  return runner
}

export function useProgressOutbox(userId: string) {
  const runner = getProgressOutbox(userId)
  return { runner, ...useStore(runner, (shown) => shown) }
}

/** What an earlier visit could not send goes out as soon as a page of individual training is opened. */
export function sendProgressLeftovers(userId: string): void {
  getProgressOutbox(userId).wake()
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
