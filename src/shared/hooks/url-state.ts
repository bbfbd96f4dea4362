/** Pure part of useUrlState: search parameters to state and back, guided by a zod object. */
import { z } from 'zod'

/** Every field from the parameters; its default where the parameter is missing or not valid. */
export function readUrlState<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  params: URLSearchParams,
): z.output<z.ZodObject<Shape>> {
  const valid: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(schema.shape)) {
    const found = listCandidates(params.getAll(key)).find(
      (value) => z.safeParse(field, value).success,
    )
    if (found !== undefined) valid[key] = found
  }
  return schema.parse(valid)
}

/** The parameters after a change: defaults and empty values disappear, foreign parameters stay. */
export function writeUrlState<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  current: URLSearchParams,
  changes: Record<string, unknown>,
): URLSearchParams {
  const next = new URLSearchParams(current)
  const defaults: Record<string, unknown> = schema.parse({})
  const withPage = 'page' in schema.shape && !('page' in changes) ? { page: undefined } : {}
  for (const [key, value] of Object.entries({ ...withPage, ...changes })) {
    next.delete(key)
    if (value === undefined || value === null || isSame(value, defaults[key])) continue
    const values: unknown[] = Array.isArray(value) ? value : [value]
    // An emptied list that is not empty by default has to stay visible as such.
    for (const item of values.length > 0 ? values : ['']) next.append(key, String(item))
  }
  return next
}

/** How a parameter may be meant, most literal first: zod decides which one fits. */
function listCandidates(raw: string[]): unknown[] {
  const [first] = raw
  if (first === undefined) return []
  const single: unknown[] = raw.length === 1 ? [first] : []
  if (raw.length === 1 && (first === 'true' || first === 'false')) single.push(first === 'true')
  if (raw.length === 1 && first.trim() !== '' && Number.isFinite(Number(first))) {
    single.push(Number(first))
  }
  return [...single, raw.filter((value) => value !== '')]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
