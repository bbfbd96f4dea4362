import { IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import { ExercisePreviewSheet } from '@/features/exercises/widgets/library/exercise-preview-sheet'
import type { CardAction } from '@/features/exercises/widgets/library/grid/grid-keys'

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
    <ExercisePreviewSheet
      exercise={exercise}
      onClose={onClose}
      actions={
        isStaff ? (
          <>
            <Button
              kind="secondary"
              icon={<IconFolderPlus size={18} stroke={1.75} />}
              onClick={() => onAct(exercise, 'collect')}
            >
              {t('collections.add')}
            </Button>
            <Button
              icon={<IconPlus size={18} stroke={1.75} />}
              onClick={() => onAct(exercise, 'use')}
            >
              {t('library.use.action')}
            </Button>
          </>
        ) : null
      }
    />
  )
}
