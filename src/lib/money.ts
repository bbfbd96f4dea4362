/** Amounts as the reader's language writes them. */
import { formatLocale } from './dates'

/** Cents of a currency such as "€14.90"; fees and orders are in euros (checks of the database). */
export function formatMoney(cents: number, currency = 'EUR'): string {
  return new Intl.NumberFormat(formatLocale(), { style: 'currency', currency }).format(cents / 100)
}

/** For a sum in passing: whole euros without the zeros, "€135". */
export function formatShortMoney(cents: number, currency = 'EUR'): string {
  const format = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(cents / 100)
}
