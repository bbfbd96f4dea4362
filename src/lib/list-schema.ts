/** Schema of a list's URL state: search text, sort order, page and the list's own filters. */
import { z } from 'zod'

/** Rows a list shows at once. */
export const listPageSize = 25

/** Limit and offset of a page that counts from 1. */
export function getListRange(page: number): { p_limit: number; p_offset: number } {
  return { p_limit: listPageSize, p_offset: (page - 1) * listPageSize }
}

const base = {
  q: z.string().max(100).default(''),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.number().int().min(1).max(10_000).default(1),
}

/** Adds search, direction and page to a list's own `sort` and filters; each field has a default. */
export function createListSchema<Shape extends z.ZodRawShape>(filters: Shape) {
  return z.object({ ...base, ...filters })
}
