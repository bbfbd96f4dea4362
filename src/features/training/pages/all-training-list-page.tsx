import { useTranslation } from 'react-i18next'
import { useReadableTeams } from '@/features/teams/api/teams'
import { TrainingList } from '../components/training-list'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { getTeamScope } from '@/features/teams/model/training-scope'

/** Every session of the school for its staff; families see those of their own teams. */
export function AllTrainingListPage() {
  const { t } = useTranslation('training')
  const { role, teams } = useTrainingAccess()
  const { data: readable } = useReadableTeams()
  const ownIds = teams.map(({ id }) => id)
  const scope = getTeamScope('all', role, ownIds)
  return (
    <TrainingList
      title={t('list.all_title')}
      scope={scope}
      teams={scope === 'all' ? readable : teams}
    />
  )
}
