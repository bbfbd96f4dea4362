import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { useSession } from '@/features/session/api/session-store'
import { useNow } from '@/lib/time/use-now'

/** Says hello by the first name, when there is one. */
export function Greeting() {
  const { t } = useTranslation('dashboards')
  const name = useSession()?.profile?.first_name.trim()
  return name ? t('greeting', { name }) : t('greeting_nameless')
}

/** Today's date, on the person's own clock. */
export function TodayLine() {
  const { i18n } = useTranslation()
  const today = toWallClock(useNow(), new Intl.DateTimeFormat().resolvedOptions().timeZone).date
  return formatDay(today, i18n.resolvedLanguage ?? 'en', 'day_long')
}
