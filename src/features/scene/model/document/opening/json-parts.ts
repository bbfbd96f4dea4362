/** Safe steps into JSON of which nothing is known. */

export type JsonPath = readonly (string | number)[]

export function asRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

export function asList(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** What lies there; undefined when the way leads nowhere. */
export function at(json: unknown, path: JsonPath): unknown {
  let value = json
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = Reflect.get(value, part)
  }
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
