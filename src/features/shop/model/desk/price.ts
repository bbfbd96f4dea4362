/** Prices as people type them, in euros. */

/** Cents of "39,90 €", "39.9", "€ 1.234,50" or "1 234"; null for what is no price. */
export function parsePrice(typed: string): number | null {
  const plain = typed.replace(/€|eur(o)?/gi, '').replace(/[\s'’\u00a0\u202f]/g, '')
  // groups of three after a sign are thousands; one or two digits at the end are cents
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!found) return null
  const [, euros = '', cents = ''] = found
  return Number(euros.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** For a field to begin with: "39.90", or "39,90" where commas are written. */
export function formatTypedPrice(cents: number | null, locale: string): string {
  if (cents === null) return ''
  return (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false })
}
