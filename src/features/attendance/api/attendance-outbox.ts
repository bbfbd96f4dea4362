/** The outboxes of this device: one per person and training, sent whatever page is open. */
import { getSession } from '@/features/session/api/session-store'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { useStore } from '@/lib/store'
import { openDeviceStore } from '@/lib/device/device-storage'
import { subscribeToWipe } from '@/lib/device/wipe'
import { applyMarks } from '../model/attendance-sheet'
import type { Mark } from '../model/mark'
import type { Conflict } from '../model/outbox'
import { createRunner, type Runner } from '../model/outbox-runner'
import {
  createOutboxKey,
  readOutbox,
  listTrainingsToSend,
  writeOutbox,
} from '../model/outbox-store'
import { attendanceQueries } from './attendance'
import { sendMarks } from './attendance-send'

/** Where marks of each kind are stored. */
const writtenTables = {
  attendance: 'attendance',
  review: 'training_reviews',
  session: 'training_staff_notes',
} as const

const outboxes = openDeviceStore('attendance_outbox')
const runners = new Map<string, Runner>()

/** The same one for everybody who asks. */
export function getOutbox(userId: string, trainingId: string): Runner {
  const key = createOutboxKey(userId, trainingId)
  const known = runners.get(key)
  if (known) return known
  const runner = createRunner({
    read: () => readOutbox(outboxes, key),
    write: (box) => writeOutbox(outboxes, key, box),
    now: () => Date.now(),
    send: (marks) => {
      if (getSession()?.user.id !== userId) throw new AppError('not_signed_in')
      return sendMarks(trainingId, marks)
    },
    onSent: (marks, kept) => takeOver(userId, trainingId, marks, kept),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  runners.set(key, runner)
  return runner
}

/** The list on screen shows what the database has, without asking it again. */
function takeOver(
  userId: string,
  trainingId: string,
  marks: readonly Mark[],
  kept: readonly Omit<Conflict, 'mine'>[],
) {
  const { queryKey } = attendanceQueries.evening(userId, trainingId)
  const later = kept.map(({ theirs }) => theirs)
  queryClient.setQueryData(
    queryKey,
    (known) => known && { ...known, evening: applyMarks(known.evening, [...marks, ...later]) },
  )
  void invalidateTables(
    queryClient,
    marks.map(({ kind }) => writtenTables[kind]),
    { spares: [queryKey] },
  )
}

/** What an earlier visit could not send goes out as soon as anything of trainings is opened. */
export function sendLeftovers(userId: string): void {
  try {
    for (const trainingId of listTrainingsToSend(outboxes, userId)) {
      getOutbox(userId, trainingId).wake()
    }
  } catch {
    // A browser without storage has nothing left over.
  }
}

export function useOutbox(userId: string, trainingId: string) {
  const runner = getOutbox(userId, trainingId)
  const state = useStore(runner, (shown) => shown)
  return { runner, ...state }
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
  // the phone goes back into the pocket: do not wait for one more tap
  else for (const runner of runners.values()) void runner.flush()
})
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key) runners.get(key)?.reread()
})
