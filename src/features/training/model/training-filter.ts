/** The training lists' tabs, search, team and page as they stand in the address. */
import { z } from 'zod'

export const trainingsPerPage = 20

export const trainingFilterSchema = z.object({
  tab: z.enum(['upcoming', 'past']).default('upcoming').catch('upcoming'),
  q: z.string().trim().max(100).default('').catch(''),
  team: z.string().max(40).default('').catch(''),
  dir: z.enum(['asc', 'desc']).nullable().default(null).catch(null),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export type TrainingFilter = z.infer<typeof trainingFilterSchema>

/** Next session first among the coming ones, latest first among the past ones, unless chosen. */
export function sortDirection(filter: TrainingFilter): 'asc' | 'desc' {
  return filter.dir ?? (filter.tab === 'upcoming' ? 'asc' : 'desc')
}

/**
 * A search text for PostgREST's `ilike` within `or(...)`. Wildcards of the typist and signs that mean
 * something to the filter's own grammar stand for any one sign: quoting is not read everywhere.
 */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_*,()"]/g, '_')}%`
}
