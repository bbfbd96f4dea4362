import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { Planner } from '../components/planner'
import { PlannerHead } from '../components/planner-head'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import type { loadTrainingToEdit } from '../loaders'
import { toRepeatedValues } from '../model/board/planner-start'

/** A session that stands already, changed with the same planner. */
export function TrainingEditPage() {
  const { t, i18n } = useTranslation('planner')
  const training = useLoaderData<typeof loadTrainingToEdit>()
  const session = useSession()
  const { teams } = useTrainingAccess()
  const text = useTrainingText()
  if (!session) return null
  return (
    <>
      <PlannerHead
        title={t('form.edit_title')}
        description={text.when(training)}
        back={{
          to: href(paths.trainings.details, { trainingId: training.id }),
          label: text.title(training),
        }}
      />
      <Planner
        key={training.id}
        userId={session.user.id}
        teams={teams}
        values={toRepeatedValues(training, training.team.school.time_zone, i18n.language)}
        existing={{ id: training.id, version: training.version }}
      />
    </>
  )
}
