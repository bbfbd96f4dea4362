import { useTranslation } from 'react-i18next'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSelfAsPlayer } from '../api/family'
import { useTeamsAgenda } from '../api/team-agenda'
import { teamIdsOf } from '../model/family'
import { nextMatch, nextTraining } from '../model/next-up'
import { CalledOff } from './called-off'
import { DaysAheadCard } from './days-ahead-card'
import { NextUp } from './next-up'
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
        <CalledOff items={items} now={now} />
        <NextUp
          label={t('next.training')}
          empty={t('next.no_training')}
          item={nextTraining(items, now)}
          now={now}
        />
        <NextUp
          label={t('next.match')}
          empty={t('next.no_match')}
          item={nextMatch(items, now)}
          now={now}
        />
      </DashboardCard>
      <DaysAheadCard items={items} now={now} describe={teamOrSide} />
    </>
  )
}
