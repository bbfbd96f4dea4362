/**
 * Sends an outbox: at once while there is a connection, again and again until there is one, and never
 * twice at a time. What it needs of the world is handed in: the store, the clock, the way out.
 */
import { toAppError, type AppErrorCode } from '@/lib/errors'
import type { Mark } from './mark'
import {
  decided,
  emptyOutbox,
  nextBatch,
  refused,
  retried,
  settled,
  waiting,
  withMarks,
  withoutRefused,
  type Conflict,
  type Outbox,
} from './outbox'

export interface RunnerState {
  box: Outbox
  isSending: boolean
  /** False when the browser keeps nothing: the page must stay open until all is sent. */
  isKept: boolean
}

interface World {
  /** Null when the browser keeps nothing. */
  read: () => Outbox | null
  write: (box: Outbox) => boolean
  now: () => number
  /** Marks of one kind; answers the records that are later. */
  send: (marks: readonly Mark[]) => Promise<Omit<Conflict, 'mine'>[]>
  /** The database has these now; called before they leave the outbox. */
  onSent: (marks: readonly Mark[], kept: readonly Omit<Conflict, 'mine'>[]) => void
  /** Runs once after some milliseconds; answers how to call it off. */
  later: (ms: number, run: () => void) => () => void
}

/** Long enough for a tap or two more, short enough to be saved before the phone is back in the pocket. */
const pauseMs = 600
const retryMs = [2_000, 5_000, 15_000, 30_000] as const

/** The answer would be the same tomorrow; everything else may pass. */
const final: ReadonlySet<AppErrorCode> = new Set([
  'forbidden',
  'invalid',
  'not_found',
  'conflict',
  'too_large',
])

export function createRunner(world: World) {
  const first = world.read()
  let state: RunnerState = { box: first ?? emptyOutbox, isSending: false, isKept: first !== null }
  let callOff: (() => void) | null = null
  let failures = 0
  let underWay = Promise.resolve()
  const listeners = new Set<() => void>()

  function show(next: Partial<RunnerState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Another tab may have written: what is stored is changed, not what is remembered. */
  function change(step: (box: Outbox) => Outbox) {
    const box = step((state.isKept ? world.read() : null) ?? state.box)
    show({ box, isKept: world.write(box) })
  }

  function sendAfter(ms: number) {
    callOff?.()
    callOff = world.later(ms, () => void flush())
  }

  function flush(): Promise<void> {
    if (!state.isSending) underWay = sendAll()
    return underWay
  }

  async function sendAll(): Promise<void> {
    callOff?.()
    callOff = null
    show({ isSending: true })
    while (await sendNext()) {
      // one kind and one batch at a time
    }
    show({ isSending: false })
    // entered while the last answer was on its way
    if (state.box.waiting_since === null && nextBatch(state.box).length > 0) sendAfter(pauseMs)
  }

  /** True when the next batch may follow at once. */
  async function sendNext(): Promise<boolean> {
    const batch = nextBatch(state.box)
    if (batch.length === 0) return false
    const isThrough = await attempt(batch)
    if (isThrough !== 'refused') return isThrough
    if (batch.length === 1) return true
    // one bad record must not hold up the others
    for (const mark of batch) if (!(await attempt([mark]))) return false
    return true
  }

  async function attempt(marks: readonly Mark[]): Promise<boolean | 'refused'> {
    try {
      const kept = await world.send(marks)
      failures = 0
      world.onSent(marks, kept)
      change((box) => settled(box, marks, kept))
      return true
    } catch (thrown) {
      const { code, detail } = toAppError(thrown)
      if (!final.has(code)) {
        change((box) => waiting(box, world.now()))
        sendAfter(retryMs[Math.min(failures, retryMs.length - 1)] ?? 30_000)
        failures += 1
        return false
      }
      if (marks.length === 1) change((box) => refused(box, marks, detail ?? code))
      return 'refused'
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Kept on the device before this returns. */
    put: (marks: readonly Mark[]) => {
      if (marks.length === 0) return
      change((box) => withMarks(box, marks))
      sendAfter(pauseMs)
    },
    decide: (conflict: Conflict, choice: 'mine' | 'theirs') => {
      change((box) => decided(box, conflict, choice, world.now()))
      sendAfter(0)
    },
    retry: () => {
      change(retried)
      sendAfter(0)
    },
    giveUp: () => change(withoutRefused),
    /** The connection is back, or the page is looked at again. */
    wake: () => {
      if (nextBatch(state.box).length > 0) sendAfter(0)
    },
    /** Another tab wrote. */
    reread: () => {
      const box = world.read()
      if (box) show({ box })
    },
    /** Sends what is there, after what is under way: that may have begun without a connection. */
    flush: async () => {
      if (state.isSending) await underWay
      await flush()
    },
    /** Sends nothing more by itself: its person has left. */
    stop: () => callOff?.(),
  }
}

export type Runner = ReturnType<typeof createRunner>
