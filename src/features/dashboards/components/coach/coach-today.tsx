import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import type { AgendaItem } from '../../model/agenda'
import { findNextTraining } from '../../model/next-up'
import styles from '../agenda/agenda.module.css'
import { NextSession } from './next-session'

interface CoachTodayProps {
  hasTeams: boolean
  items: readonly AgendaItem[]
  now: number
}

/** What a coach should do now, or what is missing before there is anything to do. */
export function CoachToday({ hasTeams, items, now }: CoachTodayProps) {
  const { t } = useTranslation('dashboards')
  if (!hasTeams) {
    return (
      <EmptyState
        picture="people"
        title={t('coach.no_team_title')}
        text={t('coach.no_team_text')}
      />
    )
  }
  const training = findNextTraining(items, now)
  if (training) return <NextSession training={training} now={now} />
  return (
    <DashboardCard isToday title={t('coach.next')}>
      <p className={styles.empty}>{t('coach.no_session')}</p>
    </DashboardCard>
  )
}
