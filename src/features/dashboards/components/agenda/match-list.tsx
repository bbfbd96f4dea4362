import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { MatchItem } from '../../model/agenda'
import { AgendaDays } from './agenda-days'
import styles from './agenda.module.css'
import { useMomentText } from './use-moment-text'

interface MatchListProps {
  matches: readonly MatchItem[]
  now: number
  /** Under a match, such as the coach's way to missing answers. */
  below?: (match: MatchItem) => ReactNode
}

/** Matches to come, by day. */
export function MatchList({ matches, now, below }: MatchListProps) {
  const { t } = useTranslation('dashboards')
  const { teamOrSide } = useMomentText(now)
  return (
    <DashboardCard title={t('matches.title')}>
      {matches.length === 0 ? (
        <p className={styles.empty}>{t('matches.empty')}</p>
      ) : (
        <AgendaDays items={matches} now={now} describe={teamOrSide} below={below} />
      )}
    </DashboardCard>
  )
}
