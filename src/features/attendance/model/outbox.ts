/**
 * The outbox of one training: everything a coach entered that the database has not confirmed yet, and
 * the conflicts somebody still has to decide. Pure; a runner sends it, a store keeps it.
 */
import { z } from 'zod'
import { isSameValue, createMarkKey, markSchema, computeNextInstant, type Mark } from './mark'

/** What the functions of the database take at once. */
const batchSize = 60

const conflictSchema = z.object({
  /** What was entered here and not taken over. */
  mine: markSchema,
  /** The later record that stands. */
  theirs: markSchema,
  /** Who entered it; null when that may not be known or the account is gone. */
  by: z.string().nullable(),
})

export const outboxSchema = z.object({
  marks: z.array(
    z.object({
      mark: markSchema,
      /** Why the database will not take it; null: still to send. */
      refused: z.string().nullable(),
    }),
  ),
  conflicts: z.array(conflictSchema),
  /** Since when nothing gets through (epoch ms); null: the way is free. */
  waiting_since: z.number().nullable(),
})

export type Outbox = z.infer<typeof outboxSchema>
export type Conflict = z.infer<typeof conflictSchema>

export const emptyOutbox: Outbox = { marks: [], conflicts: [], waiting_since: null }

/** Adds marks; of one kind and player the new one replaces the old, refused or not, and any conflict. */
export function addMarks(box: Outbox, marks: readonly Mark[]): Outbox {
  const keys = new Set(marks.map(createMarkKey))
  return {
    ...box,
    marks: [
      ...box.marks.filter(({ mark }) => !keys.has(createMarkKey(mark))),
      ...marks.map((mark) => ({ mark, refused: null })),
    ],
    conflicts: box.conflicts.filter(({ mine }) => !keys.has(createMarkKey(mine))),
  }
}

/** What to send next: one kind at a time, in the order it was entered; empty when there is nothing. */
export function getNextBatch(box: Outbox): Mark[] {
  const open = box.marks.flatMap(({ mark, refused }) => (refused === null ? [mark] : []))
  const kind = open[0]?.kind
  const same = open.filter((mark) => mark.kind === kind)
  return kind === 'session' ? same.slice(0, 1) : same.slice(0, batchSize)
}

/** Marks that were sent leave, unless a newer one has taken their place; later records become conflicts. */
export function settleMarks(
  box: Outbox,
  sent: readonly Mark[],
  kept: readonly Omit<Conflict, 'mine'>[],
): Outbox {
  const left = box.marks.filter(
    ({ mark }) =>
      !sent.some((gone) => createMarkKey(gone) === createMarkKey(mark) && gone.at === mark.at),
  )
  const stillOpen = new Set(left.map(({ mark }) => createMarkKey(mark)))
  const clashes = kept.flatMap(({ theirs, by }) => {
    const mine = sent.find((mark) => createMarkKey(mark) === createMarkKey(theirs))
    const isNews = mine && !isSameValue(mine, theirs) && !stillOpen.has(createMarkKey(mine))
    return isNews ? [{ mine, theirs, by }] : []
  })
  const keys = new Set(clashes.map(({ mine }) => createMarkKey(mine)))
  return {
    marks: left,
    conflicts: [...box.conflicts.filter(({ mine }) => !keys.has(createMarkKey(mine))), ...clashes],
    waiting_since: null,
  }
}

export function refuseMarks(box: Outbox, sent: readonly Mark[], reason: string): Outbox {
  const at = new Map(sent.map((mark) => [createMarkKey(mark), mark.at]))
  return {
    ...box,
    marks: box.marks.map((entry) =>
      at.get(createMarkKey(entry.mark)) === entry.mark.at ? { ...entry, refused: reason } : entry,
    ),
    waiting_since: null,
  }
}

export function startWaiting(box: Outbox, now: number): Outbox {
  return { ...box, waiting_since: box.waiting_since ?? now }
}

/** Refused marks are sent once more. */
export function retryRefusals(box: Outbox): Outbox {
  return { ...box, marks: box.marks.map(({ mark }) => ({ mark, refused: null })) }
}

/** Refused marks are given up; what the database has stands. */
export function removeRefusals(box: Outbox): Outbox {
  return { ...box, marks: box.marks.filter(({ refused: reason }) => reason === null) }
}

/** Mine is recorded anew, after theirs; theirs stays as it is. */
export function resolveConflict(
  box: Outbox,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
  now: number,
): Outbox {
  const key = createMarkKey(conflict.mine)
  const without = {
    ...box,
    conflicts: box.conflicts.filter(({ mine }) => createMarkKey(mine) !== key),
  }
  if (choice === 'theirs') return without
  return addMarks(without, [{ ...conflict.mine, at: computeNextInstant(now, conflict.theirs.at) }])
}

/** The mark of a kind and player that is still to be sent or was refused. */
export function findPendingMark(box: Outbox, key: string): Mark | null {
  return box.marks.find(({ mark }) => createMarkKey(mark) === key)?.mark ?? null
}

export function isEmpty(box: Outbox): boolean {
  return box.marks.length === 0 && box.conflicts.length === 0
}
