/** What the players list can be asked for; lives in the address. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

export const playerStates = ['in_team', 'without_team', 'no_guardian'] as const
/** The value of the age filter that stands for everybody of 18 and more. */
export const adults = 'adults'

/** Years of birth, four digits, or `adults`. */
const bornSchema = z.string().regex(/^(\d{4}|adults)$/)

export const playerFilterSchema = createListSchema({
  teams: z.array(z.guid()).max(50).default([]),
  born: z.array(bornSchema).max(30).default([]),
  state: z.enum(playerStates).or(z.literal('')).default(''),
  sort: z.enum(['name', 'age']).default('name'),
})

export type PlayerFilter = z.infer<typeof playerFilterSchema>

/** The years of birth to choose from, youngest first: those who are 4 to 18 this year. */
export function listBirthYears(year: number): string[] {
  return Array.from({ length: 15 }, (_, index) => String(year - 4 - index))
}
