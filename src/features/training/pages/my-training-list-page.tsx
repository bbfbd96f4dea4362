import { useTranslation } from 'react-i18next'
import { TrainingList } from '../components/training-list'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

/** Sessions of the teams I look after; for families those of their own teams. */
export function MyTrainingListPage() {
  const { t } = useTranslation('training')
  const { teams, isFamily } = useTrainingAccess()
  return (
    <TrainingList
      title={isFamily ? t('list.family_title') : t('list.mine_title')}
      scope={teams.map(({ id }) => id)}
      teams={teams}
    />
  )
}
