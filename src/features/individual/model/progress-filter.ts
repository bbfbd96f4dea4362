/** Whose progress is shown and which page of it; lives in the address. */
import { z } from 'zod'

export const progressPageSize = 20

export const progressFilterSchema = z.object({
  player: z.guid().or(z.literal('')).default(''),
  exercise: z.guid().or(z.literal('')).default(''),
  page: z.number().int().min(1).max(10_000).default(1),
})

export type ProgressFilter = z.output<typeof progressFilterSchema>

/** The player whose progress is meant: the one asked for among those at hand, else the first. */
export function findShownPlayer<P extends { id: string }>(
  players: readonly P[],
  asked: string,
): P | undefined {
  return players.find(({ id }) => id === asked) ?? players[0]
}
