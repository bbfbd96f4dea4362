import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useLatestNotifications } from '../api/notifications'
import { NotificationItem } from './notification-item'

interface NotificationListProps {
  userId: string
  onLeave: () => void
}

export function NotificationList({ userId, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useLatestNotifications(userId)
  if (!data) {
    if (error) return <InlineError error={error} onRetry={() => void refetch()} />
    return <ListSkeleton rows={4} />
  }
  if (data.length === 0) {
    return <EmptyState title={t('empty.title')} text={t('empty.text')} picture="pitch" />
  }
  return (
    <ul className={layout.list} aria-label={t('list')}>
      {data.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
