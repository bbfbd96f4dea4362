import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { SchoolNumbers } from '../components/team-plans/school-numbers'
import { TeamCoverage } from '../components/team-plans/team-coverage'

/** Who works at which goals: by name for the coach of a team, in numbers for the owner. */
export function TeamPlansPage() {
  const { t } = useTranslation('development')
  const session = useSession()
  const { teams, role } = useTrainingAccess()
  const owned =
    role === 'owner'
      ? (session?.held_roles ?? []).flatMap((held) =>
          held.role === 'owner' ? (held.school_id ?? []) : [],
        )
      : []
  return (
    <DetailsPage
      title={t('pages.team')}
      description={t(role === 'owner' ? 'coverage.lead_owner' : 'coverage.lead')}
    >
      <div className={layout.stack4}>
        {role === 'coach' && teams.length > 0
          ? teams.map((team) => <TeamCoverage key={team.id} team={team} />)
          : null}
        {owned.map((schoolId) => (
          <SchoolNumbers key={schoolId} schoolId={schoolId} />
        ))}
        {(role === 'coach' && teams.length > 0) || owned.length > 0 ? null : (
          <EmptyState
            picture="people"
            title={t('coverage.no_team')}
            text={t('coverage.no_team_text')}
            action={<LinkButton to={paths.teams.list}>{t('coverage.to_teams')}</LinkButton>}
          />
        )}
      </div>
    </DetailsPage>
  )
}
