import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useSchoolTeams, useSchoolTrainings } from '../../api/schools'
import { useSchoolPeople } from '../../api/school-people'
import { listCoachIds, openInvitations, listWaitingForRole } from '../../model/school-needs'
import { isPlanMissing, listSoon } from '../../model/next-up'
import layout from '@/shared/ui/layout.module.css'
import styles from './school-figures.module.css'

interface SchoolPartProps {
  schoolIds: readonly string[]
  now: number
}

/** The club in numbers, each leading to what it counts. */
export function SchoolFigures({ schoolIds, now }: SchoolPartProps) {
  const { t } = useTranslation('dashboards')
  const teams = useSchoolTeams(schoolIds)
  const people = useSchoolPeople(schoolIds)
  const sessions = listSoon(useSchoolTrainings(schoolIds), now).filter((item) => !item.is_cancelled)
  const planned = sessions.filter((item) => !isPlanMissing(item)).length
  const format = new Intl.NumberFormat(formatLocale())
  const money = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return (
    <div className={`${layout.grid} ${layout.gap3} ${styles.figures}`}>
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
        value={format.format(listCoachIds(people.assignments).length)}
        to={paths.coaches.list}
      />
      <StatCard
        label={t('owner.invitations')}
        value={format.format(openInvitations(people.invitations, now).open.length)}
        to={paths.players.invite}
      />
      <StatCard
        label={t('owner.waiting')}
        value={format.format(listWaitingForRole(people.invitations, people.assignments).length)}
        to={paths.players.invite}
      />
      <StatCard
        label={t('owner.fees')}
        value={money.format(people.open_cents / 100)}
        to={paths.owner.fees}
      />
    </div>
  )
}
