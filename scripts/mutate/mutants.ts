/** A mutant: one small change of a source text that some test ought to notice. */
export interface Mutant {
  /** 1-based. */
  line: number
  /** What stood there and what stands there now. */
  change: string
  /** The whole text with the change in it. */
  text: string
}

/** Replaces what lies from `start` to `end`. */
export function createMutant(source: string, start: number, end: number, by: string): Mutant {
  const before = source.slice(start, end)
  return {
    line: source.slice(0, start).split('\n').length,
    change: `${shorten(before)} → ${shorten(by)}`,
    text: source.slice(0, start) + by + source.slice(end),
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
