/** The outbox of mental practice on this device: one per person, sent whatever page is open. */
import { getSession } from '@/features/session/api/session-store'
import { openDeviceStore } from '@/lib/device/device-storage'
import { createOutboxRunner } from '@/lib/device/outbox'
import { subscribeToWipe } from '@/lib/device/wipe'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { useStore } from '@/lib/store'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  createOutboxKey,
  outboxRules,
  readOutbox,
  writeOutbox,
  type MentalEntry,
} from '../model/guide/mental-outbox'

const outboxes = openDeviceStore('mental_outbox')

function createRunner(userId: string) {
  const key = createOutboxKey(userId)
  return createOutboxRunner(outboxRules, {
    read: () => readOutbox(outboxes, key),
    write: (box) => writeOutbox(outboxes, key, box),
    now: () => Date.now(),
    send: async (entries): Promise<null> => {
      if (getSession()?.user.id !== userId) throw new AppError('not_signed_in')
      for (const entry of entries) await sendEntry(entry)
      return null
    },
    onSent: () =>
      void invalidateTables(queryClient, [
        'mental_progress',
        'mental_scores',
        'mental_reflections',
        'mental_assignments',
      ]),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

async function sendEntry(entry: MentalEntry) {
  const client = await getDb()
  return unwrap(
    client.rpc('log_mental_progress', {
      p_id: entry.id,
      p_minutes: entry.minutes,
      p_player_id: entry.player_id,
      p_exercise_id: entry.exercise_id,
      ...(entry.assignment_id && { p_assignment_id: entry.assignment_id }),
      ...(entry.score_before && { p_score_before: entry.score_before }),
      ...(entry.score_after && { p_score_after: entry.score_after }),
      ...(entry.reflection && { p_reflection: entry.reflection }),
      p_is_shared_with_coaches: entry.is_shared_with_coaches,
      p_is_shared_with_family: entry.is_shared_with_family,
      p_practised_at: entry.practised_at,
      p_is_finished: entry.is_finished,
    }),
  )
}

export type MentalRunner = ReturnType<typeof createRunner>

const runners = new Map<string, MentalRunner>()

/** The same one for everybody who asks. */
export function getMentalOutbox(userId: string): MentalRunner {
  const runner = runners.get(userId) ?? createRunner(userId)
  runners.set(userId, runner)
  return runner
}

export function useMentalOutbox(userId: string) {
  const runner = getMentalOutbox(userId)
  return { runner, ...useStore(runner, (shown) => shown) }
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
  for (const [userId, runner] of runners) if (key === createOutboxKey(userId)) runner.reread()
})
