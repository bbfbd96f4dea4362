import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import type { Hit } from '../model/hit'

/** A hit in words: its name, and what tells it from others of that name. */
export function useDescribeHit(): (hit: Hit) => { title: string; detail: string } {
  const { t, i18n } = useTranslation(['search', 'common'])

  function formatWhen(instant: string, zone: string): string {
    const isThisYear = new Date(instant).getFullYear() === new Date().getFullYear()
    return new Intl.DateTimeFormat(formatLocale(i18n.language), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : { year: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    }).format(new Date(instant))
  }

  return ({ title, subtitle, starts_at, time_zone, role, is_cancelled }) => {
    const facts = [
      subtitle,
      role ? t(`common:roles.${role}`) : null,
      starts_at && time_zone ? formatWhen(starts_at, time_zone) : null,
      is_cancelled ? t('search:cancelled') : null,
    ]
    return { title: title || t('search:untitled'), detail: facts.filter(Boolean).join(' · ') }
  }
}
