import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readPushState } from '@/lib/push/push-state'
import { paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useMarkAllRead, useUnreadCount } from '../api/notifications'
import { NotificationList } from './notification-list'
import styles from './notification-panel.module.css'

interface NotificationPanelProps {
  userId: string
  /** Where the frame around it shows no title of its own. */
  heading?: ReactNode
  onLeave: () => void
}

/** What is new, everything read at once, and the ways to hear of it elsewhere; who was never asked is led to the lock screen. */
export function NotificationPanel({ userId, heading, onLeave }: NotificationPanelProps) {
  const { t } = useTranslation('notifications')
  const { data: unread = 0 } = useUnreadCount(userId)
  const markAll = useMarkAllRead(userId)
  return (
    <div className={`${layout.stack2} ${layout.low}`}>
      <div className={`${layout.row2} ${layout.end}`}>
        {heading}
        {unread > 0 && (
          <Button kind="quiet" busy={markAll.isPending} onClick={() => markAll.mutate()}>
            {t('mark_all_read')}
          </Button>
        )}
      </div>
      <div className={layout.low}>
        <NotificationList userId={userId} onLeave={onLeave} />
      </div>
      {readPushState() === 'undecided' ? (
        <SettingsLink text={t('lock_screen')} onLeave={onLeave} />
      ) : null}
      <SettingsLink text={t('settings')} onLeave={onLeave} />
    </div>
  )
}

/** The devices stand first on that page. */
function SettingsLink({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <Link
      className={`${layout.flex} ${layout.middle} ${layout.dimmed} ${styles.settings}`}
      to={paths.settings.notifications}
      onClick={onLeave}
    >
      {text}
    </Link>
  )
}
