import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge, formatDate } from '@/lib/dates'
import { useMarkRead, type Notification } from '../api/notifications'
import { NotificationIcon } from './notification-icon'
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
  const { id, category, link, created_at, read_at } = notification
  const isUnread = read_at === null

  function handleRead() {
    if (isUnread) markRead(id)
  }
  function handleOpen() {
    handleRead()
    onLeave()
  }

  const content = (
    <>
      <NotificationIcon category={category} />
      <span className={styles.words}>
        <span className={styles.text}>
          {isUnread && <VisuallyHidden>{t('unread')}</VisuallyHidden>} {text}
        </span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}{' '}
        <time className={styles.age} dateTime={created_at} title={formatDate(created_at)}>
          {formatAge(created_at)}
        </time>
      </span>
      {isUnread && <span className={styles.dot} aria-hidden />}
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
