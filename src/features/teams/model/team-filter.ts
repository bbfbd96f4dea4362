/** What the list of teams can be asked for; lives in the URL. */
import { z } from 'zod'

export const teamsPageSize = 25

export const teamSorts = ['age', 'name', 'season', 'players', 'staff'] as const

export const teamFilterSchema = z.object({
  q: z.string().max(60).default(''),
  ages: z.array(z.string().max(10)).max(30).default([]),
  seasons: z.array(z.string().max(9)).max(30).default([]),
  archived: z.boolean().default(false),
  sort: z.enum(teamSorts).default('age'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.number().int().min(1).max(10_000).default(1),
})

export type TeamFilter = z.infer<typeof teamFilterSchema>

/** Everything back to "all running teams"; the order stays. */
export const noTeamFilter = { q: '', ages: [], seasons: [], archived: false, page: 1 }

/** How many of the filters narrow the list; the search is not one of them. */
export function activeTeamFilters({ ages, seasons, archived }: TeamFilter): number {
  return Number(ages.length > 0) + Number(seasons.length > 0) + Number(archived)
}
