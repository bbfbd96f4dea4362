import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'

/** "Mon 30 Nov, 15:00", on this device's clock, in the language on show. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(formatLocale(i18n.resolvedLanguage), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (iso) => format.format(new Date(iso))
}
