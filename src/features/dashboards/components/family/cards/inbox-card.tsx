import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useUnread } from '../../../api/family/inbox'
import styles from '../family.module.css'

/** Conversations with something unread; leads to the messages. */
export function InboxCard({ userId }: { userId: string }) {
  const { t } = useTranslation('dashboards')
  const isPhone = useIsPhone()
  const conversations = useUnread(userId)
  // a phone has no room for what says that there is nothing
  if (isPhone && conversations.length === 0) return null
  return (
    <DashboardCard title={t('inbox.title')} more={{ to: paths.messages, label: t('inbox.open') }}>
      {conversations.length === 0 ? (
        <p className={layout.dim14}>{t('inbox.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {conversations.map(({ id, kind, title, team, player, unread }) => (
            <li key={id} className={`${layout.row} ${styles.item}`}>
              <p className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                {title ??
                  t(`inbox.kinds.${kind}`, {
                    team: team?.name ?? '',
                    name: player?.first_name ?? '',
                  })}
              </p>
              <StatusBadge tone="blue">{t('inbox.unread', { count: unread })}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
