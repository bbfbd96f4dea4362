import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { openScene } from '@/features/scene/model/document/open-scene'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useQuiz } from '../api/quizzes'
import { FamilyQuiz } from '../components/quiz/family-quiz'
import { QuizResults } from '../components/quiz/quiz-results'

/** One quiz: a family watches and answers, a coach reads what the players decided. */
export function QuizPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('tasks/quiz')
  const quiz = useQuiz(id)
  const { isStaff } = useTrainingAccess()
  const { scene, fault } = openScene(quiz.scene)
  return (
    <DetailsPage
      title={quiz.title}
      back={{ to: paths.tasks.active, label: t('back') }}
      description={t(isStaff ? 'lead_staff' : 'lead')}
    >
      <QueryBoundary skeleton={<ListSkeleton rows={4} />}>
        {isStaff ? (
          <QuizResults quizId={id} animationId={quiz.animation_id} />
        ) : fault ? (
          <UnreadableScene fault={fault} />
        ) : (
          <FamilyQuiz quizId={id} title={quiz.title} scene={scene} />
        )}
      </QueryBoundary>
    </DetailsPage>
  )
}
