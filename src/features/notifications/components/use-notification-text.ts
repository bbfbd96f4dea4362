import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { describeNotification } from '../model/notification'
import type { Notification } from '../api/notifications'

interface ReadyText {
  text: string
  /** Second line; empty when there is nothing more to say. */
  detail: string
}

/** Puts a notification into the reader's words. */
export function useNotificationText(): (
  notification: Pick<Notification, 'category' | 'kind' | 'payload'>,
) => ReadyText {
  const { t } = useTranslation('notifications')
  const roleName = useRoleName()
  return (notification) => {
    const { key, values, count, role, detail, titles, starts_at, day, time_zone } =
      describeNotification(notification)
    const start = starts_at ? formatStart(starts_at, time_zone) : null
    const facts = [
      titles?.[getCurrentLocale()] ?? titles?.en ?? null,
      detail,
      start && count > 1 ? t('from', { start }) : start,
      day ? formatDay(day, getCurrentLocale()) : null,
    ]
    return {
      text: t(`kinds.${key}`, { ...values, when: start ?? '', count, role: roleName(role) }),
      detail: facts.filter((fact) => fact !== null).join(' · '),
    }
  }
}

/** On the school's clock, as everywhere else; on the reader's own when the zone is not known. */
function formatStart(iso: string, zone: string | null): string {
  const { date, time } = toWallClock(
    iso,
    zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  return `${formatDay(date, getCurrentLocale())}, ${time}`
}
