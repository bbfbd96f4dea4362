/** Which text a reader gets whose own language is missing, as the search has it (0505_exercise_entries). */
import type { Locale } from '@/lib/i18n/locale'

/** Null when nothing has been written at all. */
export function readBy(written: readonly Locale[], reader: Locale): Locale | null {
  const order: readonly Locale[] = [reader, 'en', 'bg', 'de']
  return order.find((locale) => written.includes(locale)) ?? null
}
