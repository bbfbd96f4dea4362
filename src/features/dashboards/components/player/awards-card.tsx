import { useTranslation } from 'react-i18next'
import { Badge } from '@/features/achievements/widgets/badge'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useAwards } from '../../api/family/awards'
import styles from '../family/family.module.css'
import { useDayText } from '../family/use-day-text'

const awardsShown = 4

/** What the player has earned, the latest first. */
export function AwardsCard({ playerIds }: { playerIds: readonly string[] }) {
  const { t } = useTranslation('dashboards')
  const text = useDayText()
  const awards = useAwards(playerIds).slice(0, awardsShown)
  return (
    <DashboardCard
      title={t('awards.title')}
      more={
        playerIds[0] === undefined
          ? undefined
          : {
              to: `${href(paths.players.details, { id: playerIds[0] })}?tab=achievements`,
              label: t('awards.all'),
            }
      }
    >
      {awards.length === 0 ? (
        <p className={layout.dim14}>{t('awards.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {awards.map(({ id, badge, title, description, reason, awarded_at }) => (
            <li key={id} className={`${layout.row} ${styles.item}`}>
              <Badge badge={badge} size={36} />
              <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                <p className={layout.medium}>{title}</p>
                <p className={styles.dim}>{reason ?? description}</p>
              </div>
              <span className={styles.dim}>{text.dayOf(awarded_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
