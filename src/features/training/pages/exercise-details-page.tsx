import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { AnimationPlayer } from '@/features/scene/widgets/animation-player'
import { SceneLegend } from '@/features/scene/widgets/scene-legend'
import { SceneWords } from '@/features/scene/widgets/scene-words'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { FactList } from '@/shared/ui/cards/fact-list'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useExercise } from '../api/exercises'
import { ExercisePicture } from '../components/exercise-picture'
import styles from '../components/library/exercise-details.module.css'
import { ExerciseSections } from '../components/library/exercise-sections'
import { ExerciseSheet } from '../components/library/exercise-sheet'
import { ExerciseUses } from '../components/library/exercise-uses'
import { FavouriteButton } from '../components/library/favourite-button'
import { useExerciseFacts } from '../components/library/use-exercise-facts'
import { exerciseScene } from '../model/exercise-scene'
import { textFor } from '../model/training-view'

/** One exercise in full; prints on one page. */
export function ExerciseDetailsPage() {
  const { t, i18n } = useTranslation('training')
  const { id = '' } = useParams()
  const { data: exercise } = useExercise(id)
  const words = textFor(exercise.texts, i18n.language)
  const facts = useExerciseFacts(exercise)
  const scene = exerciseScene(exercise)
  const title = words?.title ?? ''
  const favourite = { id, title, is_favourite: exercise.favourites.length > 0 }

  return (
    <DetailsPage
      title={title}
      back={{ to: paths.exercises.library, label: t('exercise.back') }}
      description={words?.aim}
      facts={facts.main}
      actions={
        <LinkButton
          to={`${paths.trainings.create}?exercise=${id}`}
          icon={<IconPlus size={18} stroke={1.75} />}
        >
          {t('exercise.add_to_training')}
        </LinkButton>
      }
      menu={
        <>
          <FavouriteButton exercise={favourite} />
          <Button
            kind="secondary"
            icon={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {t('exercise.print')}
          </Button>
        </>
      }
      rail={
        <>
          <SectionCard title={t('exercise.more')}>
            <FactList facts={facts.more} />
          </SectionCard>
          <SectionCard title={t('exercise.used_in')}>
            <QueryBoundary>
              <ExerciseUses exerciseId={id} />
            </QueryBoundary>
          </SectionCard>
        </>
      }
    >
      {scene || !exercise.animation_id ? (
        <figure className={styles.figure}>
          <div className={styles.board}>
            <ExercisePicture exercise={exercise} density="fine" />
          </div>
          {scene && <SceneLegend scene={scene} />}
          {scene && <SceneWords scene={scene} />}
        </figure>
      ) : null}
      {exercise.animation_id ? (
        <SectionCard title={t('exercise.animation')}>
          <AnimationPlayer id={exercise.animation_id} />
        </SectionCard>
      ) : null}
      {words && <ExerciseSections words={words} />}
      {words && <ExerciseSheet exercise={exercise} words={words} />}
    </DetailsPage>
  )
}
