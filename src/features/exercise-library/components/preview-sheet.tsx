import { IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { Button, LinkButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useExercise, type ExerciseHit } from '@/features/exercises/api/exercises'
import { textFor } from '@/features/exercises/model/exercise-text'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { useExerciseFacts } from '@/features/exercises/widgets/library/use-exercise-facts'
import type { CardAction } from '@/features/exercises/widgets/library/grid/grid-keys'
import styles from './actions.module.css'

interface PreviewSheetProps {
  exercise: ExerciseHit
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
  onClose: () => void
}

/** Enough to decide, without leaving the list. */
export function PreviewSheet({ exercise, isStaff, onAct, onClose }: PreviewSheetProps) {
  const { t } = useTranslation('exercises')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={exercise.title}
      width={760}
      footer={
        <>
          {isStaff ? (
            <>
              <Button
                kind="secondary"
                icon={<IconFolderPlus size={18} stroke={1.75} />}
                onClick={() => onAct(exercise, 'collect')}
              >
                {t('collections.add')}
              </Button>
              <Button
                kind="secondary"
                icon={<IconPlus size={18} stroke={1.75} />}
                onClick={() => onAct(exercise, 'use')}
              >
                {t('library.use.action')}
              </Button>
            </>
          ) : null}
          <LinkButton to={href(paths.exercises.details, { id: exercise.id })}>
            {t('library.open')}
          </LinkButton>
        </>
      }
    >
      <div className={layout.stack3}>
        <div className={styles.picture}>
          <ExercisePicture exercise={exercise} density="fine" />
        </div>
        <p className={styles.strong}>{exercise.aim}</p>
        <QueryBoundary>
          <Words id={exercise.id} />
        </QueryBoundary>
      </div>
    </Sheet>
  )
}

function Words({ id }: { id: string }) {
  const { t, i18n } = useTranslation('exercises')
  const { data } = useExercise(id)
  const { main, brief } = useExerciseFacts(data)
  const words = textFor(data.texts, i18n.language)
  return (
    <>
      <FactList facts={[...main, ...brief]} />
      {words ? (
        <>
          <h3 className={styles.heading}>{t('exercise.rules')}</h3>
          <p className={styles.prose}>{words.rules}</p>
          <h3 className={styles.heading}>{t('exercise.points')}</h3>
          <ul className={styles.points}>
            {words.coaching_points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
