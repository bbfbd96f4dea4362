/** How long PostgreSQL writes a JSON document: the limit of a drawing counts those characters. */

/** Characters of `value::text` for a jsonb column, which puts a space after every colon and comma. */
export function measureJsonLength(value: unknown): number {
  const separators = Math.max(0, countEntries(value) - 1) * 2
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, entry) => sum + measureJsonLength(entry), 2 + separators)
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .reduce(
        (sum, [key, entry]) => sum + JSON.stringify(key).length + 2 + measureJsonLength(entry),
        2 + separators,
      )
  }
  return (JSON.stringify(value) ?? '').length
}

function countEntries(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).filter((entry) => entry !== undefined).length
}
