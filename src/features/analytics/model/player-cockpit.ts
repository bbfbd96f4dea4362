/** What a player's own cockpit holds (RPC `player_cockpit`). */
import { z } from 'zod'
import { parseSlotCode, type SlotCode } from '@/features/matches/model/lineup/slot-code'
import { spanShape } from './span'

const sessions = z.object({ there: z.number(), recorded: z.number() })

const ratingSchema = z.object({
  at: z.string(),
  source: z.enum(['coach', 'self']),
  physical: z.number().nullable(),
  technical: z.number().nullable(),
  overall: z.number().nullable(),
})

export const playerCockpitSchema = z.object({
  ...spanShape,
  sessions,
  sessions_before: sessions,
  weeks: z.array(
    z.object({ week_on: z.string(), training_minutes: z.number(), match_minutes: z.number() }),
  ),
  matches: z.object({
    called: z.number(),
    minutes: z.number(),
    goals: z.number(),
    assists: z.number(),
  }),
  matches_before_minutes: z.number(),
  slots: z.array(z.object({ slot: z.string(), minutes: z.number() })),
  tasks: z.object({ done: z.number(), open: z.number() }),
  tasks_before_done: z.number(),
  ratings: z.array(ratingSchema),
})

export type PlayerCockpit = z.infer<typeof playerCockpitSchema>
type Rating = z.infer<typeof ratingSchema>

export interface RatingPoint {
  /** `YYYY-MM` */
  month: string
  coach: number | null
  self: number | null
}

/** The last overall rating of each month by whom; months without any are left out. */
export function listRatingPoints(ratings: readonly Rating[]): RatingPoint[] {
  const months = [...new Set(ratings.map(({ at }) => at.slice(0, 7)))].toSorted()
  return months.map((month) => ({
    month,
    coach: findLast(ratings, month, 'coach'),
    self: findLast(ratings, month, 'self'),
  }))
}

function findLast(ratings: readonly Rating[], month: string, source: string): number | null {
  const last = ratings.findLast((one) => one.source === source && one.at.startsWith(month))
  return last?.overall ?? null
}

/** Minutes per position, "cb1" and "cb2" as one, the most first; what is no known place is left out. */
export function mergeSlots(slots: PlayerCockpit['slots']): { code: SlotCode; minutes: number }[] {
  const sums = new Map<SlotCode, number>()
  for (const { slot, minutes } of slots) {
    const code = parseSlotCode(slot)
    if (code) sums.set(code, (sums.get(code) ?? 0) + minutes)
  }
  return [...sums]
    .map(([code, minutes]) => ({ code, minutes }))
    .toSorted((one, other) => other.minutes - one.minutes)
}
