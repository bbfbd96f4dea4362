import layout from '@/shared/ui/layout.module.css'
import type { Notification } from '../api/notifications'
import { useNotificationText } from '../components/use-notification-text'

type Told = Pick<Notification, 'category' | 'kind' | 'payload'>

/** What the bell says of a notification. */
export function NotificationWords({ told }: { told: Told }) {
  const { text, detail } = useNotificationText()(told)
  return (
    <span className={`${layout.grid1} ${layout.breakable}`}>
      <span className={layout.medium}>{text}</span>
      {detail ? <span className={layout.dim13}>{detail}</span> : null}
    </span>
  )
}
