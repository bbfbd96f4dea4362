/** The outbox of one attendance sheet at work: what a coach does to it, and when it is sent. */
import { createOutboxRunner, type OutboxDependencies, type OutboxRules } from '@/lib/device/outbox'
import type { Mark } from './mark'
import {
  resolveConflict,
  emptyOutbox,
  getNextBatch,
  refuseMarks,
  retryRefusals,
  settleMarks,
  startWaiting,
  addMarks,
  removeRefusals,
  type Conflict,
  type Outbox,
} from './outbox'

type Later = readonly Omit<Conflict, 'mine'>[]

const rules: OutboxRules<Outbox, Mark, Later> = {
  empty: emptyOutbox,
  nextBatch: getNextBatch,
  settle: settleMarks,
  refuse: refuseMarks,
  wait: startWaiting,
  isWaiting: ({ waiting_since }) => waiting_since !== null,
}

/** Marks are sent one kind at a time. */
export function createRunner(dependencies: OutboxDependencies<Outbox, Mark, Later>) {
  const { change, ...runner } = createOutboxRunner(rules, dependencies)
  return {
    ...runner,
    /** Kept on the device before this returns. */
    put: (marks: readonly Mark[]) => {
      if (marks.length > 0) change((box) => addMarks(box, marks), 'after_pause')
    },
    decide: (conflict: Conflict, choice: 'mine' | 'theirs') =>
      change((box) => resolveConflict(box, conflict, choice, dependencies.now()), 'now'),
    retry: () => change(retryRefusals, 'now'),
    giveUp: () => change(removeRefusals, 'not'),
  }
}

export type Runner = ReturnType<typeof createRunner>
export type RunnerState = ReturnType<Runner['getState']>
