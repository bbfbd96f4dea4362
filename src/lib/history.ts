/** Undo and redo as a line of whole values, which share everything unchanged. Pure and immutable. */

/** Changes with the same key are one step while they follow each other this closely, in milliseconds. */
const togetherMs = 1000

export interface UndoHistory<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** What the last step changed, and when; null after an undo, so that the next change stands alone. */
  last: { key: string; at: number } | null
}

interface RecordOptions {
  /** Steps that can be taken back; all of them when left out. */
  limit?: number
  /** Names what changed: a change of the same right after the last belongs to its step. `at` in milliseconds. */
  merge?: { key: string; at: number } | null
}

export function createHistory<Value>(present: Value): UndoHistory<Value> {
  return { past: [], present, future: [], last: null }
}

/** A further value; whatever was undone is gone. */
export function record<Value>(
  history: UndoHistory<Value>,
  present: Value,
  { limit = Number.POSITIVE_INFINITY, merge = null }: RecordOptions = {},
): UndoHistory<Value> {
  const { past, last } = history
  const isTogether = merge !== null && last?.key === merge.key && merge.at - last.at < togetherMs
  return {
    past: isTogether ? past : [...past, history.present].slice(-limit),
    present,
    future: [],
    last: merge,
  }
}

/** One step back; the same history at its beginning. */
export function undo<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    last: null,
  }
}

/** One step forward again; the same history at its end. */
export function redo<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, last: null }
}
