/** Dates as people read them, in the app's language; times given as ISO 8601 with offset. */
import { toLocale } from './i18n/locale'
import { getCurrentLocale } from './i18n/setup'

/** English as this continent writes it: day before month, 24 hours. */
const formatLocales = { en: 'en-GB', de: 'de-DE', bg: 'bg-BG' } as const

/** The locale for Intl, which is more than a language; components pass the language they are drawn in. */
export function formatLocale(language: string = getCurrentLocale()): string {
  return formatLocales[toLocale(language)]
}

/** A calendar day such as "3 Nov 2026". */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium' }).format(new Date(iso))
}

/** "3 days ago", "just now": for lists where the age matters more than the day. */
export function formatAge(iso: string, now: Date = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' })
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  }
  return format.format(0, 'minute')
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
