/**
 * Sends writes that wait for a connection, in order: at once while there is one, again and again until there is,
 * and never twice at a time. What an outbox holds and how is its owner's, handed in as rules; so are store and clock.
 */
import { toAppError, type AppErrorCode } from '../errors'
import { createStore } from '../store'

interface OutboxState<Box> {
  box: Box
  isSending: boolean
  /** False when the browser keeps nothing: the page must stay open until all is sent. */
  isKept: boolean
}

/** Pure steps of one kind of outbox. */
export interface OutboxRules<Box, Entry, Later> {
  empty: Box
  /** What to send next; empty when there is nothing. */
  nextBatch: (box: Box) => Entry[]
  /** Sent entries leave; records that are later than they are kept as conflicts. */
  settle: (box: Box, sent: readonly Entry[], later: Later) => Box
  /** The server will never take these. */
  refuse: (box: Box, sent: readonly Entry[], reason: string) => Box
  /** Nothing gets through since `now`, in epoch milliseconds. */
  wait: (box: Box, now: number) => Box
  isWaiting: (box: Box) => boolean
}

export interface OutboxDependencies<Box, Entry, Later> {
  /** Null when the browser keeps nothing. */
  read: () => Box | null
  write: (box: Box) => boolean
  now: () => number
  /** Answers the records that are later than what was sent. */
  send: (entries: readonly Entry[]) => Promise<Later>
  /** The server has these now; called before they leave the outbox. */
  onSent: (entries: readonly Entry[], later: Later) => void
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

export function createOutboxRunner<Box, Entry, Later>(
  rules: OutboxRules<Box, Entry, Later>,
  { read, write, now, send, onSent, later }: OutboxDependencies<Box, Entry, Later>,
) {
  const first = read()
  const store = createStore<OutboxState<Box>>({
    box: first ?? rules.empty,
    isSending: false,
    isKept: first !== null,
  })
  const { getState } = store
  let callOff: (() => void) | null = null
  let failures = 0
  let underWay = Promise.resolve()

  function show(next: Partial<OutboxState<Box>>) {
    store.setState({ ...getState(), ...next })
  }

  function hasMore(): boolean {
    return rules.nextBatch(getState().box).length > 0
  }

  /** Another tab may have written: what is stored is changed, not what is remembered. */
  function change(step: (box: Box) => Box) {
    const { isKept, box: remembered } = getState()
    const box = step((isKept ? read() : null) ?? remembered)
    show({ box, isKept: write(box) })
  }

  function sendAfter(ms: number) {
    callOff?.()
    callOff = later(ms, () => void flush())
  }

  function flush(): Promise<void> {
    if (!getState().isSending) underWay = sendAll()
    return underWay
  }

  async function sendAll(): Promise<void> {
    callOff?.()
    callOff = null
    show({ isSending: true })
    while (await sendNext()) {
      // one batch at a time
    }
    show({ isSending: false })
    // entered while the last answer was on its way
    if (!rules.isWaiting(getState().box) && hasMore()) sendAfter(pauseMs)
  }

  /** True when the next batch may follow at once. */
  async function sendNext(): Promise<boolean> {
    const batch = rules.nextBatch(getState().box)
    if (batch.length === 0) return false
    const isThrough = await trySend(batch)
    if (isThrough !== 'refused') return isThrough
    if (batch.length === 1) return true
    // one bad record must not hold up the others
    for (const entry of batch) if (!(await trySend([entry]))) return false
    return true
  }

  async function trySend(entries: readonly Entry[]): Promise<boolean | 'refused'> {
    try {
      const conflicts = await send(entries)
      failures = 0
      onSent(entries, conflicts)
      change((box) => rules.settle(box, entries, conflicts))
      return true
    } catch (thrown) {
      const { code, detail } = toAppError(thrown)
      if (!final.has(code)) {
        change((box) => rules.wait(box, now()))
        sendAfter(retryMs[Math.min(failures, retryMs.length - 1)] ?? 30_000)
        failures += 1
        return false
      }
      if (entries.length === 1) change((box) => rules.refuse(box, entries, detail ?? code))
      return 'refused'
    }
  }

  return {
    getState,
    subscribe: store.subscribe,
    /** Kept on the device before this returns; sent right away, or after a pause for more. */
    change: (step: (box: Box) => Box, sends: 'now' | 'after_pause' | 'not') => {
      change(step)
      if (sends !== 'not') sendAfter(sends === 'now' ? 0 : pauseMs)
    },
    /** The connection is back, or the page is looked at again. */
    wake: () => {
      if (hasMore()) sendAfter(0)
    },
    /** Another tab wrote. */
    reread: () => {
      const box = read()
      if (box) show({ box })
    },
    /** Sends what is there, after what is under way: that may have begun without a connection. */
    flush: async () => {
      if (getState().isSending) await underWay
      await flush()
    },
    /** Sends nothing more by itself: its person has left. */
    stop: () => callOff?.(),
  }
}
