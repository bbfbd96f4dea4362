import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDevelopmentTotals } from '@/features/development/api/coverage'
import { SchoolMark } from '@/features/schools/widgets/school-mark'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useSchoolTeams } from '../../api/schools'
import styles from './school-teams.module.css'
import emptyStyles from '../agenda/agenda.module.css'

/** The running teams with how many play and how many look after them. */
export function SchoolTeams({ schoolIds }: { schoolIds: readonly string[] }) {
  const { t } = useTranslation('dashboards')
  const teams = useSchoolTeams(schoolIds)
  const goals = useDevelopmentTotals(schoolIds)
  const isOneSchool = schoolIds.length === 1
  return (
    <DashboardCard
      title={t('owner.teams')}
      more={
        goals && {
          to: paths.development.team,
          label: t('owner.goals', { count: goals.planned, total: goals.players }),
        }
      }
    >
      {teams.length === 0 ? (
        <p className={emptyStyles.empty}>{t('owner.no_teams')}</p>
      ) : (
        <ul className={layout.list}>
          {teams.map((team) => (
            <li
              key={team.id}
              className={`${layout.wrap} ${layout.spread} ${layout.size14} ${layout.baseline} ${styles.team}`}
            >
              <span>
                <span style={{ marginInlineEnd: 'var(--space-2)' }}>
                  <SchoolMark schoolId={team.school_id} size={24} />
                </span>
                <Link
                  className={`${layout.medium} ${styles.name}`}
                  to={href(paths.teams.details, { id: team.id })}
                >
                  {team.name}
                </Link>
                <span className={layout.dim13}>
                  {isOneSchool ? team.season : `${team.school.name} · ${team.season}`}
                </span>
              </span>
              <span className={`${layout.wrap} ${styles.counts}`} data-figures="">
                <span>{t('owner.player_count', { count: team.player_count })}</span>
                <span data-missing={team.staff_count === 0 || undefined}>
                  {t('owner.staff_count', { count: team.staff_count })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
