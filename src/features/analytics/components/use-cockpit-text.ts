import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'

/** Numbers, weeks, months and changes as this language writes them. */
export function useCockpitText() {
  const { t, i18n } = useTranslation('analytics')
  const locale = formatLocale(i18n.resolvedLanguage)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })

  /** A change against the period before; none where there was nothing to compare with. */
  function toTrend(now: number | null, before: number | null, isPercent = false) {
    if (now === null || before === null || before === 0) return undefined
    const change = now - before
    const direction =
      change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('flat' as const)
    const sign = change > 0 ? '+' : ''
    return {
      direction,
      text: t(isPercent ? 'trend.points' : 'trend.count', {
        change: `${sign}${number.format(change)}`,
      }),
    }
  }

  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => t('units.percent', { value: number.format(value) }),
    minutes: (value: number) => t('units.minutes', { value: number.format(value) }),
    hours: (value: number) => t('units.hours', { value: number.format(value / 60) }),
    day: (date: string) => day.format(new Date(`${date.slice(0, 10)}T12:00:00Z`)),
    month: (date: string) => month.format(new Date(`${date.slice(0, 7)}-15T12:00:00Z`)),
    /** 1 is Monday. */
    weekday: (number_: number) => weekday.format(new Date(Date.UTC(2024, 0, number_, 12))),
    toTrend,
  }
}
