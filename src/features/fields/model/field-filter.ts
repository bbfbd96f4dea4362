/** What the list of fields can be asked for; lives in the URL. */
import { z } from 'zod'
import { surfaces } from './field'

export const fieldsPageSize = 25

export const fieldSorts = ['name', 'surface', 'length_m'] as const

export const fieldFilterSchema = z.object({
  q: z.string().max(100).catch('').default(''),
  place: z.string().max(200).catch('').default(''),
  surface: z.array(z.enum(surfaces)).catch([]).default([]),
  archived: z.boolean().catch(false).default(false),
  sort: z.enum(fieldSorts).catch('name').default('name'),
  dir: z.enum(['asc', 'desc']).catch('asc').default('asc'),
  page: z.number().int().min(1).max(10_000).catch(1).default(1),
})

export type FieldFilter = z.infer<typeof fieldFilterSchema>

export const noFieldFilter = {
  q: '',
  place: '',
  surface: [],
  archived: false,
} satisfies Partial<FieldFilter>

/** How many filters narrow the list, the search text not counted. */
export function activeFieldFilters({ place, surface, archived }: FieldFilter): number {
  return Number(place !== '') + surface.length + Number(archived)
}

/**
 * A search text as PostgREST's `ilike` wants it within `or(...)`: what is a sign to it or to LIKE
 * stands for any one character.
 */
export function likeText(q: string): string {
  return `*${q.trim().replace(/[\\%_*,()"]/g, '_')}*`
}
