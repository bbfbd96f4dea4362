import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useAttendanceShares } from '@/features/attendance/api/family/attendance-shares'
import type { Child } from '@/features/attendance/model/family/children'
import { ChildName } from './child-name'
import styles from '../family.module.css'

interface AttendanceCardProps {
  playerIds: readonly string[]
  family: readonly Child[]
}

/** How often each child was at training in the last eight weeks. */
export function AttendanceCard({ playerIds, family }: AttendanceCardProps) {
  const { t } = useTranslation('dashboards')
  const shares = useAttendanceShares(playerIds).filter(({ recorded }) => recorded > 0)
  const counted = family.flatMap(({ id }) => shares.filter(({ playerId }) => playerId === id))
  return (
    <DashboardCard title={t('there.title')}>
      {counted.length === 0 ? (
        <p className={layout.dim14}>{t('there.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {counted.map(({ playerId, recorded, there }) => (
            <li key={playerId} className={`${layout.row} ${styles.item}`}>
              <p className={layout.medium} data-figures="">
                {t('there.of', { there, recorded })}
              </p>
              <ChildName id={playerId} family={family} />
              <span
                className={`${layout.cut} ${layout.round} ${layout.ground3} ${styles.track}`}
                aria-hidden="true"
              >
                <span
                  className={styles.fill}
                  style={{ inlineSize: `${(there / recorded) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
