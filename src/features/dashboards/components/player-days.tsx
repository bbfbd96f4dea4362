import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSelfAsPlayer } from '../api/family'
import { useTeamsAgenda } from '../api/team-agenda'
import { teamIdsOf } from '../model/family'
import { DaysAheadCard } from './days-ahead-card'
import { NextTwo } from './next-two'
import { useMomentText } from './use-moment-text'

interface PlayerDaysProps {
  userId: string
  now: number
}

/** The player's own next training and match, and the days ahead. */
export function PlayerDays({ userId, now }: PlayerDaysProps) {
  const { t } = useTranslation('dashboards')
  const { teamOrSide } = useMomentText(now)
  const self = useSelfAsPlayer(userId)
  const teamIds = teamIdsOf(self)
  const items = useTeamsAgenda(teamIds)
  if (teamIds.length === 0) {
    const reason = self.length === 0 ? 'not_linked' : 'no_team'
    return (
      <EmptyState
        picture="people"
        title={t(`player.${reason}_title`)}
        text={t(`player.${reason}_text`)}
      />
    )
  }
  return (
    <>
      <DashboardCard isToday title={t('player.next')}>
        <NextTwo items={items} now={now} />
      </DashboardCard>
      <DaysAheadCard items={items} now={now} describe={teamOrSide} />
    </>
  )
}
