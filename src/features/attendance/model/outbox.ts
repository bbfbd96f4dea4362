/**
 * The outbox of one evening: everything a coach entered that the database has not confirmed yet, and
 * the conflicts somebody still has to decide. Pure; a runner sends it, a store keeps it.
 */
import { z } from 'zod'
import { isSameValue, markKey, markSchema, nextMoment, type Mark } from './mark'

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
export function withMarks(box: Outbox, marks: readonly Mark[]): Outbox {
  const keys = new Set(marks.map(markKey))
  return {
    ...box,
    marks: [
      ...box.marks.filter(({ mark }) => !keys.has(markKey(mark))),
      ...marks.map((mark) => ({ mark, refused: null })),
    ],
    conflicts: box.conflicts.filter(({ mine }) => !keys.has(markKey(mine))),
  }
}

/** What to send next: one kind at a time, in the order it was entered; empty when there is nothing. */
export function nextBatch(box: Outbox): Mark[] {
  const open = box.marks.flatMap(({ mark, refused }) => (refused === null ? [mark] : []))
  const kind = open[0]?.kind
  const same = open.filter((mark) => mark.kind === kind)
  return kind === 'session' ? same.slice(0, 1) : same.slice(0, batchSize)
}

/** Marks that were sent leave, unless a newer one has taken their place; later records become conflicts. */
export function settled(
  box: Outbox,
  sent: readonly Mark[],
  kept: readonly Omit<Conflict, 'mine'>[],
): Outbox {
  const left = box.marks.filter(
    ({ mark }) => !sent.some((gone) => markKey(gone) === markKey(mark) && gone.at === mark.at),
  )
  const stillOpen = new Set(left.map(({ mark }) => markKey(mark)))
  const clashes = kept.flatMap(({ theirs, by }) => {
    const mine = sent.find((mark) => markKey(mark) === markKey(theirs))
    const isNews = mine && !isSameValue(mine, theirs) && !stillOpen.has(markKey(mine))
    return isNews ? [{ mine, theirs, by }] : []
  })
  const keys = new Set(clashes.map(({ mine }) => markKey(mine)))
  return {
    marks: left,
    conflicts: [...box.conflicts.filter(({ mine }) => !keys.has(markKey(mine))), ...clashes],
    waiting_since: null,
  }
}

export function refused(box: Outbox, sent: readonly Mark[], reason: string): Outbox {
  const at = new Map(sent.map((mark) => [markKey(mark), mark.at]))
  return {
    ...box,
    marks: box.marks.map((entry) =>
      at.get(markKey(entry.mark)) === entry.mark.at ? { ...entry, refused: reason } : entry,
    ),
    waiting_since: null,
  }
}

export function waiting(box: Outbox, now: number): Outbox {
  return { ...box, waiting_since: box.waiting_since ?? now }
}

/** Refused marks are sent once more. */
export function retried(box: Outbox): Outbox {
  return { ...box, marks: box.marks.map(({ mark }) => ({ mark, refused: null })) }
}

/** Refused marks are given up; what the database has stands. */
export function withoutRefused(box: Outbox): Outbox {
  return { ...box, marks: box.marks.filter(({ refused: reason }) => reason === null) }
}

/** Mine is recorded anew, after theirs; theirs stays as it is. */
export function decided(
  box: Outbox,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
  now: number,
): Outbox {
  const key = markKey(conflict.mine)
  const without = { ...box, conflicts: box.conflicts.filter(({ mine }) => markKey(mine) !== key) }
  if (choice === 'theirs') return without
  return withMarks(without, [{ ...conflict.mine, at: nextMoment(now, conflict.theirs.at) }])
}

/** The mark of a kind and player that is still to be sent or was refused. */
export function pendingMark(box: Outbox, key: string): Mark | null {
  return box.marks.find(({ mark }) => markKey(mark) === key)?.mark ?? null
}

export function isEmpty(box: Outbox): boolean {
  return box.marks.length === 0 && box.conflicts.length === 0
}
