/** What the players list can be asked for; lives in the address. */
import { z } from 'zod'

export const playersPageSize = 25
export const playerSorts = ['name', 'age'] as const
export const playerStates = ['in_team', 'without_team', 'no_guardian'] as const
/** The value of the age filter that stands for everybody of 18 and more. */
export const adults = 'adults'

export const playerFilterSchema = z.object({
  q: z.string().max(100).default(''),
  teams: z.array(z.guid()).max(50).default([]),
  /** Years of birth, four digits, or `adults`. */
  born: z
    .array(z.string().regex(/^(\d{4}|adults)$/))
    .max(30)
    .default([]),
  state: z.enum(playerStates).or(z.literal('')).default(''),
  sort: z.enum(playerSorts).default('name'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.number().int().min(1).max(10_000).default(1),
})

export type PlayerFilter = z.infer<typeof playerFilterSchema>

export const noPlayerFilter = {
  q: '',
  teams: [],
  born: [],
  state: '',
} satisfies Partial<PlayerFilter>

export function activePlayerFilters({ teams, born, state }: PlayerFilter): number {
  return Number(teams.length > 0) + Number(born.length > 0) + Number(state !== '')
}

/** The years of birth to choose from, youngest first: those who are 4 to 18 this year. */
export function birthYears(year: number): string[] {
  return Array.from({ length: 15 }, (_, index) => String(year - 4 - index))
}
