import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { FactList } from '@/shared/ui/cards/fact-list'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useExercise } from '@/features/exercises/api/exercises'
import { ExerciseActions } from '../components/exercise-actions'
import { ExerciseChain } from '@/features/exercises/widgets/library/details/exercise-chain'
import { ExerciseMedia } from '@/features/exercises/widgets/library/details/exercise-media'
import { ExerciseUsage } from '@/features/exercises/widgets/library/details/exercise-usage'
import { SizeLinks } from '@/features/exercises/widgets/library/details/size-links'
import { SimilarExercises } from '@/features/exercises/widgets/library/details/similar-exercises'
import { ExerciseSections } from '@/features/exercises/widgets/library/exercise-sections'
import { ExerciseSheet } from '@/features/exercises/widgets/library/exercise-sheet'
import { ExerciseUses } from '@/features/exercises/widgets/library/exercise-uses'
import { useExerciseFacts } from '@/features/exercises/widgets/library/use-exercise-facts'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { chooseText } from '@/features/exercises/model/exercise-text'

/** One exercise in full; prints on one page. */
export function ExerciseDetailsPage() {
  const { t, i18n } = useTranslation('exercises')
  const { id = '' } = useParams()
  const { data: exercise } = useExercise(id)
  const { isStaff, teams } = useTrainingAccess()
  const words = chooseText(exercise.texts, i18n.language)
  const facts = useExerciseFacts(exercise)
  const title = words?.title ?? ''

  return (
    <DetailsPage
      title={title}
      back={{ to: paths.exercises.library, label: t('exercise.back') }}
      description={
        <span className={layout.row2}>
          {words?.aim}
          {exercise.school_id ? (
            <StatusBadge tone="neutral">{t(`library.shared.${exercise.visibility}`)}</StatusBadge>
          ) : null}
          {exercise.archived_at ? (
            <StatusBadge tone="neutral">{t('exercise.archived')}</StatusBadge>
          ) : null}
        </span>
      }
      facts={facts.main}
      actions={<ExerciseActions key={id} exercise={exercise} title={title} isStaff={isStaff} />}
      rail={
        <>
          <SectionCard title={t('exercise.more')}>
            <FactList facts={facts.more} />
          </SectionCard>
          <SectionCard title={t('exercise.used_in')}>
            <QueryBoundary>
              <ExerciseUsage exerciseId={id} zone={teams[0]?.school.time_zone ?? 'UTC'} />
              <ExerciseUses exerciseId={id} />
            </QueryBoundary>
          </SectionCard>
        </>
      }
    >
      {exercise.practice_key ? (
        <QueryBoundary skeleton={null}>
          <SizeLinks practiceKey={exercise.practice_key} />
        </QueryBoundary>
      ) : null}
      <ExerciseMedia key={`media ${id}`} exercise={exercise} title={title} />
      {words && <ExerciseSections words={words} />}
      <QueryBoundary>
        <ExerciseChain exercise={exercise} />
      </QueryBoundary>
      <SimilarExercises exercise={exercise} />
      {words && <ExerciseSheet exercise={exercise} words={words} />}
    </DetailsPage>
  )
}
