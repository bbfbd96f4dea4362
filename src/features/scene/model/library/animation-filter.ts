/** What the gallery may be asked for, as it stands in the address. */
import { z } from 'zod'

export const animationsPerPage = 24
export const animationShows = ['all', 'mine', 'club', 'templates', 'archive'] as const
export const animationSorts = ['updated', 'title'] as const

export const animationFilterSchema = z.object({
  q: z.string().trim().max(100).default('').catch(''),
  show: z.enum(animationShows).default('all').catch('all'),
  /** Only what is shared with this team. */
  team: z.guid().nullable().default(null).catch(null),
  sort: z.enum(animationSorts).default('updated').catch('updated'),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export type AnimationFilter = z.infer<typeof animationFilterSchema>

/** How many filters narrow the list, without the search words. */
export function countActiveFilters({ show, team }: AnimationFilter): number {
  return [show !== 'all', team !== null].filter(Boolean).length
}
