import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { currentLocale } from '@/lib/i18n/setup'
import { describeNotification } from '../model/notification'
import type { Notification } from '../api/notifications'

interface ReadyText {
  text: string
  /** Second line; empty when there is nothing more to say. */
  detail: string
}

/** Puts a notification into the reader's words. */
export function useNotificationText(): (notification: Notification) => ReadyText {
  const { t } = useTranslation('notifications')
  const roleName = useRoleName()
  return (notification) => {
    const { key, values, role, detail, starts_at } = describeNotification(notification)
    const facts = [detail, starts_at ? formatStart(starts_at) : null]
    return {
      text: t(`kinds.${key}`, { ...values, role: roleName(role) }),
      detail: facts.filter((fact) => fact !== null).join(' · '),
    }
  }
}

/** On the reader's own clock: a notification does not know the school's zone. */
function formatStart(iso: string): string {
  return new Intl.DateTimeFormat(currentLocale() === 'en' ? 'en-GB' : currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso))
}
