import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { AgendaItem } from '../model/agenda'
import type { Child } from '../model/family'
import { NextTwo } from './next-two'
import styles from './next-up.module.css'

interface ChildCardProps {
  child: Child
  /** Only what concerns this child. */
  items: readonly AgendaItem[]
  now: number
}

/** One child: team, what was called off, the next training and the next match. */
export function ChildCard({ child, items, now }: ChildCardProps) {
  const { t } = useTranslation('dashboards')
  return (
    <DashboardCard
      title={
        <span className={styles.child}>
          {child.full_name}
          {child.teams.map(({ id, name }) => (
            <StatusBadge key={id}>{name}</StatusBadge>
          ))}
        </span>
      }
    >
      {child.teams.length === 0 ? (
        <p className={styles.empty}>{t('parent.no_team', { name: child.first_name })}</p>
      ) : (
        <NextTwo items={items} now={now} />
      )}
    </DashboardCard>
  )
}
