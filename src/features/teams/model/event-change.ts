/** Trainings and matches that were moved, called off or are on again: what families have to see, and who of them knows. */
import { z } from 'zod'

/** A row of `my_event_changes`. */
const changeSchema = z.object({
  change_id: z.string(),
  training_id: z.string().nullable(),
  match_id: z.string().nullable(),
  kind: z.enum(['moved', 'cancelled', 'restored']),
  was_starts_at: z.string(),
  was_place: z.string().nullable(),
  starts_at: z.string(),
  place: z.string().nullable(),
  team: z.string(),
  time_zone: z.string(),
  /** First names; empty where it is about the reader alone. */
  children: z.array(z.string()),
  /** The same for changes made together. */
  step: z.string(),
  /** How many those are. */
  dates: z.number(),
})
export const changesSchema = z.array(changeSchema)
export type EventChange = z.infer<typeof changeSchema>

/** The id of the training or match. */
export function getEventId({ training_id, match_id }: EventChange): string | null {
  return training_id ?? match_id
}

/** Of changes made in one step the first speaks for all: one tap confirms them. */
export function pickOneOfStep(changes: readonly EventChange[]): EventChange[] {
  const told = new Set<string>()
  return changes.filter(({ step }) => {
    const isFirst = !told.has(step)
    told.add(step)
    return isFirst
  })
}

const readerSchema = z.object({
  player_id: z.string(),
  name: z.string(),
  /** Empty: nobody of the family has confirmed the change or answered since. */
  seen_at: z.string().nullable(),
  /** Empty also where the account is gone. */
  seen_by: z.string().nullable(),
  has_answered: z.boolean(),
  /** Whether an account could confirm it. */
  is_reachable: z.boolean(),
})
export const readersSchema = z.array(readerSchema)
export type ChangeReader = z.infer<typeof readerSchema>

/** Families by what is known of them; each player counts as one. */
export function countReaders(readers: readonly ChangeReader[]) {
  const unseen = readers.filter(({ seen_at }) => seen_at === null)
  return {
    all: readers.length,
    seen: readers.length - unseen.length,
    /** Whom a reminder could reach. */
    waiting: unseen.filter(({ is_reachable }) => is_reachable).length,
  }
}

type Moved = Pick<EventChange, 'was_starts_at' | 'was_place' | 'starts_at' | 'place'>

/** What of a moved date a family has to know anew; `other`: the end or the part of the pitch. */
export function getMovedPart(change: Moved): 'time' | 'place' | 'both' | 'other' {
  const isTime = Date.parse(change.was_starts_at) !== Date.parse(change.starts_at)
  const isPlace = change.was_place !== change.place
  if (isTime && isPlace) return 'both'
  if (isTime) return 'time'
  return isPlace ? 'place' : 'other'
}
