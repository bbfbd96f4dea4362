import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { ExercisePreview } from './exercise-preview'

interface ExercisePreviewSheetProps {
  /** Null: closed. */
  exercise: { id: string; title: string } | null
  onClose: () => void
  /** What else can be done with it, such as adding it to a plan. */
  actions?: ReactNode
  /** A page with unsaved work opens the exercise beside itself. */
  isNewTab?: boolean
}

/** One exercise without leaving the page: the film, how to play it, and the way to its own page. */
export function ExercisePreviewSheet(props: ExercisePreviewSheetProps) {
  const { exercise, onClose, actions, isNewTab = false } = props
  const { t } = useTranslation('exercises')
  return (
    <Sheet
      isOpen={exercise !== null}
      onClose={onClose}
      title={exercise?.title ?? ''}
      width={1040}
      footer={
        exercise ? (
          <>
            <LinkButton
              kind={actions ? 'secondary' : 'primary'}
              to={href(paths.exercises.details, { id: exercise.id })}
              target={isNewTab ? '_blank' : undefined}
            >
              {t('library.open')}
            </LinkButton>
            {actions}
          </>
        ) : null
      }
    >
      {exercise ? <ExercisePreview id={exercise.id} /> : null}
    </Sheet>
  )
}
