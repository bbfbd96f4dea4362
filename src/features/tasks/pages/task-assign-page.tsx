import { useTranslation } from 'react-i18next'
import { usePlayerOptions } from '@/features/people/api/players/player-options'
import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { AssignForm } from '../components/assign/assign-form'
import { listCandidates } from '../model/candidates'

/** Gives the same task to some players, a position or a whole team. */
export function TaskAssignPage() {
  const { t } = useTranslation('tasks')
  const session = useSession()
  const { teams, isStaff } = useTrainingAccess()
  const { data, error, refetch } = usePlayerOptions()
  const frame = {
    title: t('pages.assign'),
    back: { to: paths.tasks.active, label: t('pages.active') },
  }
  if (!isStaff) {
    return (
      <FormPage {...frame}>
        <EmptyState title={t('assign.staff_only')} text={t('assign.staff_only_text')} />
      </FormPage>
    )
  }
  if (!data) {
    return (
      <FormPage {...frame}>
        {error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
      </FormPage>
    )
  }
  const role = session?.profile?.role
  const candidates = listCandidates(data, {
    teamIds: teams.map(({ id }) => id),
    ownedSchoolIds:
      role === 'owner'
        ? (session?.held_roles ?? []).flatMap((held) =>
            held.role === 'owner' ? (held.school_id ?? []) : [],
          )
        : [],
  })
  if (candidates.length === 0) {
    return (
      <FormPage {...frame}>
        <EmptyState
          picture="people"
          title={t('assign.no_players')}
          text={t('assign.no_players_text')}
          action={<LinkButton to={paths.teams.list}>{t('assign.to_teams')}</LinkButton>}
        />
      </FormPage>
    )
  }
  return <AssignForm candidates={candidates} teams={teams} />
}
