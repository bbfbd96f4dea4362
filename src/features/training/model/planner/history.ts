/** Undo and redo of the planner: a line of whole values, at most 100 steps back. Pure and immutable. */

/** Steps that can be taken back. */
export const historyLimit = 100
/** Typing in one field is one step while the keys follow each other this closely, in milliseconds. */
const togetherMs = 1000

export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** What the last step changed, and when; null after an undo, so that the next change stands alone. */
  last: { sign: string; at: number } | null
}

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], last: null }
}

/**
 * A further value. `sign` names the one field that changed, or null for a gesture: a change of the same
 * field right after the last belongs to it. `at` in milliseconds.
 */
export function recorded<Value>(
  history: History<Value>,
  present: Value,
  { sign, at }: { sign: string | null; at: number },
): History<Value> {
  const { past, last } = history
  const isTogether = sign !== null && last?.sign === sign && at - last.at < togetherMs
  return {
    past: isTogether ? past : [...past, history.present].slice(-historyLimit),
    present,
    future: [],
    last: sign === null ? null : { sign, at },
  }
}

/** One step back; the same history at its beginning. */
export function undone<Value>(history: History<Value>): History<Value> {
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
export function redone<Value>(history: History<Value>): History<Value> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, last: null }
}
