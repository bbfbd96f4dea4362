import { useTranslation } from 'react-i18next'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useClubTeams, useClubTrainings } from '../api/club'
import { needsPlan, soon } from '../model/next-up'

interface ClubPartProps {
  schoolIds: readonly string[]
  now: number
}

/** The club in four numbers: sessions ahead, how many are planned, teams, players. */
export function ClubFigures({ schoolIds, now }: ClubPartProps) {
  const { t, i18n } = useTranslation('dashboards')
  const teams = useClubTeams(schoolIds)
  const sessions = soon(useClubTrainings(schoolIds), now).filter((item) => !item.is_cancelled)
  const planned = sessions.filter((item) => !needsPlan(item)).length
  const players = teams.reduce((sum, { player_count }) => sum + player_count, 0)
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  return (
    <>
      <StatCard label={t('owner.sessions')} value={format.format(sessions.length)} />
      <StatCard
        label={t('owner.planned')}
        value={t('owner.planned_of', {
          planned: format.format(planned),
          total: format.format(sessions.length),
        })}
      />
      <StatCard label={t('owner.teams')} value={format.format(teams.length)} />
      <StatCard label={t('owner.players')} value={format.format(players)} />
    </>
  )
}
