/** An exercise or animation in a message: what the card tells its readers. */
import { z } from 'zod'

export type LibraryKind = 'exercise' | 'animation'

const number = z.number().nullable()

export const libraryCardSchema = z.object({
  kind: z.enum(['exercise', 'animation']),
  id: z.guid(),
  /** Deleted, archived or private by now: everything below is empty. */
  is_gone: z.boolean(),
  /** The reader's own rights open it. */
  can_open: z.boolean(),
  title: z.string().nullable(),
  aim: z.string().nullable(),
  min_age: number,
  max_age: number,
  players_min: number,
  players_max: number,
  minutes: number,
  step_count: number,
  scene: z.unknown(),
})

export type LibraryCardFacts = z.infer<typeof libraryCardSchema>

interface Held {
  role: string
  school_id: string | null
}

/** Only the staff of the school the conversation belongs to send cards of the library. */
export function canSendCards(held: readonly Held[], schoolId: string): boolean {
  return held.some(
    ({ role, school_id }) => (role === 'owner' || role === 'coach') && school_id === schoolId,
  )
}

/** What another school shares with this person cannot be shown here. */
export function listSendable<Row extends { school_id: string | null; visibility: string }>(
  rows: readonly Row[],
  schoolId: string,
): Row[] {
  return rows.filter(
    ({ school_id, visibility }) => visibility === 'public' || school_id === schoolId,
  )
}
