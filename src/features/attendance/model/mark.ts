/**
 * A mark is one thing a coach entered about a training, with the moment by the clock of the device:
 * who came, how it was for a player, how the training went. The later of two marks stays.
 */
import { z } from 'zod'
import { attendanceStatuses } from './attendance'

/** As the named checks of the database. */
export const markLimits = {
  minutes: 300,
  rpe: 10,
  note: 300,
  review: 4000,
  minutesOver: { min: -120, max: 180 },
} as const

const base = { player_id: z.string(), at: z.iso.datetime() }

export const markSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attendance'),
    ...base,
    value: z.object({
      /** Null takes a tick back. */
      status: z.enum(attendanceStatuses).nullable(),
      /** Minutes taken part; null: the whole training for whoever was present. */
      minutes: z.number().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('review'),
    ...base,
    value: z.object({
      /** -1 below, 0 at, 1 above what the player usually shows. */
      trend: z.number().nullable(),
      rpe: z.number().nullable(),
      note: z.string().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('session'),
    /** The training is nobody's: empty. */
    ...base,
    value: z.object({
      review: z.string().nullable(),
      /** Positive: ran over; negative: ended early. */
      minutes_over: z.number().nullable(),
    }),
  }),
])

export type Mark = z.infer<typeof markSchema>
export type MarkKind = Mark['kind']
export type MarkOf<Kind extends MarkKind> = Extract<Mark, { kind: Kind }>

/** One mark per kind and player: a newer one replaces it. */
export function createMarkKey({ kind, player_id }: Pick<Mark, 'kind' | 'player_id'>): string {
  return `${kind}:${player_id}`
}

export function isSameValue(one: Mark, other: Mark): boolean {
  return (
    createMarkKey(one) === createMarkKey(other) &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  )
}

/**
 * The moment for a new mark (ISO): now, but later than the record it answers to, so that a slow
 * clock never makes a coach lose against what stands on the screen.
 */
export function computeNextInstant(now: number, known: string | null): string {
  const before = known === null ? 0 : Date.parse(known) + 1
  return new Date(Math.max(now, before)).toISOString()
}
