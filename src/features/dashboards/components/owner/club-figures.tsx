import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useClubTeams, useClubTrainings } from '../../api/club'
import { useClubPeople } from '../../api/club-people'
import { coachIds, openInvitations, waitingForRole } from '../../model/club-needs'
import { needsPlan, soon } from '../../model/next-up'
import styles from './club-figures.module.css'

interface ClubPartProps {
  schoolIds: readonly string[]
  now: number
}

/** The club in numbers, each leading to what it counts. */
export function ClubFigures({ schoolIds, now }: ClubPartProps) {
  const { t } = useTranslation('dashboards')
  const teams = useClubTeams(schoolIds)
  const people = useClubPeople(schoolIds)
  const sessions = soon(useClubTrainings(schoolIds), now).filter((item) => !item.is_cancelled)
  const planned = sessions.filter((item) => !needsPlan(item)).length
  const format = new Intl.NumberFormat(formatLocale())
  const money = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return (
    <div className={styles.figures}>
      <StatCard
        label={t('owner.sessions')}
        value={format.format(sessions.length)}
        to={paths.trainings.all}
      />
      <StatCard
        label={t('owner.planned')}
        value={t('owner.planned_of', {
          planned: format.format(planned),
          total: format.format(sessions.length),
        })}
        to={`${paths.trainings.all}?status=unplanned`}
      />
      <StatCard
        label={t('owner.teams')}
        value={format.format(teams.length)}
        to={paths.teams.list}
      />
      <StatCard
        label={t('owner.players')}
        value={format.format(people.player_count)}
        to={paths.players.list}
      />
      <StatCard
        label={t('owner.coaches')}
        value={format.format(coachIds(people.assignments).length)}
        to={paths.coaches.list}
      />
      <StatCard
        label={t('owner.invitations')}
        value={format.format(openInvitations(people.invitations, now).open.length)}
        to={paths.players.invite}
      />
      <StatCard
        label={t('owner.waiting')}
        value={format.format(waitingForRole(people.invitations, people.assignments).length)}
      />
      <StatCard label={t('owner.fees')} value={money.format(people.open_cents / 100)} />
    </div>
  )
}
