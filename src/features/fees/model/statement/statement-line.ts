/** A credit on a bank statement, wherever it was read from. Pure. */

export interface StatementLine {
  /** Where it stands in the file, from 1. */
  place: number
  /** `YYYY-MM-DD`. */
  booked_on: string
  /** In cents; money out is negative and pays nothing. */
  cents: number
  currency: string
  /** Who paid. */
  payer: string
  /** What they wrote with it. */
  purpose: string
  /** The bank's own number of the booking; empty where the file has none. */
  reference: string
}

export type StatementFault =
  'empty' | 'too_many' | 'too_large' | 'binary' | 'unreadable' | 'no_columns'

/** As settle_statement takes at once (chapter limits); a statement of a busy month is a third of it. */
export const statementLimits = { lines: 1000, bytes: 3_000_000 } as const

export type ReadLines = { fault: StatementFault } | { lines: StatementLine[] }

/**
 * By which a line is known again when a statement is imported a second time or overlaps with another: what it says, and its
 * turn among lines that say the same. SHA-256, lower-case hex.
 */
export async function hashLines(lines: readonly StatementLine[]): Promise<string[]> {
  const seen = new Map<string, number>()
  const texts = lines.map((line) => {
    const { booked_on, cents, currency, payer, purpose, reference } = line
    const said = [
      booked_on,
      cents,
      currency,
      normalizeText(payer),
      normalizeText(purpose),
      reference,
    ]
    const text = JSON.stringify(said)
    const turn = (seen.get(text) ?? 0) + 1
    seen.set(text, turn)
    return `${text}#${turn}`
  })
  return Promise.all(texts.map(hash))
}

/** Banks break lines and set blanks differently from one file to the next. */
function normalizeText(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
