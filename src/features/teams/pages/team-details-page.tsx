import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { SchoolMark } from '@/features/schools/widgets/school-mark'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useStaff } from '../api/staff'
import { useTeam } from '../api/team'
import { AttendanceTab } from '../components/details/attendance-tab'
import { MatchesTab } from '../components/details/matches-tab'
import { TeamActions } from '../components/details/team-actions'
import { TeamOverview } from '../components/overview/team-overview'
import { SquadPrint } from '../components/print/squad-print'
import { SquadTab } from '../components/squad/squad-tab'
import { StaffTab } from '../components/staff/staff-tab'
import styles from '../components/teams.module.css'
import { useTeamAccess } from '../components/use-team-access'
import { AgeRulesCard } from '../widgets/age-rules-card'

/** One team: what is next, then squad, staff, matches, attendance; families read, and of the squad see their own child. */
export function TeamDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('teams')
  const team = useTeam(id)
  const access = useTeamAccess(team, useStaff(id))
  const { name, age_group, season, school, archived_at } = team
  const attendance = {
    key: 'attendance',
    label: t('attendance.tab'),
    content: <AttendanceTab team={team} />,
  }
  return (
    <>
      <DetailsPage
        title={name}
        back={{ to: paths.teams.list, label: t('pages.list') }}
        description={
          archived_at ? (
            <StatusBadge tone="amber">
              {t('archive.since', { date: formatDate(archived_at) })}
            </StatusBadge>
          ) : null
        }
        media={<SchoolMark schoolId={school.id} size={48} />}
        actions={<TeamActions team={team} access={access} />}
        lead={<TeamOverview team={team} access={access} />}
        tabs={[
          {
            key: 'squad',
            label: t('team.squad'),
            content: <SquadTab key={id} team={team} access={access} />,
          },
          {
            key: 'staff',
            label: t('team.staff'),
            content: <StaffTab team={team} access={access} />,
          },
          {
            key: 'matches',
            label: t('matches.tab'),
            content: <MatchesTab team={team} access={access} />,
          },
          ...(access.isStaff ? [attendance] : []),
        ]}
      >
        <SectionCard title={t('overview.facts')}>
          <FactList
            layout="stack"
            facts={[
              { label: t('team.age_group'), value: age_group },
              { label: t('team.season'), value: season },
              {
                label: t('team.school'),
                value: (
                  <Link
                    className={styles.link}
                    to={href(paths.schools.mine, { clubId: school.id })}
                  >
                    {school.name}
                  </Link>
                ),
              },
            ]}
          />
        </SectionCard>
        <AgeRulesCard frame={{ schoolId: school.id, ageGroup: age_group, season }} />
      </DetailsPage>
      {access.isFamily ? null : <SquadPrint team={team} />}
    </>
  )
}
