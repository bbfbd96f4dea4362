/** What a cockpit shows, as its address says it. */
import { z } from 'zod'

export const periods = ['four_weeks', 'three_months', 'season'] as const
export type Period = (typeof periods)[number]

const id = z.union([z.guid(), z.literal('')]).default('')

export const cockpitSchema = z.object({
  period: z.enum(periods).default('four_weeks'),
  team: id,
  school: id,
})

/** The one that is asked for, or the first where it is none of them. */
export function findChosen<Row extends { id: string }>(
  rows: readonly Row[],
  chosenId: string,
): Row | undefined {
  return rows.find((row) => row.id === chosenId) ?? rows[0]
}
