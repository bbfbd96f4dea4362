import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useCoachAgenda } from '../api/team-agenda'
import { nextTraining } from '../model/next-up'
import styles from './agenda.module.css'
import { NextSession } from './next-session'

interface CoachPartProps {
  userId: string
  now: number
}

/** What a coach should do now, or what is missing before there is anything to do. */
export function CoachToday({ userId, now }: CoachPartProps) {
  const { t } = useTranslation('dashboards')
  const { hasTeams, items } = useCoachAgenda(userId)
  if (!hasTeams) {
    return (
      <EmptyState
        picture="people"
        title={t('coach.no_team_title')}
        text={t('coach.no_team_text')}
      />
    )
  }
  const training = nextTraining(items, now)
  if (training) return <NextSession training={training} now={now} />
  return (
    <DashboardCard isToday title={t('coach.next')}>
      <p className={styles.empty}>{t('coach.no_session')}</p>
    </DashboardCard>
  )
}
