/** Shortens what the catalogue prints to what one would have written by hand. */

const TYPES = [
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
  ['time with time zone', 'timetz'],
  ['time without time zone', 'time'],
  ['character varying', 'varchar'],
  ['double precision', 'float8'],
  ['integer', 'int'],
  ['extensions.', ''],
] as const

export function shortenType(type: string): string {
  const schemaless = type.replace(/^public\./, '')
  return TYPES.reduce((short, [long, word]) => short.replace(long, word), schemaless)
}

/** Without the casts PostgreSQL adds to every literal. */
export function shortenExpression(expression: string): string {
  return expression
    .replace(
      /('(?:[^']|'')*'|\bNULL|\])::(?:"[^"]+"|[a-z_][\w.]*(?: varying| with time zone)?)(?:\[\])?/g,
      '$1',
    )
    .replace(/\b(CURRENT_DATE|CURRENT_USER|CURRENT_TIMESTAMP)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
}

export function truncateText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
