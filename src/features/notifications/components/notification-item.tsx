import { VisuallyHidden } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { switchRole, useSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { formatAge, formatDate } from '@/lib/dates'
import { showToast } from '@/lib/toast'
import { useMarkRead, type Notification } from '../api/notifications'
import { findRoleToTake } from '../model/find-role-to-take'
import { NotificationIcon } from './notification-icon'
import layout from '@/shared/ui/layout.module.css'
import styles from './notification-item.module.css'
import { useNotificationText } from './use-notification-text'

interface NotificationItemProps {
  notification: Notification
  /** The reader goes where the notification leads. */
  onLeave: () => void
}

/** One line of the list; opening it marks it as read. */
export function NotificationItem({ notification, onLeave }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const { text, detail } = useNotificationText()(notification)
  const { mutate: markRead } = useMarkRead()
  const { id, category, created_at, read_at, link } = notification
  const isUnread = read_at === null
  const navigate = useNavigate()
  const role = findRoleToTake(link, useSession())

  function handleRead() {
    if (isUnread) markRead(id)
  }
  function handleOpen(event: MouseEvent) {
    handleRead()
    onLeave()
    if (!role || !link) return
    // the page of a role the reader holds, but does not work in right now
    event.preventDefault()
    switchRole(role)
      .then(() => navigate(link))
      .catch((error: unknown) => showToast('error', `errors:${toAppError(error).code}`))
  }

  const content = (
    <>
      <NotificationIcon category={category} />
      <span className={`${layout.grow} ${layout.grid} ${layout.gapTight} ${layout.breakable}`}>
        <span className={`${layout.size14} ${layout.ink} ${styles.text}`}>
          {isUnread && <VisuallyHidden>{t('unread')}</VisuallyHidden>} {text}
        </span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}{' '}
        <time className={styles.age} dateTime={created_at} title={formatDate(created_at)}>
          {formatAge(created_at)}
        </time>
      </span>
      {isUnread && <span className={`${layout.fixed} ${layout.round} ${styles.dot}`} aria-hidden />}
    </>
  )
  const shared = { className: styles.item, 'data-unread': isUnread }
  return link ? (
    <Link {...shared} to={link} onClick={handleOpen}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={handleRead}>
      {content}
    </button>
  )
}
