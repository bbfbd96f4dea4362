import { Suspense, useState } from 'react'
import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useUnreadCount } from '../api/notifications'
import { BellButton } from '../components/bell-button'
import { NotificationPanel } from '../components/notification-panel'
import layout from '@/shared/ui/layout.module.css'
import styles from './notification-bell.module.css'
import { useLiveNotifications } from './use-live-notifications'

/** The bell of the top bar: how much is unread, and the newest in a popover or a sheet. */
export function NotificationBell() {
  const session = useSession()
  return session ? <Bell userId={session.user.id} /> : null
}

function Bell({ userId }: { userId: string }) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  const { data: unread = 0 } = useUnreadCount(userId)
  useLiveNotifications(userId)

  function close() {
    setOpen(false)
  }

  const button = { unread, onClick: () => setOpen(!isOpen) }
  const panel = { userId, onLeave: close }
  if (isPhone) {
    return (
      <>
        <BellButton {...button} aria-haspopup="dialog" aria-expanded={isOpen} />
        <Sheet isOpen={isOpen} onClose={close} title={t('nav.notifications')}>
          <div className={styles.sheet}>
            <Suspense fallback={<ListSkeleton rows={4} />}>
              <NotificationPanel {...panel} />
            </Suspense>
          </div>
        </Sheet>
      </>
    )
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      hideDetached={false}
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton {...button} />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <NotificationPanel
            {...panel}
            heading={
              <h2 className={`${layout.text16} ${layout.pad3} ${styles.heading}`}>
                {t('nav.notifications')}
              </h2>
            }
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
