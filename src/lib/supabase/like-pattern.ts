/**
 * A search text for PostgREST's `ilike` within `or(...)`. Wildcards of the typist and signs that mean
 * something to the filter's own grammar stand for any one sign: quoting is not read everywhere.
 */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_*,()"]/g, '_')}%`
}
